import * as z from 'zod/mini'
import { ENTRY_VERSION } from '../table'
import { device, moment, uuid } from './word'

/** What every entry has. */
export const base = { id: uuid, v: z.literal(ENTRY_VERSION), at: moment, by: device }
