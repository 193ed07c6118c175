import createCache from '@emotion/cache'
import { cacheOptions } from './cache-options.ts'

/** Adds the semicolon that emotion omits after an empty layer; without it the next rule would be lost. */
const withSemicolons = (rules: string) => rules.replaceAll(/@layer [\w-]+(?=@)/g, '$&;')

/** Collects the rules that a render uses, and their names, so that `style-cache.ts` does not insert them again. */
export function collectStyles() {
  const cache = createCache(cacheOptions)
  // Keeps the rules here; otherwise emotion prints a style element beside each styled element.
  cache.compat = true
  const insert = cache.insert
  const global = new Map<string, string>()
  cache.insert = (selector, serialized, sheet, shouldCache) => {
    const rules = insert(selector, serialized, sheet, shouldCache)
    if (selector === '') global.set(serialized.name, String(cache.inserted[serialized.name] ?? rules))
    return rules
  }
  const own = () => {
    const entries = Object.entries(cache.inserted).filter(([name]) => !global.has(name))
    const names = entries.map(([name]) => name).join(' ')
    return `<style data-rules="${names}">${entries.map(([, rules]) => rules).join('')}</style>`
  }
  return {
    cache,
    own,
    theme: () => `<style data-theme="">${[...global.values()].map(withSemicolons).join('')}</style>`,
  }
}
