import type { RowOf } from '#mocks/shop/rows.ts'
import type { CataloguePiece, CategoryName } from './catalogue/piece.ts'
import { categoryNames, collectionNames } from './catalogue/piece.ts'
import { picturesOf, pictureUrl } from './pictures.ts'
import type { Picture } from './pictures.ts'
import { alloysOf, metalsOf, variantsOf } from './variants-of.ts'
import type { PieceVariant } from './variants-of.ts'

type ProductRow = RowOf<'products'>

/** The numbers that the ids of a product and its parts start from. */
export interface ProductPlace {
  readonly product: number
  readonly firstVariant: number
  readonly firstImage: number
  /** Its number within its category, for the SKU. */
  readonly inCategory: number
  readonly variants?: number
  /** Replaces the first word of the name, for a shop that repeats a design. */
  readonly given?: string
  /** Factor on the design's metal weight. */
  readonly scale?: number
}

const codes: Record<CategoryName, string> = {
  Rings: 'RNG',
  Earrings: 'EAR',
  Necklaces: 'NCK',
  Bracelets: 'BRC',
  Bangles: 'BGL',
  Pendants: 'PND',
  Chains: 'CHN',
  Mangalsutra: 'MGL',
  Anklets: 'ANK',
  'Nose Pins': 'NSP',
  Cufflinks: 'CFL',
  Sets: 'SET',
}

/** One product of a design, with empty inventories. */
export function buildProduct(piece: CataloguePiece, place: ProductPlace): ProductRow {
  const id = `prod-${place.product}`
  const SKU = `SUV-${codes[piece.category]}-${String(place.inCategory).padStart(4, '0')}`
  const variants = variantsOf(piece, place.variants ?? piece.variants ?? 3, place.scale)
  const pictures = galleryOf(piece)
  const basePrice = variants[0]?.price ?? 0
  return {
    id,
    name: `${place.given ?? piece.given} ${piece.noun}`,
    brand: 'Suvarnika',
    description: piece.text,
    SKU,
    base_price: basePrice,
    category_id: `cat-${categoryNames.indexOf(piece.category) + 1}`,
    collection_id: `col-${collectionNames.indexOf(piece.collection) + 1}`,
    tax_category_id: 'tax-1',
    images: pictures.map((picture, index) => ({
      id: `img-${place.firstImage + index}`,
      image_url: pictureUrl(picture),
      is_primary: index === 0,
      display_order: index + 1,
    })),
    variants: variants.map((variant, index) => ({
      id: `var-${place.firstVariant + index}`,
      product_id: id,
      size: variant.size,
      color: variant.colour,
      weight: variant.weight,
      price_modifier: variant.price - basePrice,
      image_url: pictureUrl(variant.picture),
      inventory: { total_quantity: 0, reserved_quantity: 0, minimum_stock_alert: 0 },
    })),
    product_metadata: {
      product_id: SKU,
      material_type: materialOf(piece),
      metal_purity: purityOf(piece),
      gemstone_details: piece.gems ?? 'No stones',
      weight: weightText(variants),
      additional_attributes: piece.attributes,
      occasion: piece.occasion,
      type: piece.type,
    },
    stock_without_variants: 0,
    thumbnail: pictures[0] ? pictureUrl(pictures[0], 400) : null,
  }
}

/** The pictures of all metals of a design, those of the first variant first. */
function galleryOf(piece: CataloguePiece): Picture[] {
  const all = picturesOf(piece.design, piece.stone)
  return metalsOf(piece).flatMap(({ metal }) => all.filter((picture) => picture.metal === metal))
}

function materialOf(piece: CataloguePiece): string {
  const names = metalsOf(piece).map(({ metal }) => (metal === 'black' ? (piece.black?.purity ?? metal) : metal))
  const text = names.join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function purityOf(piece: CataloguePiece): string {
  return [...new Set(alloysOf(piece).map(({ purity }) => purity))].join('; ')
}

function weightText(variants: readonly PieceVariant[]): string {
  const weights = variants.map(({ weight }) => weight)
  const least = Math.min(...weights)
  const most = Math.max(...weights)
  return least === most ? `${least} g of metal` : `${least} to ${most} g of metal, by size and metal`
}
