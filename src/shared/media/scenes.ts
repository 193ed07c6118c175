import manifest from './scenes.json' with { type: 'json' }

const files = import.meta.glob<string>('./*.avif', { eager: true, query: '?url', import: 'default' })

/** One of the shop's own pictures, with its layout data. */
export interface SceneFile {
  src: string
  srcSet: string
  width: number
  height: number
  alt: string
  colour: string
}

/** Finds a scene by name, such as `hero-1-tall`. Throws if there is none. */
export function sceneFile(name: string): SceneFile {
  const entry = manifest.find(({ file }) => file === `scenes/${name}`)
  if (entry === undefined) throw new Error(`There is no scene "${name}" in scenes.json.`)
  const sources = entry.widths.map((width) => {
    const url = files[`./${name}-${width}.avif`]
    if (url === undefined) throw new Error(`${name}-${width}.avif is in scenes.json but not beside it.`)
    return { url, width }
  })
  return {
    src: sources[0]?.url ?? '',
    srcSet: sources.map(({ url, width }) => `${url} ${width}w`).join(', '),
    width: entry.width,
    height: entry.height,
    alt: entry.alt,
    colour: entry.dominantColour,
  }
}
