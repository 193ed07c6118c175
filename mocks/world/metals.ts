/** A metal as spelled in the picture manifest. */
export type Metal = 'yellow gold' | 'rose gold' | 'white gold' | 'platinum' | 'silver' | 'black'

export type GoldPurity = '22K' | '18K' | '14K' | '9K'

export interface Alloy {
  /** The hallmark, as on the certificate. */
  readonly purity: string
  /** Rupees a gram, without making charges. */
  readonly rate: number
  /** Grams a cubic centimetre: the same ring is half as heavy again in platinum. */
  readonly density: number
}

/** The colour that the filter shows for each metal. */
export const metalColour = {
  'yellow gold': 'Gold',
  'rose gold': 'Rose Gold',
  'white gold': 'White Gold',
  platinum: 'Platinum',
  silver: 'Silver',
  black: 'Black',
} as const satisfies Record<Metal, string>

const goldAlloys: Record<GoldPurity, Alloy> = {
  '22K': { purity: '22K (916) BIS hallmark', rate: 11360, density: 17.7 },
  '18K': { purity: '18K (750) BIS hallmark', rate: 9300, density: 15.4 },
  '14K': { purity: '14K (585) BIS hallmark', rate: 7250, density: 13.2 },
  '9K': { purity: '9K (375) BIS hallmark', rate: 4650, density: 11.2 },
}

const sterlingSilver: Alloy = { purity: '925 sterling silver, BIS hallmark', rate: 165, density: 10.4 }

const platinum950: Alloy = { purity: 'Pt950 platinum', rate: 5400, density: 20.1 }

/** The alloy of a design in one of its metals; for `black` the design names it. */
export function alloyOf(metal: Metal, gold: GoldPurity, black: Alloy | undefined): Alloy {
  if (metal === 'silver') return sterlingSilver
  if (metal === 'platinum') return platinum950
  if (metal !== 'black') return goldAlloys[gold]
  if (!black) throw new Error('A piece pictured in black metal must say what the metal is.')
  return black
}
