'use client'

import { useState } from 'react'
import { germanRulesFaultsOf, rulesFaultsOf, type Family, type Fault } from '@/lib/score'
import { useTexts } from '@/lib/i18n'
import { newId, type Draft } from '@/lib/phone'
import { mayFollow, type EntryId, type Evening, type GameRules, type PlayerId } from '@/lib/table'
import { Button, FaultText, Sheet } from '../../_ui'
import { useWrite } from '../../_ui/use-write'
import { GermanRows } from '../../new/german-rows'
import { fitting } from '../../new/plan'
import { RulesEditor, RulesInWords } from '../../rules-editor'
import { RelativeCustoms } from '../../rules-editor/relative-customs'

type Props = {
  tableId: string
  evening: Evening
  nameOf: (player: PlayerId) => string
  currency: string
  /** null: who only watches, and an evening that is over, changes none. */
  mayWrite: boolean
  open: boolean
  onClose: () => void
  /** The entry that says it, for whoever wants to take it back. */
  onSaved: (ids: readonly EntryId[]) => void
}

/** The rules of this evening: changed here, they hold from the next deal on. */
export default function RulesSheet({ tableId, evening, nameOf, currency, mayWrite, open, onClose, onSaved }: Props) {
  const texts = useTexts()
  const words = texts.ruleChange
  const { put, fault } = useWrite(tableId)
  const [written, setWritten] = useState<GameRules>(() => rulesOfEvening(evening))
  const [busy, setBusy] = useState(false)
  const players = evening.seats.length
  const now: GameRules =
    written.game === 'bavarian' ? { game: 'bavarian', rules: fitting(written.rules, players) } : written
  const problem = problemWith(now, evening, players)

  async function save() {
    if (JSON.stringify(now.rules) === JSON.stringify(evening.rules)) return onClose()
    setBusy(true)
    const id = newId()
    const draft: Draft = { ...now, kind: 'rules', id, session: evening.session.id }
    const done = await put(draft)
    setBusy(false)
    if (!done) return
    onClose()
    onSaved([id])
  }

  const misfit = evening.game === 'german' ? words.misfitGerman : words.misfit
  const wrong = fault ?? (problem === null ? null : { misfit, contradict: texts.rules.contradict }[problem])
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={words.title}
      foot={
        mayWrite && (
          <>
            {wrong && <FaultText>{wrong}</FaultText>}
            <Button kind="primary" wide disabled={busy || problem !== null} onClick={() => void save()}>
              {words.save}
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-5">
        <p className="text-muted leading-snug">{mayWrite ? words.hint : words.watch}</p>
        {now.game === 'german' ? (
          <fieldset disabled={!mayWrite} className="min-w-0">
            <GermanRows
              rules={now.rules}
              names={evening.seats.map(nameOf)}
              running
              onChange={(rules) => setWritten({ game: 'german', rules })}
            />
          </fieldset>
        ) : now.game !== 'bavarian' ? (
          'relative' in evening && (
            <fieldset disabled={!mayWrite} className="min-w-0">
              <RelativeCustoms
                sameUnit
                relative={evening.relative}
                rules={now.rules}
                currency={currency}
                onChange={(rules) => setWritten({ game: evening.game, rules })}
              />
            </fieldset>
          )
        ) : mayWrite ? (
          <RulesEditor
            sameUnit
            rules={now.rules}
            currency={currency}
            onChange={(rules) => setWritten({ game: 'bavarian', rules })}
          />
        ) : (
          <RulesInWords rules={now.rules} currency={currency} />
        )}
      </div>
    </Sheet>
  )
}

function rulesOfEvening({ game, rules }: Evening): GameRules {
  if (game === 'bavarian') return { game, rules }
  return game === 'german' ? { game, rules } : { game, rules }
}

/** The rule object of an evening that has one. */
const familyOf = (evening: Evening): Family | null => ('relative' in evening ? () => evening.relative : null)

function faultsOf(now: GameRules, evening: Evening, players: number): readonly Fault[] {
  if (now.game === 'bavarian') return rulesFaultsOf(now.rules, players)
  if (now.game === 'german') return germanRulesFaultsOf(now.rules, players)
  return familyOf(evening)?.(now.game).rulesFaultsOf(now.rules, players) ?? []
}

function problemWith(now: GameRules, evening: Evening, players: number): 'misfit' | 'contradict' | null {
  const faults = faultsOf(now, evening, players)
  if (!mayFollow(rulesOfEvening(evening), now, familyOf(evening)))
    return faults.length > 0 && now.game === 'bavarian' ? 'contradict' : 'misfit'
  return faults.length === 0 ? null : now.game === 'bavarian' ? 'contradict' : 'misfit'
}
