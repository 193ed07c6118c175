import type { Piece } from './piece.ts'

export const necklaces: readonly Piece[] = [
  {
    given: 'Rajeshwari', noun: 'Choker in Emerald', design: 'choker', stone: 'emerald', collection: 'Wedding Jwellery',
    sizes: ['14 in', '15 in', '16 in'], gold: '18K', grams: 19.5, step: 0.8, making: 0.22,
    gems: 'Oval emeralds 14.00 ct in all, minor oil; round white freshwater pearls as drops and inner row', gemValue: 84000, gemStep: 2000,
    occasion: 'Traditional', type: 'Ethnic',
    text: 'Oval emeralds shoulder to shoulder, an inner row of pearls and a pearl below each stone. It lies flat along the collarbone and closes with a screw clasp and an adjustable dori.',
    attributes: 'Screw clasp with silk dori, velvet-lined back, delivered in a fitted case',
  },
  {
    given: 'Moti', noun: 'Pearl Strand', design: 'pearl-necklace', stone: 'pearl', collection: 'Pearl Collection',
    sizes: ['16 in', '18 in', '20 in'], gold: '14K', grams: 1.6, making: 0.3,
    gems: 'Round white freshwater pearls 7.5-8 mm, AAA lustre, knotted on silk', gemValue: 18500, gemStep: 2200,
    occasion: 'Formal', type: 'Modern',
    text: 'One row of round white pearls, each knotted on silk so that none rubs against the next. The gold clasp is small enough to wear to the front.',
    attributes: 'Hand-knotted, ball clasp, restringing free once in two years',
  },
  {
    given: 'Padmini', noun: 'Choker in Ruby', design: 'choker', stone: 'ruby', collection: 'Gold Collection',
    sizes: ['14 in', '15 in', '16 in'], variants: 2, gold: '18K', grams: 19.5, step: 0.8, making: 0.22,
    gems: 'Oval rubies 15.00 ct in all, heated; round white freshwater pearls as drops and inner row', gemValue: 76000, gemStep: 2000,
    occasion: 'Traditional', type: 'Ethnic',
    text: 'Oval rubies and pearls in the manner of old court jewellery, made lighter for an evening of dancing. Each ruby sits in its own closed collet.',
    attributes: 'Screw clasp with silk dori, velvet-lined back, delivered in a fitted case',
  },
  {
    given: 'Nisha', noun: 'Black Pearl Strand', design: 'pearl-necklace', stone: 'black pearl', collection: 'Pearl Collection',
    sizes: ['16 in', '18 in', '20 in'], variants: 2, gold: '14K', grams: 1.6, making: 0.3,
    gems: 'Round black freshwater pearls 7.5-8 mm, dyed, high lustre, knotted on silk', gemValue: 21500, gemStep: 2400,
    occasion: 'Party', type: 'Modern',
    text: 'Dark pearls with green and violet lights, matched into one even row. White gold for the clasp, so nothing breaks the cool colour.',
    attributes: 'Hand-knotted, ball clasp, restringing free once in two years',
  },
]

export const chains: readonly Piece[] = [
  {
    given: 'Rudra', noun: 'Link Chain', design: 'link-chain', stone: 'none', metals: ['yellow gold', 'silver'], collection: 'Men',
    sizes: ['20 in', '22 in', '24 in'], gold: '22K', grams: 18.2, step: 1.8, making: 0.09, silverMaking: 0.55,
    occasion: 'Traditional', type: 'Modern',
    text: 'Broad oval links soldered one by one and polished flat, so that the chain drapes like cloth. Strong enough for a heavy locket.',
    attributes: 'Oval links, lobster clasp, each link soldered',
  },
  {
    given: 'Shyam', noun: 'Black Link Chain', design: 'link-chain', stone: 'none', metals: ['black'], collection: 'Men',
    sizes: ['20 in', '22 in', '24 in'], black: { purity: '316L stainless steel, black PVD', rate: 55, density: 7.9 },
    grams: 42, step: 4, making: 0.4,
    occasion: 'Party', type: 'Modern',
    text: 'The same broad links in surgical steel with a hard black coat. It does not tarnish, minds neither sweat nor sea, and costs what a fashion piece ought to.',
    attributes: 'Lobster clasp, hypoallergenic; a fashion piece without precious metal',
  },
  {
    given: 'Lahar', noun: 'Link Chain, Light', design: 'link-chain', stone: 'none', metals: ['yellow gold', 'silver'], collection: 'Casual Jwellery',
    sizes: ['18 in', '20 in', '22 in'], variants: 4, gold: '14K', grams: 7.6, step: 0.7, making: 0.16, silverMaking: 0.8,
    occasion: 'Casual', type: 'Modern',
    text: 'The look of a heavy chain at less than half the weight: the links are hollow tube, closed and soldered. An easy chain for every day.',
    attributes: 'Hollow links, lobster clasp; not suited to heavy lockets',
  },
]

export const mangalsutra: readonly Piece[] = [
  {
    given: 'Saubhagya', noun: 'Mangalsutra in Diamond', design: 'mangalsutra', stone: 'diamond', collection: 'Wedding Jwellery',
    sizes: ['22 in', '24 in', '26 in'], gold: '14K', grams: 4.6, step: 0.3, making: 0.18,
    gems: 'Round diamonds 0.40 ct in all in cluster and drop, colour G-H, clarity SI; black beads', gemValue: 24500,
    occasion: 'Traditional', type: 'Ethnic',
    text: 'Two lines of black beads with gold between them, meeting in a cluster of diamonds and one drop. Long enough for a saree, light enough for every day.',
    attributes: 'Hook clasp with two lengths, hand-strung, restringing free for life',
  },
  {
    given: 'Vaidehi', noun: 'Vati Mangalsutra', design: 'mangalsutra', stone: 'none', collection: 'Auspicious Jwellery',
    sizes: ['20 in', '24 in', '30 in'], gold: '22K', grams: 4.4, step: 0.7, making: 0.14,
    gems: 'Black beads, hand-strung', gemValue: 350,
    occasion: 'Traditional', type: 'Ethnic',
    text: 'The two vati cups of a Maharashtrian mangalsutra, one from each family, on black beads and gold. The cups are raised from sheet and left open behind, as they should be.',
    attributes: 'Vati 16 mm, hook clasp, hand-strung, restringing free for life',
  },
  {
    given: 'Sakhi', noun: 'Short Mangalsutra', design: 'mangalsutra', stone: 'diamond', collection: 'Women',
    sizes: ['16 in', '18 in', '20 in'], variants: 4, gold: '14K', grams: 3.1, step: 0.2, making: 0.2,
    gems: 'Round diamonds 0.18 ct in all in cluster and drop, colour G-H, clarity SI; black beads', gemValue: 9800,
    occasion: 'Casual', type: 'Modern',
    text: 'A short mangalsutra for the office, worn at the collarbone and seen with a shirt as well as with a suit. The diamond cluster is scaled down to match.',
    attributes: 'Lobster clasp, hand-strung, restringing free for life',
  },
]

export const sets: readonly Piece[] = [
  {
    given: 'Haritha', noun: 'Pendant Set in Emerald', design: 'halo-set', stone: 'emerald', collection: 'Wedding Jwellery',
    sizes: ['16 in', '18 in', '20 in'], gold: '18K', grams: 7.6, step: 0.3, making: 0.18,
    gems: 'Three round emeralds 1.90 ct in all, minor oil; 58 round diamonds 0.50 ct in all, G-H, SI', gemValue: 61500,
    occasion: 'Formal', type: 'Modern',
    text: 'Pendant, chain and studs that belong together: three emeralds cut from the same rough, each in a halo. Given as a set, worn together or apart.',
    attributes: 'Pendant with chain and a pair of screw-back studs, delivered in a fitted case',
  },
  {
    given: 'Mandira', noun: 'Pendant Set in Ruby', design: 'halo-set', stone: 'ruby', collection: 'Festive Jwellery',
    sizes: ['16 in', '18 in', '20 in'], gold: '14K', grams: 5.2, step: 0.3, making: 0.18,
    gems: 'Three round rubies 1.20 ct in all, heated; 58 round diamonds 0.32 ct in all, G-H, SI', gemValue: 31000,
    occasion: 'Traditional', type: 'Modern',
    text: 'Rubies in rose gold for pendant and ears, ringed with small diamonds. A festive set that does not need a heavy blouse to carry it.',
    attributes: 'Pendant with chain and a pair of screw-back studs, delivered in a fitted case',
  },
  {
    given: 'Nilofer', noun: 'Pendant Set in Sapphire', design: 'halo-set', stone: 'sapphire', collection: 'Party Jwellery',
    sizes: ['16 in', '18 in', '20 in'], variants: 2, gold: '14K', grams: 5.4, step: 0.3, making: 0.18,
    gems: 'Three round blue sapphires 1.30 ct in all, heated; 58 round diamonds 0.32 ct in all, G-H, SI', gemValue: 33500,
    occasion: 'Party', type: 'Modern',
    text: 'Deep blue and bright white: a sapphire pendant and two studs in diamond halos. The chain has rings at two lengths, for high and low necklines.',
    attributes: 'Pendant with chain and a pair of screw-back studs, rhodium plated, delivered in a fitted case',
  },
]
