import { sending } from '../planting.ts'

const texts: Readonly<Record<string, (text: string) => string>> = {
  trimmed: (text) => text.replaceAll(/\s+/g, ' '),
  'cut at 100 letters': (text) => text.slice(0, 100),
  'without emoji': (text) => text.replaceAll(/\p{Extended_Pictographic}/gu, ''),
  'in plain letters': (text) => text.replaceAll(/[^\x20-\x7E]/g, '?'),
}
const prices: Readonly<Record<string, (price: number) => number>> = {
  'a hundredfold': (price) => price * 100,
  rounded: Math.round,
}

/** Stores another text or price than the one sent, but answers with the one sent. */
export const keptOtherwise = [
  ...(
    ['createProduct', 'createCategory', 'createCollection', 'createCoupon', 'createSale', 'createReview'] as const
  ).flatMap((id) => {
    const key = id === 'createReview' ? 'comment' : 'description'
    return Object.entries(texts).map(([kind, change]) => {
      const kept = (text: unknown) => change(String(text))
      return sending(
        id,
        `the text is kept ${kind}`,
        (sent) => (key in sent && kept(sent[key]) !== sent[key] ? { ...sent, [key]: kept(sent[key]) } : undefined),
        (body, sent) => {
          const text = JSON.stringify(body).replace(JSON.stringify(kept(sent[key])), () => JSON.stringify(sent[key]))
          return JSON.parse(text) as typeof body
        },
      )
    })
  }),
  ...(['createProduct', 'createCategory', 'createCollection', 'createSale'] as const).map((id) =>
    sending(
      id,
      'a name is kept cut at 150 letters',
      ({ name, ...rest }) => (String(name).length > 150 ? { ...rest, name: String(name).slice(0, 150) } : undefined),
      (body, { name }) => ({ ...body, name }),
    ),
  ),
  ...(['createProduct', 'updateProduct'] as const).flatMap((id) =>
    Object.entries(prices).map(([kind, change]) =>
      sending(
        id,
        `the price is kept ${kind}`,
        (sent) => {
          const price = Number(sent.base_price)
          return price > 0 && change(price) !== price ? { ...sent, base_price: change(price) } : undefined
        },
        (body, sent) => ({ ...body, base_price: Number(sent.base_price) }),
      ),
    ),
  ),
]
