import { tokenNames } from 'virtual:token-names'
import { valuesOf } from './token-names.ts'

/**
 * Replaces Chakra's `token-dictionary.js` in builds, by an alias in vite.config.ts: the tokens are worked out when the
 * app is built (`vite-plugin.ts`), which took two thirds of the app's start in the browser.
 */
export function createTokenDictionary() {
  const tokenValues = valuesOf(tokenNames)
  const byPath = new Map<string, string>(
    Object.entries(tokenValues).flatMap(([category, values]) =>
      Object.entries(values).map(([name, value]) => [`${category}.${name}`, value]),
    ),
  )
  return {
    allTokens: [],
    categoryMap: new Map(),
    colorPaletteMap: new Map(),
    cssVarMap: new Map(),
    // Asked for opacities by name, of which the theme has none.
    getByName: () => undefined,
    getVar: (path: string, otherwise?: string) => byPath.get(path) ?? otherwise,
    getCategoryValues: (category: string) => tokenValues[category] ?? null,
    // For references such as `{colors.fg}`, which no style has.
    expandReferenceInValue: (value: string) => value,
  }
}
