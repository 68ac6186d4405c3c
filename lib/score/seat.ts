/** A place at the table: an index into the players, clockwise. */
export type Seat = number

/** The seat after this one, clockwise, at a table with so many seats. */
export const nextSeat = (seat: Seat, seats: number): Seat => (seat + 1) % seats
