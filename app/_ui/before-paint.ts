/** Colours of the browser's own bars, the paper of each theme. */
export const BAR_COLOURS = { light: '#f6efe0', dark: '#1d2326' } as const

/**
 * Runs before the first paint: day or night as chosen or as the device has it, whether this phone was here before, and a
 * wait for a language that is not in the main bundle. Inline, so that nothing flashes; the Content-Security-Policy hashes it.
 */
export const BEFORE_PAINT = `(function(){var h=document.documentElement,t,l;try{t=localStorage.getItem('theme');l=localStorage.getItem('language');if(localStorage.getItem('place'))h.dataset.known=''}catch(e){}
var d=t==='dark'||(t!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches);h.dataset.theme=d?'dark':'light';
var m=document.querySelector('meta[name=theme-color]');if(m&&d)m.content='${BAR_COLOURS.dark}';
if(l&&l!=='de'){h.lang=l;h.dataset.waiting='';setTimeout(function(){delete h.dataset.waiting},3000)}})()`
