import type { Piece } from './piece.ts'

const womens = ['12', '14', '16', '18'] as const
const mens = ['19', '20', '21', '22'] as const

/** Rings, the ones every shop shows. Sizes are Indian. */
export const rings: readonly Piece[] = [
  {
    given: 'Aarohi', noun: 'Solitaire Ring', design: 'solitaire-ring', stone: 'diamond', collection: 'Wedding Jwellery',
    sizes: womens, gold: '18K', grams: 2.8, step: 0.12, making: 0.18,
    gems: 'One round brilliant diamond, 0.30 ct, colour G, clarity VS1, six-claw setting, with laboratory certificate', gemValue: 18500, exactly: 48500,
    occasion: 'Formal', type: 'Modern',
    text: 'A round brilliant lifted by six slim claws, so that light reaches it from every side. The band tapers towards the stone and sits flush beside a wedding band.',
    attributes: 'Knife-edge band 1.8 mm, high polish, one free resizing within a year',
  },
  {
    given: 'Ishani', noun: 'Halo Ring in Emerald', design: 'halo-ring', stone: 'emerald', collection: 'Date Night Jwellery',
    sizes: womens, gold: '18K', grams: 3.1, step: 0.12, making: 0.2,
    gems: 'Oval Zambian emerald 0.90 ct, minor oil; 34 round diamonds in halo and shoulders 0.22 ct, G-H, SI', gemValue: 38500,
    occasion: 'Party', type: 'Modern',
    text: 'An oval emerald of deep, even green inside a fine halo of diamonds. Small diamonds run halfway down the shoulders; the rest of the band is plain and comfortable.',
    attributes: 'Open-back setting, band 1.9 mm, do not clean with ultrasound',
  },
  {
    given: 'Ekta', noun: 'Couple Bands', design: 'plain-band', stone: 'none', metals: ['yellow gold', 'rose gold'], collection: 'Wedding Jwellery',
    sizes: ['10 & 18', '12 & 20', '14 & 22'], variants: 4, gold: '18K', grams: 6.4, step: 0.35, making: 0.1,
    occasion: 'Traditional', type: 'Modern',
    text: 'Two plain bands cut from one bar of gold, polished to a mirror and rounded inside. Sold as a pair; initials and a date can be engraved.',
    attributes: 'Sold as a pair, comfort fit, 3.5 mm and 4.5 mm wide, free engraving up to 14 letters',
  },
  {
    given: 'Rajveer', noun: 'Signet Ring in Onyx', design: 'signet-ring', stone: 'onyx', collection: 'Men',
    sizes: mens, variants: 4, gold: '14K', grams: 7.2, step: 0.3, making: 0.16, silverMaking: 1.1,
    gems: 'One oval black onyx 12 x 9 mm, flat cut, polished', gemValue: 900,
    occasion: 'Formal', type: 'Modern',
    text: 'A flat oval of black onyx set level with the metal, on shoulders that taper without a break. Cast solid, not hollowed out behind the stone.',
    attributes: 'Face 14 x 11 mm, solid back, high polish',
  },
  {
    given: 'Shaurya', noun: 'Inlay Band', design: 'inlay-band', stone: 'none', metals: ['black', 'yellow gold', 'platinum'], collection: 'Men',
    sizes: mens, gold: '14K', black: { purity: 'Black zirconium with a 14K (585) rose gold inlay', rate: 2600, density: 6.6 },
    grams: 3.2, step: 0.2, making: 0.35,
    occasion: 'Formal', type: 'Modern',
    text: 'A wide band with one contrasting line laid into a turned groove: rose gold in black, white gold in yellow, yellow gold in platinum. The edges are bevelled so that it slides over the knuckle.',
    attributes: 'Band 7 mm wide, satin finish, comfort fit; cannot be resized, exchange within 30 days',
  },
  {
    given: 'Saath', noun: 'Couple Bands in Platinum', design: 'plain-band', stone: 'none', metals: ['platinum'], collection: 'Platinum Collection',
    sizes: ['10 & 18', '12 & 20', '14 & 22'], grams: 9.2, step: 0.45, making: 0.3,
    occasion: 'Formal', type: 'Modern',
    text: 'Two polished platinum bands, heavier in the hand than they look. Platinum does not fade or need plating, so the pair will age alike.',
    attributes: 'Sold as a pair, comfort fit, 3.5 mm and 4.5 mm wide, free engraving up to 14 letters',
  },
  {
    given: 'Noor', noun: 'Eternity Band', design: 'eternity-band', stone: 'diamond', metals: ['white gold', 'yellow gold'], collection: 'Date Night Jwellery',
    sizes: womens, variants: 4, gold: '14K', grams: 2.3, step: 0.1, making: 0.22,
    gems: '26 round diamonds, 0.65 ct in all, colour G-H, clarity VS-SI, shared-claw setting', gemValue: 31500,
    occasion: 'Party', type: 'Modern',
    text: 'Diamonds of one size all the way round, so there is no wrong way to wear it. Slim enough to stack on either side of a solitaire.',
    attributes: 'Band 2.4 mm, low profile; full eternity rings cannot be resized',
  },
  {
    given: 'Panna', noun: 'Three-Stone Ring in Emerald', design: 'three-stone-ring', stone: 'emerald', collection: 'Platinum Collection',
    sizes: womens, grams: 5.2, step: 0.2, making: 0.3,
    gems: 'Round emerald 0.40 ct, minor oil; two round brilliant diamonds 0.12 ct each, colour F-G, clarity VS', gemValue: 36500,
    occasion: 'Formal', type: 'Modern',
    text: 'A round emerald between two diamonds, all three held low in platinum claws. The cool white of the metal keeps the green clear.',
    attributes: 'Band 2.1 mm, four-claw settings, with laboratory certificate for the emerald',
  },
  {
    given: 'Samaira', noun: 'Halo Ring in Sapphire', design: 'halo-ring', stone: 'sapphire', collection: 'Party Jwellery',
    sizes: womens, variants: 4, gold: '14K', grams: 2.9, step: 0.12, making: 0.2,
    gems: 'Oval blue sapphire 1.05 ct, heated; 34 round diamonds in halo and shoulders 0.22 ct, G-H, SI', gemValue: 36500,
    occasion: 'Party', type: 'Modern',
    text: 'A royal-blue oval in a bright white frame. The halo follows the stone closely and makes it look a size larger than it is.',
    attributes: 'Rhodium-plated white gold, band 1.9 mm, replating free in the first year',
  },
  {
    given: 'Devika', noun: 'Heirloom Solitaire', design: 'solitaire-ring', stone: 'diamond', metals: ['platinum'], collection: 'Platinum Collection',
    sizes: womens, grams: 4.6, step: 0.2, making: 0.3, exactly: 347190,
    gems: 'One round brilliant diamond, 1.01 ct, colour F, clarity VS1, triple excellent cut, with laboratory certificate and laser-inscribed girdle',
    occasion: 'Formal', type: 'Modern',
    text: 'One carat and a little more, chosen stone by stone, in six platinum claws. Each comes with its own certificate and the number inscribed on the girdle.',
    attributes: 'Made to order in 12 days, lifetime claw check, delivered insured in a rosewood box',
  },
  {
    given: 'Neelima', noun: 'Three-Stone Ring in Sapphire', design: 'three-stone-ring', stone: 'sapphire', collection: 'Gold Collection',
    sizes: womens, gold: '18K', grams: 3.0, step: 0.12, making: 0.18,
    gems: 'Round blue sapphire 0.55 ct, heated; two round brilliant diamonds 0.15 ct each, colour G, clarity VS-SI', gemValue: 29500,
    occasion: 'Party', type: 'Modern',
    text: 'A round sapphire with a diamond on either side, a setting that has never gone out of fashion. Yellow gold warms the blue.',
    attributes: 'Band 2.0 mm, four-claw settings, high polish',
  },
  {
    given: 'Tarini', noun: 'Halo Ring in Diamond', design: 'halo-ring', stone: 'diamond', collection: 'Women',
    sizes: womens, variants: 2, gold: '18K', grams: 3.1, step: 0.12, making: 0.2,
    gems: 'Oval diamond 0.35 ct, colour G, clarity VS2, with laboratory certificate; 34 round diamonds 0.22 ct, G-H, SI', gemValue: 38500,
    occasion: 'Party', type: 'Modern',
    text: 'An oval diamond, a halo and lit shoulders: three kinds of sparkle from one small ring. The oval lengthens the finger.',
    attributes: 'Rhodium-plated white gold, band 1.9 mm, replating free in the first year',
  },
  {
    given: 'Manav', noun: 'Signet Ring', design: 'signet-ring', stone: 'none', collection: 'Gold Collection',
    sizes: mens, variants: 4, gold: '22K', grams: 5.0, step: 0.2, making: 0.12,
    occasion: 'Traditional', type: 'Ethnic',
    text: 'A plain signet with an oval outline cut into its face, waiting for a monogram. Heavy shoulders and a soft inner edge make it a ring for every day.',
    attributes: 'Face 13 x 10 mm, monogram engraving free, solid back',
  },
]

/** Further rings for larger shops. */
export const moreRings: readonly Piece[] = [
  {
    given: 'Gulnaar', noun: 'Halo Ring in Ruby', design: 'halo-ring', stone: 'ruby', collection: 'Women',
    sizes: womens, variants: 2, gold: '14K', grams: 2.9, step: 0.12, making: 0.2,
    gems: 'Oval ruby 0.95 ct, heated; 34 round diamonds in halo and shoulders 0.22 ct, G-H, SI', gemValue: 33500,
    occasion: 'Party', type: 'Modern',
    text: 'A pomegranate-red oval in a halo of diamonds, on rose gold that picks up the colour of the stone.',
    attributes: 'Open-back setting, band 1.9 mm, high polish',
  },
  {
    given: 'Rubaina', noun: 'Solitaire Ring in Ruby', design: 'solitaire-ring', stone: 'ruby', collection: 'Festive Jwellery',
    sizes: womens, gold: '18K', grams: 2.7, step: 0.12, making: 0.18, gems: 'One round ruby 0.60 ct, heated, six-claw setting', gemValue: 17500,
    occasion: 'Traditional', type: 'Modern',
    text: 'One round ruby in six claws, the classic solitaire in the colour of celebration.',
    attributes: 'Knife-edge band 1.8 mm, high polish',
  },
  {
    given: 'Indu', noun: 'Solitaire Ring in Sapphire', design: 'solitaire-ring', stone: 'sapphire', collection: 'Date Night Jwellery',
    sizes: womens, gold: '14K', grams: 2.5, step: 0.12, making: 0.18, gems: 'One round blue sapphire 0.65 ct, heated, six-claw setting', gemValue: 19000,
    occasion: 'Party', type: 'Modern',
    text: 'A blue sapphire on rose gold: cool stone, warm metal, and nothing else to look at.',
    attributes: 'Knife-edge band 1.8 mm, high polish',
  },
  {
    given: 'Laali', noun: 'Eternity Band in Ruby', design: 'eternity-band', stone: 'ruby', collection: 'Women',
    sizes: womens, gold: '14K', grams: 2.3, step: 0.1, making: 0.22, gems: '26 round rubies, 0.80 ct in all, heated, shared-claw setting', gemValue: 18500,
    occasion: 'Party', type: 'Modern',
    text: 'A full circle of small rubies in rose gold, made to be stacked.',
    attributes: 'Band 2.4 mm, low profile; full eternity rings cannot be resized',
  },
  {
    given: 'Sagarika', noun: 'Eternity Band in Sapphire', design: 'eternity-band', stone: 'sapphire', collection: 'Party Jwellery',
    sizes: womens, gold: '14K', grams: 2.3, step: 0.1, making: 0.22, gems: '26 round blue sapphires, 0.85 ct in all, heated, shared-claw setting', gemValue: 19500,
    occasion: 'Party', type: 'Modern',
    text: 'Sapphires of one blue all the way round a slim white gold band.',
    attributes: 'Band 2.4 mm, low profile; full eternity rings cannot be resized',
  },
  {
    given: 'Trishna', noun: 'Three-Stone Ring', design: 'three-stone-ring', stone: 'diamond', collection: 'Women',
    sizes: womens, gold: '18K', grams: 3.0, step: 0.12, making: 0.18, gems: 'Three round brilliant diamonds, 0.45 ct in all, colour G-H, clarity VS-SI', gemValue: 41000,
    occasion: 'Formal', type: 'Modern',
    text: 'Three round diamonds side by side, the middle one a little larger.',
    attributes: 'Band 2.0 mm, four-claw settings, high polish',
  },
]
