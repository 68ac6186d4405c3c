import { useId } from 'react'
import type { GameCount, Statistics } from '@/lib/statistics'
import { Figures, Part } from './figures'
import type { Words } from './words'

/** What is played, how often, and how often it is won: bars that are told apart without colour, beside their numbers. */
export function Games({ statistics, words }: { statistics: Statistics; words: Words }) {
  const { texts } = words
  const hatch = useId()
  const most = Math.max(...statistics.games.map(({ deals }) => deals))
  return (
    <Part title={texts.games.title}>
      <svg width="0" height="0" className="absolute" aria-hidden>
        <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="2" height="5" className="fill-ink" />
        </pattern>
      </svg>
      <ul className="text-muted flex flex-wrap gap-x-4 text-sm" aria-hidden>
        {(['won', 'lost', 'neither'] as const).map((part) => (
          <li key={part} className="flex items-center gap-1.5">
            <svg width="22" height="12">
              <Piece x={1} width={20} part={part} hatch={hatch} />
            </svg>
            {texts.games.key[part]}
          </li>
        ))}
      </ul>
      <Figures
        caption={texts.games.title}
        head={texts.games.game}
        columns={[texts.games.deals, texts.games.won]}
        words={words}
        rows={statistics.games.map((game) => ({
          key: game.game,
          head: (
            <>
              {words.game(game.game)}
              <Bar game={game} most={most} hatch={hatch} />
            </>
          ),
          cells: [
            words.count(game.deals),
            game.won + game.lost === 0 ? '–' : words.share({ deals: game.won + game.lost, won: game.won }),
          ],
        }))}
      />
    </Part>
  )
}

type PieceProps = { x: number; width: number; part: 'won' | 'lost' | 'neither'; hatch: string }

function Piece({ x, width, part, hatch }: PieceProps) {
  if (width <= 0) return null
  const fill = part === 'won' ? 'fill-ink' : 'fill-card'
  return (
    <>
      <rect x={x} y="1" width={width} height="10" className={`${fill} stroke-ink`} strokeWidth="1" />
      {part === 'lost' && <rect x={x} y="1" width={width} height="10" fill={`url(#${hatch})`} />}
    </>
  )
}

const LENGTH = 130

function Bar({ game, most, hatch }: { game: GameCount; most: number; hatch: string }) {
  const long = (deals: number) => (deals / most) * (LENGTH - 2)
  const [won, lost] = [long(game.won), long(game.lost)]
  return (
    <svg width={LENGTH} height="12" className="mt-1 block max-w-full" aria-hidden>
      <Piece x={1} width={won} part="won" hatch={hatch} />
      <Piece x={1 + won} width={lost} part="lost" hatch={hatch} />
      <Piece x={1 + won + lost} width={long(game.deals) - won - lost} part="neither" hatch={hatch} />
    </svg>
  )
}
