import { openStore } from '../../shop/rows.ts'
import { buildShop } from '../../world/shop.ts'

/** The shipped rows, checked against their schemas. */
export async function shippedText(): Promise<string> {
  const { tables } = await openStore(buildShop())
  return JSON.stringify(Object.fromEntries(tables.map((table) => [table.name, table.all()])))
}
