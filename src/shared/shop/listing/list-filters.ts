import type { VariantCard } from '../variant-cards.ts'

/** What each colour looks like, a property of metals and stones instead of the theme: values of `background`. */
const swatches = {
  Gold: 'linear-gradient(135deg, #f3dc9b, #c4973c)',
  Silver: 'linear-gradient(135deg, #f4f5f6, #a9afb5)',
  Platinum: 'linear-gradient(135deg, #e9ecee, #87919a)',
  'Rose Gold': 'linear-gradient(135deg, #f6d3c4, #c48570)',
  'White Gold': 'linear-gradient(135deg, #fbf8ef, #c8c2b2)',
  Diamond: 'conic-gradient(#ffffff, #cfdbe6, #ffffff, #b9c9d8, #ffffff)',
  Pearl: 'radial-gradient(circle at 35% 30%, #ffffff, #e6d9cf 70%)',
  Black: 'linear-gradient(135deg, #4a4a4e, #121214)',
  Ruby: 'linear-gradient(135deg, #d4445b, #7b0f26)',
  Emerald: 'linear-gradient(135deg, #3fae7c, #07563a)',
  Sapphire: 'linear-gradient(135deg, #4d74d6, #122a70)',
  Solitare: 'conic-gradient(from 45deg, #ffffff, #dfe4ea, #ffffff, #c6ced8, #ffffff)',
} as const

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
