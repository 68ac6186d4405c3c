'use client'

import { useState } from 'react'
import { namesTrumps, type CardContract } from '@/lib/cards'
import { useCompanionTexts, useRelativesTexts, useTexts, type CompanionTexts } from '@/lib/i18n'
import { isPlayable, SUITS, type Suit } from '@/lib/score'
import { Choice, LinkButton, PageHeader, to, useQuery, Waiting } from '../_ui'
import { chooseFace, FACES, SuitPicture, useFace } from '../_ui/cards'
import { useAtTheTable } from './at-the-table'
import { CardOrder } from './card-order'
import { CardPoints } from './card-points'
import { Calling, Customs, Dealing, Opening } from './customs'
import { Runners } from './runners'
import { SeatDraw } from './seat-draw'

/** In the order in which they are looked up. */
const CONTRACTS: readonly CardContract[] = [
  'rufspiel',
  'farbsolo',
  'wenz',
  'geier',
  'farbwenz',
  'farbgeier',
  'bettel',
  'hochzeit',
  'kreuz',
  'ramsch',
]

/** The rules at hand, without a network: for a contract, and for what happens around it. */
export function CompanionScreen() {
  const texts = useCompanionTexts()
  return texts === null ? <Waiting /> : <Open texts={texts} />
}

function Open({ texts }: { texts: CompanionTexts }) {
  const { contracts } = useTexts()
  const relatives = useRelativesTexts()
  const { t, s } = useQuery()
  const { rules, table, next, people } = useAtTheTable()
  const face = useFace()
  const [contract, setContract] = useState<CardContract>(rules.seats === 3 ? 'farbsolo' : 'rufspiel')
  const [suit, setSuit] = useState<Suit>('eichel')
  const played = { contract, suit, pack: rules.pack }
  return (
    <main className="page mx-auto flex max-w-5xl flex-col gap-4">
      <PageHeader
        title={texts.title}
        back={t !== null && s !== null ? to.evening(t, s) : t !== null ? to.table(t) : to.home}
        under={table === null ? texts.usualRules : `${texts.tableRules(table)} · ${texts.pack(rules.pack)}`}
      />
      <div className="flex flex-col gap-3">
        <Choice
          label={texts.contract}
          value={contract}
          onChange={setContract}
          options={CONTRACTS.filter((value) => isPlayable(value, rules)).map((value) => ({
            value,
            label: contracts[value],
          }))}
        />
        {namesTrumps(contract) && (
          <Choice
            label={texts.suit}
            columns={4}
            value={suit}
            onChange={setSuit}
            options={SUITS.map((value) => ({
              value,
              name: texts.cards[face].suits[value],
              // On the ground of a card, which is light by night too.
              label: (
                <span className="rounded-full bg-[#fffaf0] p-1">
                  <SuitPicture suit={value} face={face} />
                </span>
              ),
            }))}
          />
        )}
        <Choice
          label={texts.face}
          columns={2}
          value={face}
          onChange={chooseFace}
          options={FACES.map((value) => ({ value, label: texts.faces[value] }))}
        />
      </div>
      <div className="gap-x-10 lg:columns-2 [&>*]:mb-5 [&>*]:break-inside-avoid">
        <section>
          <h2 className="text-2xl">{texts.contracts[contract].name}</h2>
          <p className="mt-1">{texts.contracts[contract].sides}</p>
        </section>
        <CardOrder played={played} face={face} texts={texts} />
        <CardPoints contract={contract} rules={rules} face={face} texts={texts} />
        <Runners key={`${contract} ${suit}`} played={played} rules={rules} face={face} texts={texts} />
        <Opening contract={contract} rules={rules} next={next} face={face} texts={texts} />
        {contract === 'rufspiel' && <Calling face={face} texts={texts} />}
        <Dealing rules={rules} next={next} texts={texts} />
        <Customs texts={texts} />
        {relatives !== null && (
          <LinkButton href={to.family(t ?? undefined, s ?? undefined)}>{relatives.reference.open}</LinkButton>
        )}
        <SeatDraw key={people} people={people ?? 4} face={face} texts={texts} />
      </div>
    </main>
  )
}
