import createCache from '@emotion/cache'

/**
 * The rules of the app's styles. Those of a prerendered page are only named here: emotion would take them up by moving
 * their style element, after which the browser works out the style and place of everything on the page again.
 */
export const styleCache = createCache({ key: 'css' })

const prerendered = document.querySelector<HTMLStyleElement>('style[data-rules]')?.dataset.rules ?? ''
for (const name of prerendered.split(' ')) styleCache.inserted[name] = true
