import { BAR_COLOURS } from './bar-colours'
import { inline } from './inline'

/** How long the page waits for a language that is not in the main bundle, in milliseconds. */
const PATIENCE = 3000

/**
 * Runs before the first paint, so that nothing flashes: day or night as chosen or as the device has it, whether this phone was
 * here before, and a wait for a language that has still to be loaded.
 */
export const BEFORE_PAINT = inline(
  (night, patience) => {
    const html = document.documentElement
    const kept = (key: string) => {
      try {
        return localStorage.getItem(key)
      } catch {
        return null // storage is forbidden: as the device has it, in German
      }
    }
    const [theme, language] = [kept('theme'), kept('language')]
    if (kept('place')) html.dataset.known = ''
    if (theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)) {
      html.dataset.theme = 'dark'
      document.querySelector('meta[name=theme-color]')?.setAttribute('content', night)
    } else html.dataset.theme = 'light'
    if (language && language !== 'de') {
      html.lang = language
      html.dataset.waiting = ''
      setTimeout(() => delete html.dataset.waiting, patience)
    }
  },
  BAR_COLOURS.dark,
  PATIENCE,
)
