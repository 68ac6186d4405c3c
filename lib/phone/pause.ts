/** How long to wait after so many failures in a row, in milliseconds: doubling to a minute, scattered so that phones do not come back all at once. */
export const pauseAfter = (failures: number, random: () => number): number =>
  Math.min(60_000, 1000 * 2 ** Math.min(failures - 1, 10)) * (0.5 + random() / 2)
