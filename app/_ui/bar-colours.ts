/** Colours of the browser's own bars, the paper of each theme. */
export const BAR_COLOURS = { light: '#f6efe0', dark: '#1d2326' } as const
