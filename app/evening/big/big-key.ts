/** How a key looks on the big board. */
export const BIG_KEY =
  'bg-ink text-paper rounded-chip shadow-card min-h-touch inline-flex items-center px-4 py-2 font-bold'
