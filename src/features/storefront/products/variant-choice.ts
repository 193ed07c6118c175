import type { ShopVariant } from '#src/shared/lib/product.ts'

/** One colour or one size to choose. */
export interface Option {
  value: string
  /** Not to be had together with what else is chosen. */
  impossible: boolean
  soldOut: boolean
}

/** The variant that the address names, else the first. */
export function chosenVariant(variants: readonly ShopVariant[], id: string | null): ShopVariant | null {
  return variants.find((variant) => variant.id === id) ?? variants[0] ?? null
}

/** Every colour can be chosen: otherwise a variant could be out of reach. It is sold out when all its sizes are. */
export function colourOptions(variants: readonly ShopVariant[]): Option[] {
  return valuesOf(variants, 'colour').map((value) => ({
    value,
    impossible: false,
    soldOut: variants.every((variant) => variant.colour !== value || variant.stock.state === 'soldOut'),
  }))
}

/** All sizes of the product; those that do not exist in the chosen colour are impossible. */
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

/** Another colour, in the same size where it exists, else in its first one. */
export function withColour(variants: readonly ShopVariant[], chosen: ShopVariant, colour: string): ShopVariant {
  const inColour = variants.filter((variant) => variant.colour === colour)
  return inColour.find((variant) => variant.size === chosen.size) ?? inColour[0] ?? chosen
}

/** Another size of the chosen colour. */
export function withSize(variants: readonly ShopVariant[], chosen: ShopVariant, size: string): ShopVariant {
  return variants.find((variant) => variant.size === size && variant.colour === chosen.colour) ?? chosen
}

function valuesOf(variants: readonly ShopVariant[], field: 'colour' | 'size'): string[] {
  return [...new Set(variants.map((variant) => variant[field]).filter((value) => value !== null))]
}
