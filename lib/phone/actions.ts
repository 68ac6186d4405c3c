import type { Role } from '../sync'
import { store } from './here'
import { tablesChanged } from './log'
import type { ActionResult, Created, Joined, NewTable } from './tables'
import type { Unpacked } from './handover'
import type { AnyEntry } from '../table'
import type { KnownKeys, TakenWhole, WholeTable } from './whole-table'

/** What is rarely done is loaded when it is. */
const tables = () => import('./tables')
const handover = () => import('./handover')
const whole = () => import('./whole-table')

/** Works without network: the server is told when it is reached. */
export const createTable = async (table: NewTable): Promise<Created> => (await tables()).createTable(table)
/** Keeps the table and the key of its link; what is in it comes with the first exchange. */
export const joinTable = async (id: string, key: string): Promise<Joined> => (await tables()).joinTable(id, key)
/** Removes the table from this phone only. */
export const forgetTable = async (id: string): Promise<void> => (await tables()).forgetTable(id)
/** Deletes it on the server, for everybody; needs the owner's key. This phone keeps its copy until it forgets it. */
export const deleteTable = async (id: string): Promise<ActionResult> => (await tables()).deleteTable(id)
/** Makes a new key for the role: links given away before are dead. Needs the owner's key and the server. */
export const rotateKey = async (id: string, role: Role): Promise<ActionResult> => (await tables()).rotateKey(id, role)
/** An absolute link for that role, or null if this phone does not know its key. */
export const linkTo = async (id: string, role: Role): Promise<string | null> => (await tables()).linkTo(id, role)

/** An evening as texts for a series of QR codes, or joined by line breaks for a file. null: not on this phone. */
export const packEvening = async (table: string, session: string): Promise<readonly string[] | null> =>
  (await handover()).packEvening(table, session)
/** Takes those texts in any order, with repeats; keeps the evening, and its table if it is new here, when all are there. */
export const unpackEvening = async (texts: readonly string[]): Promise<Unpacked> =>
  (await handover()).unpackEvening(texts)

/** All that this phone has of a table, to take it along; null: not on this phone. */
export const wholeTable = async (id: string): Promise<WholeTable | null> => (await whole()).wholeTable(id)
/** Keeps a whole table from a file, or what this phone lacks of it. Taking it again changes nothing. */
export const takeWhole = async (
  id: string,
  entries: readonly AnyEntry[],
  keys: KnownKeys | null,
): Promise<TakenWhole> => (await whole()).takeWhole(id, entries, keys)
/** The maker of ids for what stands in a file: the same each time for the same table and text, ascending by place. */
export const fileIds = async () => (await import('./file-ids')).fileIdsOf

/** The person has read why the server refused this entry, and lets it go. */
export async function dismissRefused(tableId: string, entryId: string): Promise<void> {
  await store.dismiss(tableId, entryId)
  tablesChanged(tableId)
}
