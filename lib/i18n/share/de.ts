/** What only the host of a table needs to share it. */
export const de = {
  owner: 'Wirt',
  ownerWhy: 'Für dein zweites Handy: Es darf alles, auch Links ungültig machen und den Tisch löschen.',
  unknown:
    'Diesen Link kennt nur das Handy, das den Tisch aufgemacht hat. Du kannst einen neuen machen; der alte gilt dann nicht mehr.',
  make: 'Neuen Link machen',
}

export type ShareTexts = typeof de
