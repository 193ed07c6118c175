import type { Piece } from './piece.ts'

/** Earrings, sold as pairs; sizes tell the drop or the stone. */
export const earrings: readonly Piece[] = [
  {
    given: 'Meenal', noun: 'Jhumka in Ruby', design: 'jhumka', stone: 'ruby', collection: 'Festive Jwellery',
    sizes: ['28 mm', '34 mm', '40 mm'], gold: '18K', grams: 5.2, step: 0.9, making: 0.2,
    gems: 'Round rubies 1.40 ct in all, heated; seed pearls along the rim', gemValue: 7500, gemStep: 900,
    occasion: 'Traditional', type: 'Ethnic',
    text: 'Domed bells ringed with rubies and a fringe of seed pearls that moves as you turn your head. Screw backs and light hollow bells keep them easy to wear through a long evening.',
    attributes: 'Screw back, hollow bells, sold as a pair, ear-chain hook behind the stud',
  },
  {
    given: 'Tara', noun: 'Diamond Studs', design: 'studs', stone: 'diamond', collection: 'Casual Jwellery',
    sizes: ['3 mm', '4 mm', '5 mm'], variants: 4, gold: '14K', grams: 1.3, step: 0.15, making: 0.22,
    gems: 'Two round brilliant diamonds, 0.20 ct in all at 3 mm, colour G-H, clarity VS-SI', gemValue: 11500, gemStep: 16500,
    occasion: 'Casual', type: 'Modern',
    text: 'A matched pair of brilliants in four claws, the earrings one forgets to take off. Threaded posts, so they stay where they are.',
    attributes: 'Screw back, claw setting, sold as a pair',
  },
  {
    given: 'Chandni', noun: 'Pearl Drops', design: 'pearl-drops', stone: 'pearl', collection: 'Pearl Collection',
    sizes: ['8 mm', '9 mm', '10 mm'], gold: '14K', grams: 1.9, step: 0.1, making: 0.22,
    gems: 'Two round white freshwater pearls, AAA lustre; two round diamonds 0.10 ct in all', gemValue: 9500, gemStep: 1800,
    occasion: 'Formal', type: 'Modern',
    text: 'A round pearl swinging below one small diamond. The pearls are matched by eye for size, overtone and skin before they are drilled.',
    attributes: 'Push back with disc, drop 18 mm, sold as a pair',
  },
  {
    given: 'Dhara', noun: 'Silver Jhumka', design: 'jhumka', stone: 'none', collection: 'Silver Collection',
    sizes: ['28 mm', '34 mm', '40 mm'], grams: 11.5, step: 2.4, making: 0, silverMaking: 0.85,
    occasion: 'Traditional', type: 'Ethnic',
    text: 'Temple-style bells with beaded rims, hand-finished and lightly oxidised in the grooves. They go with a cotton saree as well as with a plain kurta.',
    attributes: 'Push back, hollow bells, sold as a pair, wipe dry after wearing',
  },
  {
    given: 'Myra', noun: 'Polished Hoops', design: 'hoops', stone: 'none', metals: ['yellow gold', 'rose gold', 'silver'], collection: 'Casual Jwellery',
    sizes: ['20 mm', '25 mm', '30 mm'], gold: '18K', grams: 3.6, step: 0.6, making: 0.16, silverMaking: 1.9,
    occasion: 'Casual', type: 'Modern',
    text: 'Tube hoops that swell towards the bottom, polished until they mirror. Hollow, so the larger sizes stay light on the ear.',
    attributes: 'Hinged click closure, hollow tube, sold as a pair',
  },
  {
    given: 'Ruhani', noun: 'Drop Earrings in Emerald', design: 'drop-earrings', stone: 'emerald', collection: 'Party Jwellery',
    sizes: ['24 mm', '28 mm', '32 mm'], variants: 2, gold: '18K', grams: 5.6, step: 0.7, making: 0.2,
    gems: 'Two step-cut emeralds 2.40 ct in all, minor oil; 60 round diamonds 0.48 ct in all, G-H, SI', gemValue: 72000, gemStep: 12000,
    occasion: 'Party', type: 'Modern',
    text: 'Step-cut emeralds in straight frames of diamonds, hung from a single stone. The long facets show the garden inside each emerald.',
    attributes: 'Post with screw back, sold as a pair, with laboratory certificate for the emeralds',
  },
  {
    given: 'Shyama', noun: 'Black Pearl Drops', design: 'pearl-drops', stone: 'black pearl', collection: 'Pearl Collection',
    sizes: ['8 mm', '9 mm', '10 mm'], grams: 2.2, step: 0.1, making: 0, silverMaking: 2,
    gems: 'Two round black freshwater pearls, dyed, high lustre; two round diamonds 0.06 ct in all', gemValue: 4200, gemStep: 650,
    occasion: 'Party', type: 'Modern',
    text: 'Dark pearls with a peacock sheen under a small diamond, set in sterling silver. Rhodium keeps the silver bright against the dark.',
    attributes: 'Push back, drop 18 mm, rhodium plated, sold as a pair',
  },
  {
    given: 'Vasudha', noun: 'Jhumka in Emerald', design: 'jhumka', stone: 'emerald', collection: 'Gold Collection',
    sizes: ['28 mm', '34 mm', '40 mm'], gold: '22K', grams: 6.2, step: 1.2, making: 0.18,
    gems: 'Round emeralds 1.60 ct in all, minor oil; seed pearls along the rim', gemValue: 9500, gemStep: 1200,
    occasion: 'Traditional', type: 'Ethnic',
    text: 'Bells in 22K gold with a belt of emeralds and hanging pearls, after old temple work. Made on a die more than fifty years old and finished by hand.',
    attributes: 'Screw back, hollow bells, sold as a pair, ear-chain hook behind the stud',
  },
]

/** Further earrings for larger shops. */
export const moreEarrings: readonly Piece[] = [
  {
    given: 'Lalima', noun: 'Drop Earrings in Ruby', design: 'drop-earrings', stone: 'ruby', collection: 'Wedding Jwellery',
    sizes: ['24 mm', '28 mm', '32 mm'], gold: '14K', grams: 4.8, step: 0.7, making: 0.2,
    gems: 'Two step-cut rubies 1.60 ct in all, heated; 60 round diamonds 0.36 ct in all, G-H, SI', gemValue: 34000, gemStep: 6000,
    occasion: 'Party', type: 'Modern',
    text: 'Step-cut rubies framed in diamonds for the reception, when the heavy bridal pieces come off. They hang straight and do not turn.',
    attributes: 'Post with screw back, sold as a pair',
  },
  {
    given: 'Neela', noun: 'Sapphire Studs', design: 'studs', stone: 'sapphire', collection: 'Women',
    sizes: ['3 mm', '4 mm', '5 mm'], variants: 2, gold: '14K', grams: 1.3, step: 0.15, making: 0.22,
    gems: 'Two round blue sapphires, 0.30 ct in all at 3 mm, heated', gemValue: 6500, gemStep: 5500,
    occasion: 'Casual', type: 'Modern',
    text: 'Two sapphires of one deep blue in white gold claws. Small enough for the office, bright enough for the evening after.',
    attributes: 'Screw back, claw setting, rhodium plated, sold as a pair',
  },
  {
    given: 'Jamuni', noun: 'Drop Earrings in Amethyst', design: 'drop-earrings', stone: 'amethyst', collection: 'Date Night Jwellery',
    sizes: ['24 mm', '28 mm', '32 mm'], gold: '14K', grams: 5.0, step: 0.6, making: 0.2,
    gems: 'Two step-cut amethysts 3.20 ct in all; 60 round diamonds 0.48 ct in all, G-H, SI', gemValue: 27500, gemStep: 2500,
    occasion: 'Party', type: 'Modern',
    text: 'Step-cut amethysts the colour of ripe jamun in rose gold and diamonds.',
    attributes: 'Post with screw back, sold as a pair',
  },
  {
    given: 'Sagar', noun: 'Drop Earrings in Sapphire', design: 'drop-earrings', stone: 'sapphire', collection: 'Party Jwellery',
    sizes: ['24 mm', '28 mm', '32 mm'], gold: '18K', grams: 5.6, step: 0.7, making: 0.2,
    gems: 'Two step-cut blue sapphires 2.60 ct in all, heated; 60 round diamonds 0.48 ct in all, G-H, SI', gemValue: 66000, gemStep: 11000,
    occasion: 'Party', type: 'Modern',
    text: 'Step-cut sapphires in white gold and diamonds, cool and exact.',
    attributes: 'Post with screw back, rhodium plated, sold as a pair',
  },
  {
    given: 'Rati', noun: 'Ruby Studs', design: 'studs', stone: 'ruby', collection: 'Casual Jwellery',
    sizes: ['3 mm', '4 mm', '5 mm'], gold: '14K', grams: 1.3, step: 0.15, making: 0.22,
    gems: 'Two round rubies, 0.30 ct in all at 3 mm, heated', gemValue: 6000, gemStep: 5200,
    occasion: 'Casual', type: 'Modern',
    text: 'Round rubies in rose gold claws, a touch of red for every day.',
    attributes: 'Screw back, claw setting, sold as a pair',
  },
]
