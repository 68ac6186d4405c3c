/** What works things out: what another one kept is not read. While the app is being written, every start is another one. */
export const BUILD: string = process.env.NODE_ENV === 'development' ? `${Date.now()}` : (process.env.BUILD ?? '')
