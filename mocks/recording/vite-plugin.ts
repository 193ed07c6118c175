import type { Plugin } from 'vite'

const name = 'virtual:recording'
const text = 'virtual:recording-text'

/**
 * Provides the page with the recording in a directory. Rejects if it cannot be used. Without a directory the page has
 * none.
 */
export async function recording(directory: string | undefined): Promise<Plugin> {
  const recorded =
    directory === undefined
      ? undefined
      : (await import('../engine/tape/read-directory.ts')).readDirectory(directory).text
  return {
    name: 'suvarnika:recording',
    resolveId: (id) => (id === name || id === text ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${text}`) return `export const text = ${JSON.stringify(recorded)}`
      if (id !== `\0${name}`) return undefined
      return `export const loadText = ${recorded === undefined ? 'undefined' : `() => import('${text}')`}`
    },
  }
}
