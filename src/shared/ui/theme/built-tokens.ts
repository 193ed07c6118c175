import { tokenNames } from 'virtual:token-names'
import { valuesOf } from './token-names.ts'

/**
 * Replaces Chakra's `token-dictionary.js` in builds, by an alias in vite.config.ts: the tokens are computed at build
 * time (`vite-plugin.ts`). In the browser that took two thirds of the app's start.
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
    // Only opacities are looked up by name, and the theme has none.
    getByName: () => undefined,
    getVar: (path: string, otherwise?: string) => byPath.get(path) ?? otherwise,
    getCategoryValues: (category: string) => tokenValues[category] ?? null,
    // Resolves references such as `{colors.fg}`, which no style uses.
    expandReferenceInValue: (value: string) => value,
  }
}
