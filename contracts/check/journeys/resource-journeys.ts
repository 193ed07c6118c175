import { ownProduct } from '#contracts/exchanges/own.ts'
import type { LawStage } from '#contracts/session/law-stage.ts'
import { CannotPlay } from '#contracts/exchanges/stage.ts'
import { leavesATrace } from '#contracts/exchanges/undo.ts'
import { bodySchema, resolve } from '../../judge/contract/openapi.ts'
import { isObject, type Json } from '../../judge/contract/records.ts'
import type { LawJourney } from './journey.ts'
import { tryResource } from './records.ts'
import { type Resource, resources } from './resources.ts'

/** Products made for the run, each with another kind of discount. */
async function saleProducts(stage: LawStage) {
  const [one, two] = [await ownProduct(stage), await ownProduct(stage)]
  return [
    { product_id: one.id, discount_percent: '2.5125', discount_amount: 0 },
    { product_id: two.id, discount_percent: 0, discount_amount: '7.2500' },
  ]
}

/** An existing record for each `…_id` of a request, if the host has one. */
async function linksFor(stage: LawStage, { create }: Resource): Promise<Json> {
  const links: Record<string, unknown> = {}
  for (const name of Object.keys(resolve(bodySchema(create) ?? {}).properties ?? {})) {
    const kind = name.endsWith('_id') ? name.slice(0, -3).replaceAll('_', '-') : undefined
    const lists = {
      category: 'listCategories',
      collection: 'listCollections',
      'tax-category': 'listTaxCategories',
    } as const
    const list = lists[kind as keyof typeof lists]
    if (!list) continue
    const { answer } = await stage.ask(list, 'customer', {})
    const items = isObject(answer.body) && Array.isArray(answer.body.data) ? (answer.body.data as Json[]) : []
    // What another journey of this run has made may be deleted at any time.
    const lasting = items.filter((item) => !stage.isUnique(String(item.name)))
    if (lasting.length > 0) links[name] = stage.pick(name, lasting).id
  }
  if (create === 'createSale') links.products = await saleProducts(stage)
  return links
}

const journeyOf = (resource: Resource): LawJourney => {
  const { kind, list, create, get, update, remove, searches } = resource
  return {
    name: `create, change and delete a ${kind}`,
    about: [list, create, get, ...(update ? [update] : []), ...(remove ? [remove] : []), ...searches],
    writes: true,
    leaves: leavesATrace(create),
    async play(stage) {
      try {
        await tryResource(stage, resource, await linksFor(stage, resource))
      } catch (error) {
        if (!(error instanceof CannotPlay)) throw error
      }
    },
  }
}

/** One journey for each kind of record that the contract lets a client create. */
export const resourceJourneys: readonly LawJourney[] = resources.map(journeyOf)
