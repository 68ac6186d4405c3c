'use client'

import { useState } from 'react'
import { useCompanionTexts, useRelativesTexts, type CompanionTexts, type RelativesTexts } from '@/lib/i18n'
import { useEvening } from '@/lib/phone'
import { RELATIVES, type RelativeName } from '@/lib/score'
import { relativeOf } from '@/lib/score/relatives'
import { Choice, PageHeader, to, useQuery, Waiting } from '../../_ui'
import { chooseFace, FACES, useFace } from '../../_ui/cards'
import { Part } from '../part'
import { GermanReference } from './german-reference'
import { RelativeReference } from './relative-reference'

type Game = RelativeName | 'german'

/** The old game and its relatives to look up, without a network. */
export function FamilyScreen() {
  const words = useRelativesTexts()
  const texts = useCompanionTexts()
  return words === null || texts === null ? <Waiting /> : <Open words={words} texts={texts} />
}

function Open({ words, texts }: { words: RelativesTexts; texts: CompanionTexts }) {
  const { t, s } = useQuery()
  const evening = useEvening(t, s)
  const face = useFace()
  const [chosen, choose] = useState<Game | null>(null)
  const played = evening && evening.game !== 'bavarian' ? evening : null
  const game: Game = chosen ?? played?.game ?? 'german'
  const shown = game === 'german' ? words.german : words.games[game]
  const rules = played !== null && played.game !== 'german' && played.game === game ? played.rules : null
  return (
    <main className="page mx-auto flex max-w-5xl flex-col gap-4">
      <PageHeader
        title={words.reference.title}
        back={to.companion(t ?? undefined, s ?? undefined)}
        under={words.reference.under}
      />
      <Choice
        label={texts.contract}
        quiet
        columns={2}
        value={game}
        onChange={choose}
        options={(['german', ...RELATIVES] as const).map((value) => ({
          value,
          label: value === 'german' ? words.german.name : words.games[value].name,
        }))}
      />
      <Choice
        label={texts.face}
        columns={2}
        value={face}
        onChange={chooseFace}
        options={FACES.map((value) => ({ value, label: texts.faces[value] }))}
      />
      <div className="gap-x-10 lg:columns-2 [&>*]:mb-5 [&>*]:break-inside-avoid">
        <section>
          <h2 className="text-2xl">{shown.name}</h2>
          <p className="mt-1">{shown.short}</p>
        </section>
        {game === 'german' ? (
          <GermanReference face={face} words={words} texts={texts} />
        ) : (
          <RelativeReference
            key={game}
            relative={relativeOf(game)}
            rules={rules ?? relativeOf(game).usual}
            face={face}
            words={words}
            texts={texts}
          />
        )}
        <Part title={words.reference.sides}>
          <p>{shown.sides}</p>
        </Part>
        <Part title={words.reference.written}>
          <p>{shown.written}</p>
        </Part>
        <Part title={words.reference.history}>
          <p>{shown.history}</p>
        </Part>
      </div>
    </main>
  )
}
