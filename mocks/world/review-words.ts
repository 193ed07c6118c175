import type { CategoryName } from './catalogue/piece.ts'

/** Praise by women for their own jewellery, by department; a sentence of `pleased` follows. */
export const praise: Record<CategoryName, readonly string[]> = {
  Rings: [
    'The edges are soft and nothing catches on my dupatta.',
    'It was true to size and the inside is rounded, so I wear it all day.',
    'The band is slimmer than I had pictured, which suits my hand better.',
    'They asked for my size twice, and it fits to a hair.',
    'It looks as fine by daylight as it does in the shop.',
  ],
  Earrings: [
    'They hang straight and do not pull, even after a long function.',
    'The backs are proper ones and have not come loose once.',
    'The two are matched exactly, which is rarer than one thinks.',
    'Light on the ear, and heavy on compliments.',
    'I wore them to my cousin’s mehendi and three people asked where they were from.',
  ],
  Necklaces: [
    'It lies flat on the collarbone and did not turn over all evening.',
    'It is even from one end to the other.',
    'The clasp can be closed without help, which my mother noticed first.',
    'It came in a fitted case with all the weights written out.',
  ],
  Bracelets: [
    'The second catch gives me peace of mind on the scooter.',
    'The links move freely and do not pinch.',
    'Exactly the right length; they had asked for my wrist size on the phone.',
  ],
  Bangles: [
    'The edge is smooth and it does not pinch.',
    'The size was right at once, and it does not slide up to the elbow.',
    'It has a good weight and a soft sound against my glass bangles.',
    'The work on the inside is as clean as on the outside.',
  ],
  Pendants: [
    'The chain is stronger than it looks and does not tangle.',
    'It rests exactly where I wanted it.',
    'Small, bright and just right for the office.',
  ],
  Chains: [
    'It drapes well and does not pull at the hair on the neck.',
    'I wear it doubled, and it looks like another chain.',
  ],
  Mangalsutra: [
    'The beads are strung tight and even, and it does not twist.',
    'I can wear it with a shirt as well as with a saree.',
    'Quiet and pretty, which is how I wanted mine.',
    'They shortened it by an inch for me before sending it.',
  ],
  Anklets: [
    'The bells have a soft ring, not the loud kind.',
    'It lies flat and has not snagged on a single saree.',
    'The hook holds, and I dance in it twice a week.',
  ],
  'Nose Pins': [
    'It is tiny and bright, and it does not scratch.',
    'Sits flush, and I sleep with it in.',
    'The sparkle is out of all proportion to its size.',
  ],
  Cufflinks: ['The faces are perfectly level with the rim.'],
  Sets: [
    'The three stones are the same shade, which is why one buys a set.',
    'I wear the studs daily and keep the pendant for evenings.',
    'A complete present in one box, which I gave to myself.',
  ],
}

/** Praise by men for men's jewellery. */
export const mensPraise: readonly string[] = [
  'Solid in the hand and plain to look at, as it should be.',
  'The weight matched the bill to the second decimal when I had it checked.',
  'Wore it at my brother’s reception and felt quite the part.',
  'I do not usually wear jewellery, and I have not taken this off since.',
  'No sharp edges, no rattle, good polish.',
  'It has survived the gym, the rain and my nephew.',
]

/** Praise for children's jewellery. */
export const parentsPraise: readonly string[] = [
  'Smooth all round and the catch is safe, which is what I look for.',
  'Our little one refuses to take it off, even for the bath.',
  'Small without being flimsy.',
  'A birthday gift for my niece, who now shows it to every visitor.',
  'It was given at the naming ceremony and admired by all the aunts.',
]

/** Praise by people who gave a product as a present. */
export const giftToHer: readonly string[] = [
  'Bought for my wife, who has worn it every day since.',
  'My mother opened the box, said nothing for a minute, and then put it on.',
  'A present for my sister’s wedding; she chose it over the heavier one.',
  'I asked by e-mail what would suit my wife and got a sensible answer.',
  'My fiancée noticed the finish before I could point it out.',
]
export const giftToHim: readonly string[] = [
  'Bought for my husband, who never wears jewellery and wears this.',
  'A present for my brother on Raksha Bandhan; he was touched.',
  'A present for my father, who says little and wears it daily.',
  'For my son’s first job. It looks grown-up without showing off.',
]

/** A second sentence after praise. */
export const pleased: readonly string[] = [
  'The certificate came in the box.',
  'Packed so well that it took me five minutes to get to it.',
  'It arrived two days earlier than promised.',
  'The family approves, which says everything.',
  'The colour is just as in the pictures.',
  'Worth every rupee.',
  'The next one is already picked.',
  'The lady on the phone knew what she was talking about.',
  'Our family jeweller looked at it and found nothing to correct.',
  'A friend has already asked for the address.',
  'Delivery to a small town took five days, fully insured.',
  'The finish is clean on the back too.',
]

/** Four stars. */
export const content: readonly string[] = [
  'Lovely work. One star less because the box had a dent when it arrived.',
  'Beautiful piece, only a little lighter in the hand than I expected.',
  'Very pretty. A delivery window of a whole day is hard on working people.',
  'Good finish and honest weight. I would have liked more sizes.',
  'Nice for the price. The courier came a day late, but the piece is faultless.',
  'Happy with it. The picture makes it look a touch bigger than it is.',
  'Well made. It took an e-mail to get the invoice.',
  'The piece is lovely, the gift wrap less so.',
  'Just what I wanted, though the making charges could be gentler.',
  'Good work. It would be perfect with a proper travel pouch.',
  'Very neat. The tracking page lagged behind the parcel by two days.',
  'Bright and well finished. I have only seen it in yellow lamplight so far.',
  'Does all it says. The care leaflet could be in Hindi too.',
  'A fine piece for every day. For a wedding I would go one size up.',
]

/** Three stars. */
export const mixed: readonly string[] = [
  'Decent, but smaller than I thought. Do read the measurements.',
  'The polish is good on top and so-so underneath. Fine for occasional wear.',
  'Pretty, but it took nine days to reach us.',
  'The shade is a little darker than on my screen. I kept it all the same.',
  'All right for a gift. For myself I would have taken the heavier one.',
  'The size ran small and the exchange took a week. The second one fits.',
  'Nice idea, average finish. There was polish left in the corners.',
  'It is fine. I had hoped for a little more sparkle.',
  'Good piece, poor packing: the inner box was open when it came.',
  'The work is good, but I found the same weight for less in the bazaar.',
  'Needed a visit to the goldsmith before it sat well.',
  'Neither better nor worse than the one I had before.',
  'I like it; my mother does not. We have agreed on three stars.',
  'Fair. Customer care answered on the third call.',
]

/** One and two stars. */
export const disappointed: readonly string[] = [
  'It needed a small repair in the first week. Free of charge, but I had to send it in.',
  'Ordered for a wedding and it came the day after. The piece itself is fine.',
  'Too light for my taste at this price. Returned it, and the refund took four days.',
  'The polish was dull on one side. They are exchanging it.',
  'I was sent the wrong size and had to explain it three times on the phone.',
  'It lost its shine within a week. I am told it can be brought back; I should not have to.',
  'The colour is not what the pictures had led me to expect.',
  'A week of waiting, then a call that it was out of stock after all. The replacement came late.',
  'Looks good in the box and thin when worn.',
]

/** The four newest reviews, shown on the home page: the reviewer, the words and the product. */
export const testimonials: readonly { readonly piece: string; readonly rating: 4 | 5; readonly comment: string }[] = [
  {
    piece: 'Saubhagya Mangalsutra in Diamond',
    rating: 5,
    comment:
      'I wear it every day, in the kitchen and in court, and it still catches the light as on the first morning. My husband says it is the best thing he ever chose; I chose it.',
  },
  {
    piece: 'Meenal Jhumka in Ruby',
    rating: 5,
    comment:
      'I wore these for Diwali and my grandmother asked whether they were hers. There is no higher praise in our house.',
  },
  {
    piece: 'Nanhi Nazariya Bracelet',
    rating: 5,
    comment:
      'Our son wore it at his annaprashan. The clasp is safe, the beads are smooth, and it will be kept for his children.',
  },
  {
    piece: 'Moti Pearl Strand',
    rating: 4,
    comment:
      'Even, warm pearls and a knot between each of them, as it should be. I only wish I had bought the longer one as well.',
  },
]
