// One model for two databases: prisma/schema.prisma is written for SQLite, and what PostgreSQL needs is made from it.

/** @typedef {'sqlite' | 'postgresql'} Provider */

/** @param {string} url @returns {Provider} */
export const providerOf = (url) => (/^postgres(ql)?:/.test(url) ? 'postgresql' : 'sqlite')

const CHANGES = /** @type {const} */ ([
  ['provider = "sqlite"', 'provider = "postgresql"'],
  ['output   = "../generated/sqlite"', 'output   = "./postgresql"'],
])

/**
 * The same model for PostgreSQL, to lie in generated/.
 * @param {string} model the text of schema.prisma
 */
export function forPostgres(model) {
  for (const [here] of CHANGES)
    if (model.split(here).length !== 2) throw new Error(`prisma/schema.prisma must say once: ${here}`)
  return CHANGES.reduce((text, [here, there]) => text.replace(here, there), model)
}
