import { jsonPath } from '#contracts/judge/json-path.ts'
import { recordsIn } from '#openapi/contract/records.ts'
import type { AnswerLaw } from '#contracts/judge/laws/law.ts'
import { isObject } from '#openapi/contract/json.ts'

interface Stocked {
  inventory: { total_quantity: number; reserved_quantity: number }
}

export const stockIsWhatIsFree: AnswerLaw = {
  name: 'stock-is-what-is-free',
  sentence: "The stock of a product is the sum of its variants' total units minus the reserved ones.",
  reason: 'Otherwise the shop sells what it does not have.',
  *judge(call) {
    for (const { value, path } of recordsIn(call)) {
      if (typeof value.stock !== 'number' || !Array.isArray(value.variants) || value.variants.length === 0) continue
      const variants = value.variants.filter((item): item is Stocked => isObject(item) && isObject(item.inventory))
      const free = variants.reduce(
        (sum, { inventory }) => sum + inventory.total_quantity - inventory.reserved_quantity,
        0,
      )
      if (value.stock !== free)
        yield { path: jsonPath([...path, 'stock']), expected: String(free), got: String(value.stock) }
    }
  },
}
