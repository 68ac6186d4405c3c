import { BaseSequencer } from 'vitest/node'

/** Measured. What is not named here is short, and comes after them. */
const LONGEST = [
  'local-first/server',
  'local-first/cellar',
  'local-first/handover',
  'evening/axe',
  'evening/tables',
  'german/head',
  'sheet/fits',
  'people/rules',
  'relatives/relatives',
  'local-first/keys',
  'e2e/worker',
  'local-first/at-hand',
  'evening/twenty-deals',
  'money/money',
  'server/two-processes',
  'export/export',
  'people/people',
  'local-first/nights',
  'sync/fuzz',
  'cli/score',
]

/** @param {import('vitest/node').TestSpecification} file */
const rank = ({ moduleId }) => {
  const at = LONGEST.findIndex((name) => moduleId.endsWith(`${name}.test.ts`))
  return at === -1 ? LONGEST.length : at
}

/** What takes longest begins first: at the end no processor waits while a single long file is still to be done. */
export class LongestFirst extends BaseSequencer {
  /** @override @param {import('vitest/node').TestSpecification[]} files */
  async sort(files) {
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other))
  }
}
