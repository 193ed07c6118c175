import type { Piece } from './piece.ts'

const womens = ['2-4', '2-6', '2-8'] as const
const mens = ['2-6', '2-8', '2-10'] as const

export const bangles: readonly Piece[] = [
  {
    given: 'Sargam', noun: 'Bangle Trio', design: 'bangle-set', stone: 'none', metals: ['yellow gold', 'rose gold', 'silver'], collection: 'Auspicious Jwellery',
    sizes: womens, gold: '14K', grams: 9, step: 0.6, making: 0.14, silverMaking: 1,
    occasion: 'Traditional', type: 'Ethnic',
    text: 'Two plain bangles and one twisted, made to ring softly against each other. Worn as three, or spread among the glass ones.',
    attributes: 'Set of three, 2.5 mm each, hollow tube, smooth inside',
  },
  {
    given: 'Anantara', noun: 'Stone Bangle in Ruby', design: 'stone-bangle', stone: 'ruby', collection: 'Wedding Jwellery',
    sizes: womens, gold: '18K', grams: 13.2, step: 0.8, making: 0.18,
    gems: 'Round rubies 2.60 ct in all, heated; round diamonds 0.90 ct in all, G-H, SI', gemValue: 61000,
    occasion: 'Traditional', type: 'Ethnic',
    text: 'Rubies and diamonds in turn all the way round, level with the rim so that a saree does not catch. One is enough; two are a wedding.',
    attributes: 'Hinged with box clasp and safety catch, 6 mm wide, sold singly',
  },
  {
    given: 'Veer', noun: 'Twisted Kada', design: 'twisted-kada', stone: 'none', metals: ['silver', 'yellow gold'], collection: 'Men',
    sizes: mens, variants: 4, gold: '14K', grams: 18, step: 1.2, making: 0.1, silverMaking: 0.45,
    occasion: 'Traditional', type: 'Ethnic',
    text: 'A thick wire twisted over a core and closed with two ball ends, as kadas have been made for centuries. Open at the front; it slips on from the side.',
    attributes: 'Open kada with ball ends, 6 mm, fits a hand one size up or down',
  },
  {
    given: 'Firoza', noun: 'Cabochon Bangle in Turquoise', design: 'cabochon-bangle', stone: 'turquoise', collection: 'Silver Collection',
    sizes: womens, grams: 17.5, step: 1.2, making: 0, silverMaking: 0.8,
    gems: 'Round turquoise cabochons 4 mm, stabilised, bezel set', gemValue: 1600,
    occasion: 'Casual', type: 'Modern',
    text: 'Round turquoise in a row across the front of a smooth silver bangle. Each stone has its own vein, so no two are quite alike.',
    attributes: 'Hinged with push clasp, 7 mm wide; keep away from perfume',
  },
  {
    given: 'Shweta', noun: 'Stone Bangle in Diamond', design: 'stone-bangle', stone: 'diamond', collection: 'Party Jwellery',
    sizes: womens, variants: 2, gold: '14K', grams: 8.5, step: 0.5, making: 0.18,
    gems: 'Round diamonds 1.20 ct in all, colour G-H, clarity SI', gemValue: 58000,
    occasion: 'Party', type: 'Modern',
    text: 'A closed circle of diamonds in rose gold, slim enough to slide beside a watch. It lights up when a hand lifts a glass.',
    attributes: 'Hinged with box clasp and safety catch, 5 mm wide, sold singly',
  },
  {
    given: 'Kajal', noun: 'Cabochon Bangle in Onyx', design: 'cabochon-bangle', stone: 'onyx', collection: 'Silver Collection',
    sizes: womens, grams: 17.5, step: 1.2, making: 0, silverMaking: 0.8,
    gems: 'Round black onyx cabochons 4 mm, bezel set', gemValue: 1100,
    occasion: 'Formal', type: 'Modern',
    text: 'Black onyx against bright silver, as clear as ink on paper. It goes with formal black as easily as with a white kurta.',
    attributes: 'Hinged with push clasp, 7 mm wide, rhodium plated',
  },
  {
    given: 'Harita', noun: 'Stone Bangle in Emerald', design: 'stone-bangle', stone: 'emerald', collection: 'Festive Jwellery',
    sizes: womens, variants: 2, gold: '14K', grams: 9.2, step: 0.6, making: 0.18,
    gems: 'Round emeralds 1.60 ct in all, minor oil; round diamonds 0.60 ct in all, G-H, SI', gemValue: 45000,
    occasion: 'Traditional', type: 'Ethnic',
    text: 'Emeralds and diamonds in turn, set level in yellow gold. Made to be worn at the end of a row of plain bangles.',
    attributes: 'Hinged with box clasp and safety catch, 6 mm wide, sold singly',
  },
  {
    given: 'Arjun', noun: 'Twisted Kada in Ruby', design: 'twisted-kada', stone: 'ruby', accent: true, collection: 'Auspicious Jwellery',
    sizes: mens, variants: 2, gold: '18K', grams: 12.5, step: 0.8, making: 0.12,
    gems: 'Two round ruby cabochons 1.10 ct in all, set in the ball ends', gemValue: 6500,
    occasion: 'Traditional', type: 'Ethnic',
    text: 'The twisted kada with a ruby at each tip, given to a groom or to a son who leaves home. Hollow-cored to keep it wearable.',
    attributes: 'Open kada with ball ends, 6 mm, hollow core, fits a hand one size up or down',
  },
  {
    given: 'Moonga', noun: 'Cabochon Bangle in Coral', design: 'cabochon-bangle', stone: 'coral', collection: 'Auspicious Jwellery',
    sizes: womens, gold: '14K', grams: 7.4, step: 0.5, making: 0.16,
    gems: 'Round red coral cabochons 4 mm, natural colour, bezel set', gemValue: 7200,
    occasion: 'Traditional', type: 'Ethnic',
    text: 'Moonga in a row on yellow gold, the coral many wear on the word of their astrologer. The settings are open behind, so the stone touches the skin.',
    attributes: 'Hinged with push clasp, 7 mm wide, open-back settings',
  },
]

export const bracelets: readonly Piece[] = [
  {
    given: 'Jhilmil', noun: 'Tennis Bracelet', design: 'tennis-bracelet', stone: 'diamond', metals: ['white gold', 'yellow gold'], collection: 'Party Jwellery',
    sizes: ['6.5 in', '7 in', '7.5 in'], gold: '14K', grams: 8.2, step: 0.4, making: 0.2,
    gems: '54 round diamonds, 2.10 ct in all, colour G-H, clarity VS-SI, four-claw settings', gemValue: 98000, gemStep: 7000,
    occasion: 'Party', type: 'Modern',
    text: 'A line of diamonds that bends with the wrist: every link is hinged and polished on its underside too. The box clasp has a second catch.',
    attributes: 'Box clasp with figure-eight safety, 2.6 mm wide',
  },
  {
    given: 'Nanhi', noun: 'Nazariya Bracelet', design: 'nazariya-bracelet', stone: 'none', collection: 'Kids',
    sizes: ['4.5 in', '5 in', '5.5 in'], variants: 4, gold: '9K', grams: 2.6, step: 0.12, making: 0.3, silverMaking: 1.8,
    gems: 'Black glass beads, polished', gemValue: 250,
    occasion: 'Traditional', type: 'Ethnic',
    text: 'Black beads to turn away the evil eye, with metal beads between them and a small heart. Strung on coated steel wire that does not stretch or snap.',
    attributes: 'Safety clasp with extension ring, rounded heart, nickel free; wear under an eye',
  },
  {
    given: 'Neelambari', noun: 'Tennis Bracelet in Sapphire', design: 'tennis-bracelet', stone: 'sapphire', collection: 'Date Night Jwellery',
    sizes: ['6.5 in', '7 in', '7.5 in'], variants: 2, gold: '14K', grams: 6.4, step: 0.3, making: 0.2,
    gems: '54 round blue sapphires, 2.20 ct in all, heated, four-claw settings', gemValue: 24000, gemStep: 1500,
    occasion: 'Party', type: 'Modern',
    text: 'Sapphires in one unbroken line, sorted until they are of one blue. Every link moves, so the bracelet lies like a ribbon.',
    attributes: 'Box clasp with figure-eight safety, 2.6 mm wide, rhodium plated',
  },
  {
    given: 'Chhutki', noun: 'Newborn Nazariya', design: 'nazariya-bracelet', stone: 'none', metals: ['silver'], collection: 'Kids',
    sizes: ['4 in', '4.5 in', '5 in'], variants: 2, grams: 1.7, step: 0.15, making: 0, silverMaking: 0.8, exactly: 900,
    gems: 'Black glass beads, polished',
    occasion: 'Traditional', type: 'Ethnic',
    text: 'The first nazariya, for a naming day: silver and black beads and a tiny heart. It opens wide and closes without pinching.',
    attributes: 'Safety clasp with extension ring, nickel free; take off before sleep',
  },
]

export const anklets: readonly Piece[] = [
  {
    given: 'Payal', noun: 'Bell Anklet', design: 'anklet', stone: 'none', metals: ['silver', 'yellow gold'], collection: 'Women',
    sizes: ['9.5 in', '10 in', '10.5 in'], gold: '9K', grams: 9.5, step: 0.5, making: 0.16, silverMaking: 0.75,
    occasion: 'Traditional', type: 'Ethnic',
    text: 'A fine payal hung with small bells, which are heard before they are seen. The links are turned so that they lie flat over the bone.',
    attributes: 'S-hook clasp with extension ring, sold singly',
  },
  {
    given: 'Lehar', noun: 'Anklet in Turquoise', design: 'anklet', stone: 'turquoise', collection: 'Silver Collection',
    sizes: ['9.5 in', '10 in', '10.5 in'], grams: 13, step: 0.5, making: 0, silverMaking: 0.8,
    gems: 'Turquoise discs 4 mm, stabilised', gemValue: 750,
    occasion: 'Casual', type: 'Ethnic',
    text: 'Small bells and turquoise discs in turn on a silver chain. For bare feet, holidays and the last hour of a sangeet.',
    attributes: 'S-hook clasp with extension ring, sold singly; keep away from chlorine',
  },
  {
    given: 'Chhoti', noun: "Child's Payal", design: 'anklet', stone: 'none', metals: ['silver'], collection: 'Kids',
    sizes: ['5.5 in', '6 in', '6.5 in'], variants: 2, grams: 6.4, step: 0.4, making: 0, silverMaking: 0.9,
    occasion: 'Traditional', type: 'Ethnic',
    text: 'A small payal for first steps: the bells tell you where the child has got to. The bells are closed all round and too large to swallow.',
    attributes: 'Screw clasp, nickel free, sold singly; wear under an eye',
  },
]

export const nosePins: readonly Piece[] = [
  {
    given: 'Phool', noun: 'Flower Nose Pin', design: 'nose-pin', stone: 'diamond', collection: 'Women',
    sizes: ['6 mm', '7 mm', '8 mm'], gold: '18K', grams: 0.55, step: 0.08, making: 0.35,
    gems: 'Eight round diamonds, 0.12 ct in all at 6 mm, colour G-H, clarity VS-SI', gemValue: 6800, gemStep: 2100,
    occasion: 'Traditional', type: 'Ethnic',
    text: 'Eight diamonds in the shape of a flower, the classic mookuthi of the South. A screw post keeps it in place overnight.',
    attributes: 'Screw post 7 mm, for pierced noses; left or right',
  },
  {
    given: 'Anaar', noun: 'Flower Nose Pin in Ruby', design: 'nose-pin', stone: 'ruby', collection: 'Festive Jwellery',
    sizes: ['6 mm', '7 mm', '8 mm'], gold: '18K', grams: 0.55, step: 0.08, making: 0.35,
    gems: 'One round ruby and seven round diamonds, 0.13 ct in all at 6 mm, G-H, SI', gemValue: 5900, gemStep: 1800,
    occasion: 'Traditional', type: 'Ethnic',
    text: 'A ruby in the middle and seven diamond petals, bright against any skin. It is the small festive piece one gives oneself.',
    attributes: 'Screw post 7 mm, for pierced noses; left or right',
  },
  {
    given: 'Kali', noun: 'Petite Nose Pin', design: 'nose-pin', stone: 'diamond', metals: ['yellow gold'], collection: 'Casual Jwellery',
    sizes: ['4 mm', '4.5 mm', '5 mm'], variants: 2, gold: '14K', grams: 0.32, step: 0.06, making: 0.4,
    gems: 'Eight round diamonds, 0.05 ct in all at 4 mm, colour H, clarity SI', gemValue: 2300, gemStep: 500,
    occasion: 'Casual', type: 'Ethnic',
    text: 'The flower at its smallest, a spark rather than an ornate piece. Light enough to be worn by day and forgotten.',
    attributes: 'Wire post that is bent to fit, for pierced noses; left or right',
  },
]

export const cufflinks: readonly Piece[] = [
  {
    given: 'Viraj', noun: 'Onyx Cufflinks', design: 'cufflinks', stone: 'onyx', metals: ['silver', 'yellow gold'], collection: 'Men',
    sizes: ['14 mm', '16 mm', '18 mm'], gold: '9K', grams: 11.4, step: 1.2, making: 0.18, silverMaking: 1.3,
    gems: 'Two square black onyx plates, flat cut, polished', gemValue: 1400, gemStep: 200,
    occasion: 'Formal', type: 'Modern',
    text: 'Square onyx faces with a narrow metal rim, for a white cuff and a dark suit. The bars swivel and click shut.',
    attributes: 'Swivel bar, sold as a pair, delivered in a case',
  },
  {
    given: 'Neelkanth', noun: 'Cufflinks in Blue Enamel', design: 'cufflinks', stone: 'blue enamel', collection: 'Men',
    sizes: ['14 mm', '16 mm', '18 mm'], variants: 2, grams: 11.4, step: 1.2, making: 0, silverMaking: 1.3,
    gems: 'No stones; hard enamel, fired and polished level', gemValue: 600, gemStep: 100,
    occasion: 'Party', type: 'Modern',
    text: 'A field of blue enamel in a silver frame, a little colour at the wrist. The enamel is fired in three coats and polished level with the rim.',
    attributes: 'Swivel bar, sold as a pair, delivered in a case',
  },
  {
    given: 'Darbar', noun: 'Onyx Cufflinks, Petite', design: 'cufflinks', stone: 'onyx', metals: ['silver'], collection: 'Party Jwellery',
    sizes: ['10 mm', '11 mm', '12 mm'], variants: 2, grams: 7.6, step: 0.9, making: 0, silverMaking: 1.4,
    gems: 'Two square black onyx plates, flat cut, polished', gemValue: 900, gemStep: 150,
    occasion: 'Formal', type: 'Modern',
    text: 'The onyx squares in a smaller cut, made for narrow cuffs and bandhgalas. Quiet enough for a boardroom.',
    attributes: 'Swivel bar, sold as a pair, delivered in a case',
  },
]
