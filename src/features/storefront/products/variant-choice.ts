import type { ShopVariant } from '#src/shared/shop/product.ts'

/** A colour or size to choose. */
export interface Option {
  value: string
  /** Does not exist in combination with the other choice. */
  impossible: boolean
  soldOut: boolean
}

/** The variant named by the address, else the first. */
export function chosenVariant(variants: readonly ShopVariant[], id: string | null): ShopVariant | null {
  return variants.find((variant) => variant.id === id) ?? variants[0] ?? null
}

/** All colours can be chosen, or some variants could not be reached. A colour is sold out when all its sizes are. */
export function colourOptions(variants: readonly ShopVariant[]): Option[] {
  return valuesOf(variants, 'colour').map((value) => ({
    value,
    impossible: false,
    soldOut: variants.every((variant) => variant.colour !== value || variant.stock.state === 'soldOut'),
  }))
}

/** All sizes of the product; those that the chosen colour does not have are impossible. */
export function sizeOptions(variants: readonly ShopVariant[], chosen: ShopVariant): Option[] {
  return valuesOf(variants, 'size').map((value) => {
    const matching = variants.filter((variant) => variant.size === value && variant.colour === chosen.colour)
    return {
      value,
      impossible: matching.length === 0,
      soldOut: matching.length > 0 && matching.every((variant) => variant.stock.state === 'soldOut'),
    }
  })
}

/** The variant of another colour, in the same size if it exists, else in the first one. */
export function withColour(variants: readonly ShopVariant[], chosen: ShopVariant, colour: string): ShopVariant {
  const inColour = variants.filter((variant) => variant.colour === colour)
  return inColour.find((variant) => variant.size === chosen.size) ?? inColour[0] ?? chosen
}

/** The variant of another size in the chosen colour. */
export function withSize(variants: readonly ShopVariant[], chosen: ShopVariant, size: string): ShopVariant {
  return variants.find((variant) => variant.size === size && variant.colour === chosen.colour) ?? chosen
}

/** What is in stock instead of a sold-out variant: other sizes in its colour, else other colours; null if nothing is. */
export function stillInStock(variants: readonly ShopVariant[], { colour }: ShopVariant): string | null {
  const available = variants.filter((variant) => variant.stock.state !== 'soldOut')
  const sizes = valuesOf(
    available.filter((variant) => variant.colour === colour),
    'size',
  )
  if (sizes.length > 0) return `In stock${colour === null ? '' : ` in ${colour}`}: size ${sizes.join(', ')}`
  const colours = valuesOf(available, 'colour')
  return colours.length > 0 ? `In stock in ${colours.join(', ')}` : null
}

function valuesOf(variants: readonly ShopVariant[], field: 'colour' | 'size'): string[] {
  return [...new Set(variants.map((variant) => variant[field]).filter((value) => value !== null))]
}
