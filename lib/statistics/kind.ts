import type { Unit } from '../score'

/** What is counted up in an evening: cents, points, or the strokes of the German game. Two kinds are never added up. */
export type Kind = Unit | 'stroke'
