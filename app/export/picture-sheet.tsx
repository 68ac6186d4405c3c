'use client'

import { useEffect, useRef } from 'react'
import { useDates, useFormat, useTexts, type ExportTexts, type RelativesTexts } from '@/lib/i18n'
import {
  ledgerOf,
  transfersOf,
  unitOf,
  type Evening,
  type GermanEvening,
  type LedgerEvening,
  type RelativeEvening,
  type TableView,
} from '@/lib/table'
import { Button, Sheet } from '../_ui'
import { teamName } from '../_ui/receipt'
import { sideName, sideStand } from '../_ui/receipt/relative-words'
import { fileName, saveFile, sendFile } from '../_ui/save-file'
import { paintBoard, sizeOf, type BoardWords } from './board-picture'
import { nameIn } from './lists'

type Props = {
  evening: Evening
  view: TableView
  words: ExportTexts
  relatives: RelativesTexts
  onClose: () => void
}

/** The final board as a picture: seen, sent, or saved. */
export function PictureSheet(props: Props) {
  const { evening, view, words, onClose } = props
  const canvas = useRef<HTMLCanvasElement>(null)
  const board = useBoardWords(props)
  const size = sizeOf(board)
  const said = JSON.stringify(board)
  const label = [
    board.table,
    board.under,
    ...board.balances.map(({ name, amount }) => `${name}: ${amount}`),
    ...board.lines,
  ]
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    const paint = () => paintBoard(context, JSON.parse(said) as BoardWords) // written a line above
    paint()
    void document.fonts.ready.then(paint)
  }, [said])

  async function withFile(give: (file: File) => void | Promise<void>) {
    const blob = await new Promise<Blob | null>((done) => canvas.current?.toBlob(done, 'image/png'))
    const name = fileName([view.name, words.files.picture, evening.session.playedOn], 'png')
    if (blob) await give(new File([blob], name, { type: 'image/png' }))
  }
  return (
    <Sheet low open onClose={onClose} title={words.evening.picture}>
      <canvas
        ref={canvas}
        {...size}
        role="img"
        aria-label={label.join('. ')}
        className="mx-auto max-h-[60dvh] max-w-full"
      />
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Button kind="primary" onClick={() => void withFile((file) => sendFile(file, view.name))}>
          {words.picture.share}
        </Button>
        <Button onClick={() => void withFile(saveFile)}>{words.picture.download}</Button>
      </div>
    </Sheet>
  )
}

function useBoardWords({ evening, view, words, relatives }: Props): BoardWords {
  const texts = useTexts()
  const dates = useDates()
  const format = useFormat(unitOf(evening), view.currency)
  const ledger = ledgerOf(evening)
  const { playedOn, title } = evening.session
  const game = evening.game === 'bavarian' || evening.game === 'german' ? null : relatives.games[evening.game].name
  const under = [dates.day(playedOn), title, game, words.picture.deals(evening.count)].filter(Boolean).join(' · ')
  const nameOf = nameIn(view)
  const about = { table: view.name, under }
  if (ledger !== null) return { ...about, ...moneyWords(ledger) }
  const sides = evening.game === 'german' ? teamWords(evening) : evening.game === 'bavarian' ? [] : sideWords(evening)
  return { ...about, balances: sides, lines: [] }

  function moneyWords(played: LedgerEvening): Pick<BoardWords, 'balances' | 'lines'> {
    const ranked = [...played.balance].sort(([, a], [, b]) => b - a)
    const transfers = played.settled ?? transfersOf(played)
    const gives = transfers.map(({ from, to, amount }) =>
      words.picture.gives(nameOf(from), nameOf(to), format.priced(amount)),
    )
    return {
      balances: ranked.map(([person, amount]) => ({
        name: nameOf(person),
        amount: format.signed(amount),
        sign: amount < 0 ? -1 : amount > 0 ? 1 : 0,
      })),
      lines: [
        ...(played.stock === 0 ? [] : [words.picture.stock(format.priced(played.stock))]),
        ...(gives.length === 0 ? [words.picture.even] : gives),
      ],
    }
  }
  function teamWords(played: GermanEvening): BoardWords['balances'] {
    const names = played.seats.map(nameOf)
    return played.tally.map((strokes, team) => ({
      name: teamName(team, played.rules, names, texts),
      amount: [texts.tally.heads(played.heads[team] ?? 0), texts.tally.strokes(strokes)].join(' · '),
      sign: 0,
    }))
  }
  function sideWords(played: RelativeEvening): BoardWords['balances'] {
    const names = played.seats.map(nameOf)
    return played.tally.map((_, side) => ({
      name: sideName(played.relative, side, names, texts),
      amount: sideStand(played, side, relatives),
      sign: 0,
    }))
  }
}
