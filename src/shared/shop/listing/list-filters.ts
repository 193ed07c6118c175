import { swatches } from './swatches.ts'
import type { VariantCard } from '../variant-cards.ts'

/** A filter with boxes to tick. Its address, boxes, chips and counts all follow from this. */
export interface ListFilter {
  /** Its name in the address. */
  name: string
  /** Its title above the boxes and on the chips. */
  title: string
  /** The values to tick, spelled as in the data: whole words have to match, in upper or lower case. */
  options: readonly string[]
  /** The values that a card has. */
  of: (card: VariantCard) => readonly string[]
  /** What an option looks like: a value of the CSS property `background`. */
  swatches?: Readonly<Record<string, string>>
}

const metals = ['Gold', 'Silver', 'Platinum']

/** Every filter there is. The lists choose from these; their order is that of boxes, chips and addresses. */
export const listFilters = {
  colour: {
    name: 'colour',
    title: 'Colour',
    options: Object.keys(swatches),
    of: ({ colour }) => (colour === null ? [] : [colour]),
    swatches,
  },
  material: {
    name: 'material',
    title: 'Material',
    options: metals,
    of: ({ colour, metadata }) => {
      const all = metalsIn(metadata.material_type)
      // Of a ring in gold or platinum, the colour says which of them this one is.
      const own = metalsIn(colour ?? '').filter((metal) => all.includes(metal))
      return own.length > 0 ? own : all
    },
  },
  occasion: {
    name: 'occasion',
    title: 'Occasion',
    options: ['Party', 'Formal', 'Traditional'],
    of: ({ metadata }) => separated(metadata.occasion),
  },
  type: {
    name: 'type',
    title: 'Type',
    options: ['Modern', 'Ethnic'],
    of: ({ metadata }) => separated(metadata.type),
  },
} satisfies Record<string, ListFilter>

/** The metals that a text names, such as "Yellow gold, silver". */
function metalsIn(text = ''): string[] {
  const words = text.toLowerCase().split(/\W+/)
  return metals.filter((metal) => words.includes(metal.toLowerCase()))
}

/** The values of a field that may have several, such as "Party, Formal". */
function separated(text = ''): string[] {
  return text
    .split(/[,/;]/)
    .map((word) => word.trim())
    .filter(Boolean)
}
