import manifest from '#mocks/media/manifest.json' with { type: 'json' }
import type { Metal } from './metals.ts'

/** A picture of the manifest. */
export interface Picture {
  /** Path without width and extension, such as `products/hoops--gold--none`. */
  readonly file: string
  readonly design: string
  readonly stone: string
  readonly metal: Metal
  /** Whom the piece is made for. */
  readonly for: string
  readonly angle: string
  readonly alt: string
}

const metals: readonly string[] = [
  'yellow gold',
  'rose gold',
  'white gold',
  'platinum',
  'silver',
  'black',
] satisfies Metal[]

const byDesignAndStone = new Map<string, Picture[]>()
const byFile = new Map<string, Picture>()
for (const picture of manifest) {
  if (!isPictured(picture))
    throw new Error(`${picture.file} is pictured in "${picture.metal}", a metal the shop does not know.`)
  byFile.set(picture.file, picture)
  const key = `${picture.design} ${picture.stone}`
  const group = byDesignAndStone.get(key)
  if (group) group.push(picture)
  else byDesignAndStone.set(key, [picture])
}

/** All pictures of a design with a stone, in the manifest's order. */
export function picturesOf(design: string, stone: string): readonly Picture[] {
  const pictures = byDesignAndStone.get(`${design} ${stone}`)
  if (!pictures) throw new Error(`The manifest has no picture of ${design} in ${stone}.`)
  return pictures
}

/** Root-relative URL of a picture in one of its two widths. */
export function pictureUrl(picture: { readonly file: string }, width: 400 | 800 = 800): string {
  return `/media/${picture.file}-${width}.avif`
}

/** The picture at a URL made by `pictureUrl`, in either width. */
export function pictureAt(url: string): Picture | undefined {
  return byFile.get(url.replace(/^\/media\//, '').replace(/-(?:800|400)\.avif$/, ''))
}

function isPictured(picture: (typeof manifest)[number]): picture is (typeof manifest)[number] & Picture {
  return metals.includes(picture.metal)
}
