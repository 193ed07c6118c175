import { shipping } from '#openapi/generated/samples/shipping.ts'
import { formatRupees } from '#src/shared/lib/text/money.ts'

interface Passage {
  title: string
  text: string
}

export const purposes: Passage[] = [
  {
    title: 'Our mission',
    text: 'To make jewellery that leaves its box: comfortable enough for a Tuesday, fine enough for a wedding, and described so plainly that you know exactly what you are buying.',
  },
  {
    title: 'Our vision',
    text: 'Jewellery in every home that is worn rather than locked away, with a grandmother’s bangles beside a daughter’s first ring.',
  },
]

/** What sets the brand apart. */
export const convictions: Passage[] = [
  {
    title: 'Plain words',
    text: 'Metal, purity, stones and weight are on every product page, in words and numbers.',
  },
  {
    title: 'No surprises',
    text: `The price on the card is the price you pay, and a sale only ever takes something off. Shipping is a flat ${formatRupees(shipping)}, whatever is in the parcel.`,
  },
  {
    title: 'Every colour of it',
    text: 'Most designs come in several metals and sizes, each with its own picture and its own stock.',
  },
  {
    title: 'Honest voices',
    text: 'Customers review what they have, once each, and we show every review: the short, the long and the critical.',
  },
]

export const families: Passage[] = [
  { title: 'Rings', text: 'Solitaires, halos and bands, in Indian ring sizes.' },
  { title: 'Earrings', text: 'From studs to jhumkas with rubies and pearls.' },
  { title: 'Necklaces and pendants', text: 'Chokers for the wedding, fine chains for the day after.' },
  { title: 'Bangles, bracelets and anklets', text: 'Gold that chimes, and silver that does not mind the monsoon.' },
]

/** A fictional address. */
export const address = ['Suvarnika', '7 Example Street, Jayanagar', 'Bengaluru, Karnataka 560011']
export const email = 'hello@suvarnika.example'
