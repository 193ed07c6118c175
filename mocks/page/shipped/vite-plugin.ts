import type { Plugin } from 'vite'

const name = 'virtual:shipped-world'

/**
 * Ships the rows of the seeded shop with a demo, so that its page loads neither the generator nor its word lists.
 * In dev the page builds the shop, so that it shows each edit of the generator.
 */
export function shippedWorld(): Plugin {
  let isBuild = false
  return {
    name: 'suvarnika:shipped-world',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined
      if (!isBuild) return 'export const shippedWorld = undefined'
      // Imported here, since the dev server starts again after an edit of what vite.config.ts imports.
      const { shippedText } = await import('./shipped-text.ts')
      const file = this.emitFile({ type: 'asset', name: 'seeded-shop.json', source: await shippedText() })
      return `export const shippedWorld = import.meta.ROLLUP_FILE_URL_${file}`
    },
  }
}
