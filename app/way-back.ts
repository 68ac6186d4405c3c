import { inline } from './_ui/inline'
import { EVENING, PLACE } from './_ui/places'

/** After so long a new evening is as likely, in milliseconds. */
const FRESH = 12 * 60 * 60 * 1000
/** The shortcut of the installed app. */
const NEW_DEAL = '?new=deal'

/**
 * The installed app goes on where it was when the system closed it; its shortcut opens the sheet of the last evening. On the
 * start page, before anything of it is loaded that nobody will see.
 */
export const WAY_BACK = inline(
  (placeKey, eveningKey, fresh, newDeal) => {
    const kept = (key: string) => {
      try {
        return localStorage.getItem(key) ?? ''
      } catch {
        return '' // storage is forbidden: the app begins at its start page
      }
    }
    // Only a place of this app: what starts with two slashes is another host.
    const goOn = (path: string) => {
      if (/^\/\w/.test(path)) location.replace(path)
    }
    if (location.search === newDeal) {
      const evening = kept(eveningKey)
      return goOn(evening && !/[?&]deal=/.test(evening) ? `${evening}&deal=next` : evening)
    }
    const [at, path = ''] = kept(placeKey).split(' ')
    const [opened] = performance.getEntriesByType('navigation')
    const isAnew = opened instanceof PerformanceNavigationTiming && opened.type === 'navigate'
    const isInstalled = matchMedia('(display-mode: standalone)').matches
    if (isInstalled && isAnew && Date.now() - Number(at) < fresh) goOn(path)
  },
  PLACE,
  EVENING,
  FRESH,
  NEW_DEAL,
)
