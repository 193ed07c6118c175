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

/** Home asks for the first ten only and keeps Men, Women and Kids of them: those three come first. */
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

/** One design in one stone, as the goldsmith writes it down; its metals and sizes become the variants. */
export interface Piece {
  /** The first word of its name; a larger shop gives the same design other ones. */
  readonly given: string
  readonly noun: string
  /** With `stone`, the key into the picture manifest. */
  readonly design: string
  readonly stone: string
  /** Which of the pictured metals it is sold in, the first one first; left out: all. */
  readonly metals?: readonly Metal[]
  readonly collection: CollectionName
  readonly sizes: readonly string[]
  /** How many variants in a shop of the usual size; 3 when left out. */
  readonly variants?: 2 | 4
  readonly gold?: GoldPurity
  readonly black?: Alloy
  /** Metal weight of the first metal in the first size, and what each further size adds. */
  readonly grams: number
  readonly step?: number
  /** Making charge as a share of the metal's value; in silver the work costs about as much as the metal. */
  readonly making: number
  readonly silverMaking?: number
  readonly gems?: string
  /** Rupees for all the stones, and what each further size adds. */
  readonly gemValue?: number
  readonly gemStep?: number
  /** The asking price of the first variant where the sum of parts would not say it. */
  readonly exactly?: number
  /** Named after its metal even if the stone is all it is set with: the stone is an accent. */
  readonly accent?: true
  readonly occasion: 'Party' | 'Formal' | 'Traditional' | 'Casual'
  readonly type: 'Modern' | 'Ethnic'
  readonly text: string
  readonly attributes: string
}

/** A piece with its department. */
export interface CataloguePiece extends Piece {
  readonly category: CategoryName
}
