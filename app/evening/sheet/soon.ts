'use client'

import { later } from '@/app/_ui'

/** What is not on a sheet that was just opened for an ordinary deal: one script, which comes when the board has been painted. */
const rest = () => import('./rest')

export const AmountRows = later(async () => ({ default: (await rest()).AmountRows }))
export const DetailFields = later(async () => ({ default: (await rest()).DetailFields }))
export const Pad = later(async () => ({ default: (await rest()).Pad }))
export const RamschRows = later(async () => ({ default: (await rest()).RamschRows }))
