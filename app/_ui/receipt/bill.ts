import type { Deal, Receipt, ReceiptLine } from '@/lib/score'
import type { BoardTexts } from '@/lib/i18n'
import { contractName } from './words'

/** The words of one line of the bill. */
export function lineWords(line: ReceiptLine, deal: Deal, texts: BoardTexts): string {
  const { lines } = texts.receipt
  const count = line.count ?? 1
  switch (line.code) {
    case 'base':
      return lines.base(contractName(deal, texts))
    case 'laufende':
      return lines.laufende(count)
    case 'knocks':
      return lines.knocks(count)
    case 'kontra':
      return lines.kontra(texts.sheet.kontraSteps[count - 1] ?? '')
    case 'jungfrau':
      return lines.jungfrau(count)
    case 'schneider':
    case 'schwarz':
    case 'tout':
    case 'sie':
    case 'doublings':
    case 'bock':
      return lines[line.code]
  }
}

/** The whole bill in one line, in the unit in which tariffs are spoken: "20 + Schneider 10 + 3 Laufende 30, × 2 Kontra". */
export function billLine(receipt: Receipt, deal: Deal, texts: BoardTexts): string {
  const sums = receipt.lines.filter((line) => line.kind === 'add')
  const times = receipt.lines.filter((line) => line.kind === 'times')
  const added = sums.map((line) =>
    line.code === 'base' ? `${line.value}` : `${lineWords(line, deal, texts)} ${line.value}`,
  )
  const multiplied = times.map((line) => `×\u00a0${line.value}\u00a0${lineWords(line, deal, texts)}`)
  return [added.join(' + '), ...multiplied].filter((part) => part !== '').join(' ')
}
