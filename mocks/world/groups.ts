import type { RowOf } from '#mocks/shop/rows.ts'
import { categoryNames, collectionNames } from './catalogue/piece.ts'
import type { CategoryName, CollectionName } from './catalogue/piece.ts'
import { pictureUrl } from './pictures.ts'

interface Group {
  readonly description: string
  readonly picture: string
}

const categoryGroups: Record<CategoryName, Group> = {
  Rings: { description: 'Solitaires, bands and signets.', picture: 'solitaire-ring--gold--diamond' },
  Earrings: {
    description: 'Studs for every day, hoops, drops and jhumkas for the others.',
    picture: 'jhumka--gold--emerald',
  },
  Necklaces: {
    description: 'Chokers and pearl strands, made to be seen across a room.',
    picture: 'choker--gold--emerald',
  },
  Bracelets: {
    description: 'Tennis bracelets for the wrist, nazariyas for the smallest.',
    picture: 'tennis-bracelet--white--diamond',
  },
  Bangles: { description: 'Kadas, stone bangles and sets that ring softly.', picture: 'stone-bangle--gold--ruby' },
  Pendants: { description: 'One stone or one shape, on its own chain.', picture: 'halo-pendant--gold--emerald' },
  Chains: {
    description: 'Links in gold, silver and black, with or without a locket.',
    picture: 'link-chain--gold--none',
  },
  Mangalsutra: {
    description: 'Black beads and gold, long for sarees and short for the office.',
    picture: 'mangalsutra--gold--diamond',
  },
  Anklets: { description: 'Payals with bells, sold singly.', picture: 'anklet--silver--none' },
  'Nose Pins': { description: 'Small flowers of diamond and ruby.', picture: 'nose-pin--gold--ruby' },
  Cufflinks: { description: 'Onyx and enamel for a formal cuff.', picture: 'cufflinks--silver--onyx' },
  Sets: { description: 'Pendant and earrings that belong together.', picture: 'halo-set--gold--emerald' },
}

const collectionGroups: Record<CollectionName, Group> = {
  Men: {
    description: 'Kadas, signets, chains and cufflinks with some weight to them.',
    picture: 'twisted-kada--gold--none',
  },
  Women: {
    description: 'For every day, from the first coffee to the last call.',
    picture: 'drop-earrings--gold--ruby',
  },
  Kids: {
    description: 'Small, rounded and safe: first gold and first silver.',
    picture: 'star-pendant--gold--diamond',
  },
  'Gold Collection': {
    description: 'Yellow gold from the everyday to the heirloom.',
    picture: 'bangle-set--gold--none',
  },
  'Silver Collection': {
    description: 'Sterling silver with turquoise, onyx and beaded rims.',
    picture: 'cabochon-bangle--silver--turquoise',
  },
  'Pearl Collection': {
    description: 'White and black pearls, matched by eye and knotted on silk.',
    picture: 'pearl-necklace--gold--pearl',
  },
  'Platinum Collection': {
    description: 'Pt950: heavy, white, and as bright in thirty years as today.',
    picture: 'three-stone-ring--platinum--emerald',
  },
  'Wedding Jwellery': {
    description: 'For the ceremonies, and for the years after them.',
    picture: 'choker--gold--ruby',
  },
  'Festive Jwellery': { description: 'Ruby and emerald for lamps, sweets and family.', picture: 'jhumka--gold--ruby' },
  'Auspicious Jwellery': {
    description: 'For muhurats, blessings and good beginnings.',
    picture: 'mangalsutra--gold--none',
  },
  'Casual Jwellery': { description: 'Light pieces that ask for nothing.', picture: 'hoops--rose--none' },
  'Party Jwellery': { description: 'Colour and light for long evenings.', picture: 'drop-earrings--gold--emerald' },
  'Date Night Jwellery': { description: 'A little sparkle for two.', picture: 'eternity-band--white--diamond' },
}

export function buildCategories(): RowOf<'categories'>[] {
  return categoryNames.map((name, index) => ({ id: `cat-${index + 1}`, name, ...shown(categoryGroups[name]) }))
}

/** The collections, with Men, Women and Kids first. */
export function buildCollections(): RowOf<'collections'>[] {
  return collectionNames.map((name, index) => ({ id: `col-${index + 1}`, name, ...shown(collectionGroups[name]) }))
}

export function buildTaxCategories(): RowOf<'taxCategories'>[] {
  return [
    { id: 'tax-1', name: 'GST on jewellery', standard_rate: 3 },
    { id: 'tax-2', name: 'GST on making charges', standard_rate: 5 },
    { id: 'tax-3', name: 'GST on cut and polished diamonds', standard_rate: 1.5 },
  ]
}

function shown({ description, picture }: Group): { description: string; thumbnail: string } {
  return { description, thumbnail: pictureUrl({ file: `products/${picture}` }) }
}
