/** What one tab of this browser tells the others: they read the storage anew. */
export type News =
  | { readonly about: 'entries'; readonly table: string }
  | { readonly about: 'tables' }
  | { readonly about: 'live'; readonly table: string; readonly live: boolean }

let channel: BroadcastChannel | null = null

function channelOf(): BroadcastChannel | null {
  // Without it a tab reads anew when it becomes visible.
  if (typeof BroadcastChannel === 'undefined') return null
  return (channel ??= new BroadcastChannel('anschreiber'))
}

export const tellTabs = (news: News): void => channelOf()?.postMessage(news)

export const hearTabs = (listener: (news: News) => void): void =>
  channelOf()?.addEventListener('message', ({ data }: MessageEvent<News>) => listener(data))
