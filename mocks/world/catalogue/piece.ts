import type { Alloy, GoldPurity, Metal } from '../metals.ts'

export const categoryNames = [
  'Rings',
  'Earrings',
  'Necklaces',
  'Bracelets',
  'Bangles',
  'Pendants',
  'Chains',
  'Mangalsutra',
  'Anklets',
  'Nose Pins',
  'Cufflinks',
  'Sets',
] as const

export type CategoryName = (typeof categoryNames)[number]

/** These three come first: the home page loads the first ten collections and shows only Men, Women and Kids. */
export const collectionNames = [
  'Men',
  'Women',
  'Kids',
  'Gold Collection',
  'Silver Collection',
  'Pearl Collection',
  'Platinum Collection',
  'Wedding Jwellery',
  'Festive Jwellery',
  'Auspicious Jwellery',
  'Casual Jwellery',
  'Party Jwellery',
  'Date Night Jwellery',
] as const

export type CollectionName = (typeof collectionNames)[number]

/** A design with one stone; its metals and sizes become the variants. */
export interface Piece {
  /** The first word of the name, which larger shops replace. */
  readonly given: string
  readonly noun: string
  /** Together with `stone`, the key into the picture manifest. */
  readonly design: string
  readonly stone: string
  /** The metals it is sold in, of those with a picture; all if omitted. */
  readonly metals?: readonly Metal[]
  readonly collection: CollectionName
  readonly sizes: readonly string[]
  /** The number of variants in a shop of the usual size; 3 if omitted. */
  readonly variants?: 2 | 4
  readonly gold?: GoldPurity
  readonly black?: Alloy
  /** Grams of the first metal in the first size, and of each larger size in addition. */
  readonly grams: number
  readonly step?: number
  /** The making charge as a share of the metal's value; for silver, labour costs about as much as the metal. */
  readonly making: number
  readonly silverMaking?: number
  readonly gems?: string
  /** Rupees for all stones, and for each larger size in addition. */
  readonly gemValue?: number
  readonly gemStep?: number
  /** The price of the first variant, if it is not the sum of its parts. */
  readonly exactly?: number
  /** Named after its metal, since its stone is only an accent. */
  readonly accent?: true
  readonly occasion: 'Party' | 'Formal' | 'Traditional' | 'Casual'
  readonly type: 'Modern' | 'Ethnic'
  readonly text: string
  readonly attributes: string
}

export interface CataloguePiece extends Piece {
  readonly category: CategoryName
}
