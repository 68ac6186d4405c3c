/** A cell of the pad: a line above each deal but the newest, where that of the head is. */
export const RULE = 'border-line border-t [tr:first-child>&]:border-t-0'
