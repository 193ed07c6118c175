interface Passage {
  title: string
  text: string
}

/** Mission and vision. */
export const purposes: Passage[] = [
  {
    title: 'Our mission',
    text: 'To make jewellery that leaves its box: comfortable enough for a Tuesday, fine enough for a wedding, and described so plainly that you know what you buy before you buy it.',
  },
  {
    title: 'Our vision',
    text: 'A jewel case in every home that is worn rather than locked away, in which the grandmother’s bangles and the daughter’s first ring belong together.',
  },
]

/** What sets the brand apart. */
export const convictions: Passage[] = [
  {
    title: 'Plain words',
    text: 'Metal, purity, stones and weight stand on the page of each piece, in words and numbers.',
  },
  {
    title: 'No surprises',
    text: 'What a piece costs stands on its card, and a sale only ever takes something off. Shipping is a flat ₹99, whatever is in the parcel.',
  },
  {
    title: 'Every colour of it',
    text: 'Most designs come in several metals and sizes, each with its own picture and its own stock.',
  },
  {
    title: 'Honest voices',
    text: 'Customers review what they have, once each, and every review is shown: the short, the long and the critical.',
  },
]

/** What the shop sells. */
export const families: Passage[] = [
  { title: 'Rings', text: 'Solitaires, halos and bands, in Indian ring sizes.' },
  { title: 'Earrings', text: 'From studs to jhumkas with rubies and pearls.' },
  { title: 'Necklaces and pendants', text: 'Chokers for the wedding, fine chains for the day after.' },
  { title: 'Bangles, bracelets and anklets', text: 'Gold that sounds, and silver that does not mind the monsoon.' },
]

/** Where the shop would be, if it were. */
export const contact = [
  'Suvarnika',
  '7 Example Street, Jayanagar',
  'Bengaluru, Karnataka 560011',
  'hello@suvarnika.example',
]
