import { alteredRequest, answer } from '../matching.ts'
import { json, only, success } from '../planting.ts'

/** Stores another text than the one sent, but answers with the one sent. */
export const keptOtherwise = (
  ['createProduct', 'createCategory', 'createCollection', 'createCoupon', 'createSale', 'createReview'] as const
).flatMap((id) =>
  (
    [
      ['trimmed', (text: string) => text.replaceAll(/\s+/g, ' ')],
      ['cut at 100 letters', (text: string) => text.slice(0, 100)],
      ['without emoji', (text: string) => text.replaceAll(/\p{Extended_Pictographic}/gu, '')],
      ['in plain letters', (text: string) => text.replaceAll(/[^\x20-\x7E]/g, '?')],
    ] as const
  ).map(([kind, change]) =>
    only(id, `the text is kept ${kind}`, () => async (request, send, { applied }) => {
      const sent = await json(request)
      const key = id === 'createReview' ? 'comment' : 'description'
      const text = sent[key]
      if (typeof text !== 'string' || change(text) === text) return send(request)
      const given = await send(await alteredRequest(request, { body: { ...sent, [key]: change(text) } }))
      if (!success(given)) return given
      applied()
      return answer(given, { text: (await given.text()).replace(JSON.stringify(change(text)), JSON.stringify(text)) })
    }),
  ),
)

export const moneyKept = (['createProduct', 'updateProduct'] as const).flatMap((id) =>
  (
    [
      ['a hundredfold', (price: number) => price * 100],
      ['rounded', Math.round],
    ] as const
  ).map(([kind, change]) =>
    only(id, `the price is kept ${kind}`, () => async (request, send, { applied }) => {
      const sent = await json(request)
      const price = Number(sent.base_price)
      if (!(price > 0) || change(price) === price) return send(request)
      const given = await send(await alteredRequest(request, { body: { ...sent, base_price: change(price) } }))
      if (!success(given)) return given
      applied()
      return answer(given, { body: { ...(await json(given)), base_price: price } })
    }),
  ),
)
