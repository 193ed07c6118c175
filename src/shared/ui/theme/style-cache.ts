import createCache from '@emotion/cache'

/**
 * The rules of the app's styles. Those of a prerendered page are only named here: emotion's own hydration would move
 * their style element, and the browser would work out style and layout of the whole page again.
 */
export const styleCache = createCache({ key: 'css' })

const prerendered = document.querySelector<HTMLStyleElement>('style[data-rules]')?.dataset.rules ?? ''
for (const name of prerendered.split(' ')) styleCache.inserted[name] = true
