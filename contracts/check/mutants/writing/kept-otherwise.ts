import type { OperationId } from '#openapi/generated/operations.ts'
import type { Mutant } from '../mutant.ts'
import { sending, taking } from '../planting.ts'

/** Stores another value of a field than the one sent, but answers with the one sent, as `shown` writes it. */
export const kept = (
  id: OperationId,
  kind: string,
  field: string,
  change: (value: unknown) => unknown,
  shown: (value: unknown) => unknown = (value) => value,
): Mutant => {
  const inJson = (value: unknown) => JSON.stringify({ [field]: value }).slice(1, -1)
  return sending(
    id,
    kind,
    ({ [field]: value, ...rest }) =>
      value === undefined || change(value) === value ? undefined : { ...rest, [field]: change(value) },
    (body, { [field]: value }) =>
      JSON.parse(JSON.stringify(body).replace(inJson(change(value)), () => inJson(shown(value)))) as typeof body,
  )
}

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

export const keptOtherwise: readonly Mutant[] = [
  ...['description', 'comment'].flatMap((field) =>
    taking(field, 'POST').flatMap((id) =>
      Object.entries(texts).map(([kind, change]) =>
        kept(id, `the text is kept ${kind}`, field, (text) => change(String(text))),
      ),
    ),
  ),
  ...(['createProduct', 'createCategory', 'createCollection', 'createSale'] as const).map((id) =>
    kept(id, 'a name is kept cut at 150 letters', 'name', (name) => String(name).slice(0, 150)),
  ),
  ...taking('base_price').flatMap((id) =>
    Object.entries(prices).map(([kind, change]) => {
      const keep = (price: unknown) => (change(Number(price)) === Number(price) ? price : change(Number(price)))
      return kept(id, `the price is kept ${kind}`, 'base_price', keep, Number)
    }),
  ),
]
