import type { CataloguePiece } from './catalogue/piece.ts'
import { alloyOf, metalColour } from './metals.ts'
import type { Alloy, Metal } from './metals.ts'
import { picturesOf } from './pictures.ts'
import type { Picture } from './pictures.ts'

/** A design in one metal and size, with weight and price. */
export interface PieceVariant {
  readonly metal: Metal
  readonly size: string
  readonly colour: string
  readonly picture: Picture
  /** Grams, with two decimals. */
  readonly weight: number
  /** Whole rupees. */
  readonly price: number
}

const stoneColours: Readonly<Record<string, string>> = {
  diamond: 'Diamond',
  pearl: 'Pearl',
  'black pearl': 'Black',
  onyx: 'Black',
  ruby: 'Ruby',
  emerald: 'Emerald',
  sapphire: 'Sapphire',
}

/** The metals a design is sold in, each with its first picture; only metals with a picture are sold. */
export function metalsOf(piece: CataloguePiece): readonly Picture[] {
  const fronts = picturesOf(piece.design, piece.stone).filter((picture) => picture.angle === 'a')
  if (!piece.metals) return fronts
  return piece.metals.map((metal) => {
    const front = fronts.find((picture) => picture.metal === metal)
    if (!front) throw new Error(`${piece.given} ${piece.noun} has no picture in ${metal}.`)
    return front
  })
}

/** The alloys of a design, in the order of its metals. */
export function alloysOf(piece: CataloguePiece): readonly Alloy[] {
  return metalsOf(piece).map(({ metal }) => alloyOf(metal, piece.gold ?? '18K', piece.black))
}

/**
 * The first `count` variants of a design: each metal in the first size, then in the next. `scale` applies to the
 * metal's weight only.
 */
export function variantsOf(piece: CataloguePiece, count: number, scale = 1): readonly PieceVariant[] {
  return allVariants(piece, scale).slice(0, count)
}

// A shop of thousands repeats a few dozen designs in a few weights, so the results are cached.
const worked = new Map<CataloguePiece, Map<number, readonly PieceVariant[]>>()

function allVariants(piece: CataloguePiece, scale: number): readonly PieceVariant[] {
  const scales = worked.get(piece) ?? new Map<number, readonly PieceVariant[]>()
  worked.set(piece, scales)
  const cached = scales.get(scale) ?? workedOut(piece, scale)
  scales.set(scale, cached)
  return cached
}

function workedOut(piece: CataloguePiece, scale: number): PieceVariant[] {
  const fronts = metalsOf(piece)
  return piece.sizes.flatMap((size, step) =>
    fronts.map((picture) => ({
      metal: picture.metal,
      size,
      colour: fronts.length > 1 || piece.accent ? metalColour[picture.metal] : stoneColour(piece, picture.metal),
      picture,
      ...measured(piece, picture.metal, step, scale),
    })),
  )
}

function stoneColour(piece: CataloguePiece, metal: Metal): string {
  if (piece.stone === 'diamond' && piece.design.startsWith('solitaire')) return 'Solitare'
  return stoneColours[piece.stone] ?? metalColour[metal]
}

function measured(piece: CataloguePiece, metal: Metal, step: number, scale: number): { weight: number; price: number } {
  const weight = weightOf(piece, metal, step, scale)
  const price = partsOf(piece, metal, step, scale)
  const first = piece.exactly
  if (first === undefined) return { weight, price: rounded(price) }
  const firstMetal = metalsOf(piece)[0]?.metal ?? metal
  return { weight, price: rounded(first + price - partsOf(piece, firstMetal, 0, 1)) }
}

function weightOf(piece: CataloguePiece, metal: Metal, step: number, scale: number): number {
  const [first = alloyOf(metal, '18K', piece.black)] = alloysOf(piece)
  const { density } = alloyOf(metal, piece.gold ?? '18K', piece.black)
  return Math.round((piece.grams + (piece.step ?? 0) * step) * scale * (density / first.density) * 100) / 100
}

function partsOf(piece: CataloguePiece, metal: Metal, step: number, scale: number): number {
  const { rate } = alloyOf(metal, piece.gold ?? '18K', piece.black)
  const making = metal === 'silver' ? (piece.silverMaking ?? 0.8) : piece.making
  const stones = (piece.gemValue ?? 0) + (piece.gemStep ?? 0) * step
  return weightOf(piece, metal, step, scale) * rate * (1 + making) + stones
}

/** Whole rupees ending in 0, within the price range of the shop. */
function rounded(rupees: number): number {
  return Math.min(350000, Math.max(900, Math.round(rupees / 10) * 10))
}
