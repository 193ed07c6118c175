import createCache from '@emotion/cache'
import { cacheOptions } from './cache-options.ts'

/**
 * Emotion's cache. It learns only the names of a prerendered page's rules: emotion's own hydration would move their
 * style element, and the browser would recalculate style and layout of the whole page.
 */
export const styleCache = createCache(cacheOptions)

const prerendered = document.querySelector<HTMLStyleElement>('style[data-rules]')?.dataset.rules ?? ''
for (const name of prerendered.split(' ')) styleCache.inserted[name] = true
