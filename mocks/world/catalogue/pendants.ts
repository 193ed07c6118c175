import type { Piece } from './piece.ts'

const chain = ['16 in', '18 in', '20 in'] as const
const childs = ['12 in', '14 in', '16 in'] as const

/** Pendants come on their chain; the size is the chain's length. */
export const pendants: readonly Piece[] = [
  {
    given: 'Aabha', noun: 'Solitaire Pendant', design: 'solitaire-pendant', stone: 'diamond', metals: ['white gold', 'yellow gold'], collection: 'Date Night Jwellery',
    sizes: chain, gold: '14K', grams: 2.6, step: 0.25, making: 0.2,
    gems: 'One round brilliant diamond, 0.25 ct, colour G-H, clarity VS2, four-claw setting', gemValue: 19500,
    occasion: 'Party', type: 'Modern',
    text: 'One diamond in four claws, hung so that it rests in the hollow of the throat. The chain runs through the bail and can be changed.',
    attributes: 'With cable chain, spring-ring clasp',
  },
  {
    given: 'Dil', noun: 'Heart Pendant', design: 'heart-pendant', stone: 'none', collection: 'Kids',
    sizes: childs, gold: '9K', grams: 1.7, step: 0.15, making: 0.28,
    occasion: 'Casual', type: 'Modern',
    text: 'A small puffed heart on a fine chain, with soft edges all round. A first piece of gold for a birthday or a name-giving.',
    attributes: 'With chain and safety clasp, hollow heart 10 mm, for children from 3 years',
  },
  {
    given: 'Sitara', noun: 'Star Pendant', design: 'star-pendant', stone: 'diamond', accent: true, collection: 'Kids',
    sizes: childs, gold: '14K', grams: 1.9, step: 0.15, making: 0.24,
    gems: 'Round diamonds 0.05 ct in all, colour H, clarity SI', gemValue: 4200,
    occasion: 'Party', type: 'Modern',
    text: 'A rounded gold star with small diamonds set into it, flush, so that nothing catches. It grows with its owner: the chain can be lengthened later.',
    attributes: 'With chain and safety clasp, star 11 mm, for children from 3 years',
  },
  {
    given: 'Mrinal', noun: 'Halo Pendant in Emerald', design: 'halo-pendant', stone: 'emerald', collection: 'Festive Jwellery',
    sizes: chain, gold: '18K', grams: 3.4, step: 0.25, making: 0.18,
    gems: 'Round emerald 0.80 ct, minor oil; 22 round diamonds 0.20 ct in all, G-H, SI', gemValue: 27500,
    occasion: 'Traditional', type: 'Modern',
    text: 'A round emerald ringed with diamonds, on a twisted gold chain. It is bright enough to be the only piece one wears.',
    attributes: 'With rope chain, spring-ring clasp, open-back setting',
  },
  {
    given: 'Gulabi', noun: 'Heart Pendant in Pink Enamel', design: 'heart-pendant', stone: 'pink enamel', collection: 'Kids',
    sizes: childs, variants: 2, grams: 2.8, step: 0.3, making: 0, silverMaking: 1.5,
    gems: 'No stones; hard enamel, fired and polished level', gemValue: 180,
    occasion: 'Casual', type: 'Modern',
    text: 'A silver heart filled with pink enamel on a fine silver chain. The enamel is fired, not painted, and keeps its colour.',
    attributes: 'With chain and safety clasp, nickel free, for children from 3 years',
  },
  {
    given: 'Nilaya', noun: 'Halo Pendant in Sapphire', design: 'halo-pendant', stone: 'sapphire', collection: 'Women',
    sizes: chain, variants: 4, gold: '14K', grams: 3.1, step: 0.25, making: 0.18,
    gems: 'Round blue sapphire 0.90 ct, heated; 22 round diamonds 0.20 ct in all, G-H, SI', gemValue: 25500,
    occasion: 'Party', type: 'Modern',
    text: 'A round sapphire in a halo that doubles its brightness. White gold and a fine chain keep the eye on the blue.',
    attributes: 'With rope chain, spring-ring clasp, rhodium plated',
  },
  {
    given: 'Megha', noun: 'Solitaire Pendant in Blue Topaz', design: 'solitaire-pendant', stone: 'blue topaz', collection: 'Casual Jwellery',
    sizes: chain, gold: '9K', grams: 2.1, step: 0.2, making: 0.22,
    gems: 'One round Swiss blue topaz 1.40 ct, irradiated, four-claw setting', gemValue: 2400,
    occasion: 'Casual', type: 'Modern',
    text: 'A topaz the blue of a clear winter sky in four white gold claws. Colour for every day, without the price of a sapphire.',
    attributes: 'With cable chain, spring-ring clasp, rhodium plated',
  },
  {
    given: 'Dhruv', noun: 'Star Pendant in Blue Enamel', design: 'star-pendant', stone: 'blue enamel', collection: 'Kids',
    sizes: childs, variants: 2, grams: 2.9, step: 0.3, making: 0, silverMaking: 1.5,
    gems: 'No stones; hard enamel, fired and polished level', gemValue: 180,
    occasion: 'Casual', type: 'Modern',
    text: 'A silver star filled with bright blue enamel, on a chain with a clasp small hands cannot open. Made for rough play and easy washing.',
    attributes: 'With chain and safety clasp, nickel free, for children from 3 years',
  },
]

/** Further pendants for larger shops. */
export const morePendants: readonly Piece[] = [
  {
    given: 'Roshni', noun: 'Halo Pendant in Ruby', design: 'halo-pendant', stone: 'ruby', collection: 'Date Night Jwellery',
    sizes: chain, variants: 2, gold: '14K', grams: 3.1, step: 0.25, making: 0.18,
    gems: 'Round ruby 0.85 ct, heated; 22 round diamonds 0.20 ct in all, G-H, SI', gemValue: 24500,
    occasion: 'Party', type: 'Modern',
    text: 'A round ruby with a diamond halo on a rose gold rope chain, warm from clasp to stone.',
    attributes: 'With rope chain, spring-ring clasp, open-back setting',
  },
  {
    given: 'Vani', noun: 'Solitaire Pendant in Amethyst', design: 'solitaire-pendant', stone: 'amethyst', collection: 'Casual Jwellery',
    sizes: chain, gold: '9K', grams: 2.1, step: 0.2, making: 0.22, gems: 'One round amethyst 1.20 ct, four-claw setting', gemValue: 1900,
    occasion: 'Casual', type: 'Modern',
    text: 'A violet amethyst in four claws on a fine gold chain.',
    attributes: 'With cable chain, spring-ring clasp',
  },
  {
    given: 'Pari', noun: 'Heart Pendant in Diamond', design: 'heart-pendant', stone: 'diamond', accent: true, collection: 'Kids',
    sizes: childs, gold: '14K', grams: 1.8, step: 0.15, making: 0.24, gems: 'One round diamond 0.02 ct, colour H, clarity SI', gemValue: 1800,
    occasion: 'Party', type: 'Modern',
    text: 'A rose gold heart with one small diamond set flush.',
    attributes: 'With chain and safety clasp, for children from 3 years',
  },
]
