import type { RowOf } from '#mocks/shop/rows.ts'
import { buildProduct } from './build-product.ts'
import { catalogue, furtherPieces } from './catalogue/catalogue.ts'
import type { CategoryName, CataloguePiece } from './catalogue/piece.ts'
import { givenNames } from './given-names.ts'

const pieces: readonly CataloguePiece[] = [...catalogue, ...furtherPieces]

/** The number of products in the usual shop. */
export const usualProducts = catalogue.length

/**
 * The first `count` products: the catalogue, then more designs, then the same designs under other names and weights.
 */
export function buildProducts(count: number, variantsEach?: number): RowOf<'products'>[] {
  const perCategory = new Map<CategoryName, number>()
  const products: RowOf<'products'>[] = []
  let firstVariant = 1
  let firstImage = 1
  for (let index = 0; index < count; index += 1) {
    const position = index % pieces.length
    const piece = pieces[position]
    if (!piece) break
    const inCategory = (perCategory.get(piece.category) ?? 0) + 1
    perCategory.set(piece.category, inCategory)
    const round = Math.floor(index / pieces.length)
    const product = buildProduct(piece, {
      product: index + 1,
      firstVariant,
      firstImage,
      inCategory,
      ...(variantsEach ? { variants: variantsEach } : {}),
      ...(round > 0 ? { given: otherName(position, round), scale: scales[round % scales.length] ?? 1 } : {}),
    })
    products.push(product)
    firstVariant += product.variants.length
    firstImage += product.images.length
  }
  return products
}

const scales = [1, 1.08, 0.94, 1.15, 0.88, 1.04, 0.97] as const

/** A first word not used for this design before; when all are used, the name of an edition is added. */
function otherName(position: number, round: number): string {
  const name = givenNames[(position * 17 + round) % givenNames.length] ?? ''
  const edition = Math.floor(round / givenNames.length)
  return edition === 0 ? name : `${name} ${roman(edition + 1)}`
}

function roman(number: number): string {
  const marks = [
    [10, 'X'],
    [9, 'IX'],
    [5, 'V'],
    [4, 'IV'],
    [1, 'I'],
  ] as const
  let rest = number
  return marks
    .map(([value, mark]) => {
      const times = Math.floor(rest / value)
      rest -= times * value
      return mark.repeat(times)
    })
    .join('')
}
