'use client'

import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { Suspense, useMemo, useState } from 'react'
import { rulesFaultsOf } from '@/lib/score'
import { useRelativesTexts, useTexts } from '@/lib/i18n'
import { newId, useRestored, useTable } from '@/lib/phone'
import type { TableView } from '@/lib/table'
import { Button, Choice, FaultText, Field, LinkButton, Notice, PageHeader, to, useQuery, Waiting } from '../_ui'
import { useWrite } from '../_ui/use-write'
import { RulesEditor } from '../rules-editor'
import { GermanRows } from './german-rows'
import { draftsOf, fitting, lastRelatives, missingFor, planOf, readPlan, seatedCrosswise, type Plan } from './plan'
import { Seats } from './seats'

// What is loaded when it is chosen has a boundary of its own: the page stays as it is meanwhile.
const RelativeRows = dynamic(() => import('./relative-rows'))

/** ISO date of today where this phone is. */
function today(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

/** Deals an evening may be planned for; 0: open. */
const LENGTHS = [0, 16, 24, 32] as const

export function NewScreen() {
  const texts = useTexts()
  const { t } = useQuery()
  const table = useTable(t)
  if (table === undefined) return <Waiting />
  if (t === null || table === null || table.role === 'viewer') {
    return (
      <Notice
        title={table ? texts.table.watching : texts.table.missing}
        action={<LinkButton href={t && table ? to.table(t) : to.home}>{texts.common.back}</LinkButton>}
      />
    )
  }
  return <Prepare tableId={t} view={table.view} />
}

function Prepare({ tableId, view }: { tableId: string; view: TableView }) {
  const texts = useTexts()
  const router = useRouter()
  const initial = useMemo(() => planOf(view), [view])
  const { value: plan, set, drop } = useRestored(`new:${tableId}`, initial, readPlan)
  const { put, fault } = useWrite(tableId)
  const [busy, setBusy] = useState(false)
  const relatives = useRelativesTexts()
  if (plan === undefined) return <Waiting />

  const change = (part: Partial<Plan>) => set({ ...plan, ...part })
  const rules = fitting(plan.rules, plan.seats.length)
  const missing = missingFor(plan)
  const unchosen = plan.game === 'relative' && plan.relative === null
  const broken = plan.game === 'bavarian' && missing === 0 && rulesFaultsOf(rules, plan.seats.length).length > 0
  const problem =
    missing > 0 ? texts.newEvening.tooFew(missing) : missing < 0 ? texts.newEvening.tooMuch(-missing) : null

  async function start(ready: Plan) {
    setBusy(true)
    const drafts = draftsOf(ready, view.people, today(), newId)
    const written = await put(...drafts)
    const session = drafts.at(-1)?.id
    if (written === null || session === undefined) return setBusy(false)
    router.replace(to.evening(tableId, session))
    drop()
  }

  return (
    <main className="page mx-auto flex max-w-xl flex-col gap-7">
      <PageHeader title={texts.newEvening.title} under={view.name} back={to.table(tableId)} />
      <Seats
        seats={plan.seats}
        people={view.people}
        onChange={(seats) => change({ seats })}
        title={texts.newEvening.who}
        hint={texts.newEvening.whoHint}
        others={texts.newEvening.notYet}
        leave={texts.newEvening.leave}
      />
      {plan.game === 'bavarian' && plan.seats.length === 3 && <p>{texts.newEvening.needsFour}</p>}
      {plan.game === 'bavarian' && plan.seats.length > 4 && <p>{texts.newEvening.sitsOut}</p>}
      <section aria-labelledby="rules" className="flex flex-col gap-5">
        <h2 id="rules" className="text-xl">
          {texts.newEvening.rules}
        </h2>
        <Choice
          label={texts.newEvening.game}
          quiet
          columns={3}
          value={plan.game}
          onChange={(game) => change({ game })}
          options={[
            { value: 'bavarian', label: texts.newEvening.bavarian },
            { value: 'german', label: texts.newEvening.german },
            ...(relatives === null ? [] : [{ value: 'relative' as const, label: relatives.family }]),
          ]}
        />
        {plan.game === 'bavarian' ? (
          <RulesEditor rules={rules} currency={view.currency} onChange={(changed) => change({ rules: changed })} />
        ) : plan.game === 'german' ? (
          <GermanRows
            rules={plan.german}
            names={plan.seats.map((sitter) => sitter.name)}
            onChange={(german) => change({ german })}
            onCrosswise={(teams) => set(seatedCrosswise(plan, teams))}
          />
        ) : (
          <Suspense fallback={null}>
            <RelativeRows
              plan={plan.relative}
              last={lastRelatives(view)}
              currency={view.currency}
              onChange={(relative) => change({ relative })}
            />
          </Suspense>
        )}
      </section>
      <section className="flex flex-col gap-4">
        <Choice
          label={texts.newEvening.planned}
          columns={4}
          value={plan.planned ?? 0}
          onChange={(planned) => change({ planned: planned === 0 ? null : planned })}
          options={LENGTHS.map((count) => ({
            value: count,
            label: count === 0 ? texts.newEvening.open : String(count),
          }))}
        />
        <Field
          label={`${texts.newEvening.where} (${texts.common.optional})`}
          placeholder={texts.newEvening.whereHint}
          value={plan.title}
          onChange={(title) => change({ title })}
          maxLength={60}
          autoComplete="off"
        />
      </section>
      <div className="bg-paper border-line sticky bottom-0 -mx-4 [@media(max-height:40rem)]:static mt-auto border-t px-4 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        {fault && <FaultText>{fault}</FaultText>}
        {broken && <FaultText>{texts.rules.contradict}</FaultText>}
        {problem && (
          <p role="status" className="text-muted pb-1.5">
            {problem}
          </p>
        )}
        <Button
          kind="primary"
          wide
          className="min-h-15! text-xl"
          disabled={busy || problem !== null || broken || unchosen}
          onClick={() => void start(plan)}
        >
          {texts.newEvening.start}
        </Button>
      </div>
    </main>
  )
}
