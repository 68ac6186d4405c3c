import type { ShareTexts } from './de'

export const en: ShareTexts = {
  owner: 'Host',
  ownerWhy: 'For your second phone: it may do everything, also take links out of use and delete the table.',
  unknown:
    'Only the phone that opened the table knows this link. You can make a new one; the old one is then no longer valid.',
  make: 'Make a new link',
}
