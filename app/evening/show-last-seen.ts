import { inline } from '../_ui/inline'

/** The id of what holds the board as it was last seen, until the board itself is there. */
export const LAST_SEEN = 'last-seen'

/**
 * The board as this phone last showed it, while the scripts are still loading: whoever opens the app sees how things stand at
 * once. Only if nothing has changed since (lib/phone/last-seen forgets it) and this build drew it, in the same language. What
 * is tapped on it is marked, and tapped on the board when that comes.
 */
export const SHOW_LAST_SEEN = inline(
  (id, build) => {
    const place = document.getElementById(id)
    if (!place) return
    try {
      // Written by lib/phone/last-seen: LastSeen as JSON, or something else than JSON.
      const seen = JSON.parse(localStorage.getItem(id) ?? '') as Record<string, string>
      const query = new URLSearchParams(location.search)
      const language = localStorage.getItem('language') ?? 'de'
      if (seen.build !== build || seen.language !== language || query.has('tv')) return
      if (seen.table !== query.get('t') || seen.session !== query.get('s')) return
      place.innerHTML = seen.markup ?? ''
    } catch {
      return // nothing is kept
    }
    // The policy of the page allows no style in markup, but from a script.
    for (const part of place.querySelectorAll<HTMLElement>('[data-style]'))
      part.style.cssText = part.dataset.style ?? ''
    place.addEventListener('click', (event) => {
      event.preventDefault()
      place.querySelector('[data-tapped]')?.removeAttribute('data-tapped')
      if (event.target instanceof Element) event.target.closest('button, a')?.setAttribute('data-tapped', '')
    })
  },
  LAST_SEEN,
  process.env.BUILD ?? '',
)
