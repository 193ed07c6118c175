import { expect, test } from 'vitest'
import { operations } from '#openapi/generated/operations.ts'
import { readShopAddress } from '../shop/shop-address.ts'
import { createKit } from '../engine/kit/kit.ts'
import { packed } from './packed.ts'
import { changesTo, stateFile } from './state-file.ts'
import { rows } from '../shop/rows.ts'
import { createBackend, openShop, seededStore } from '../shop/shop.ts'
import { checkChanges, readLinkedState, stateLink } from './state-link.ts'

async function opened(settings: Parameters<typeof openShop>[0] = {}) {
  const shop = await openShop(settings)
  const backend = createBackend({ shop })
  const kit = createKit(shop, backend, Object.values(operations))
  const link = async () =>
    stateLink({
      href: 'https://shop.test/products?page=2',
      kit,
      role: 'customer',
      seeded: await seededStore(shop.settings),
      store: shop.db,
      memory: { local: {}, session: { 'shop:cart': '{"user-1":{}}' } },
    })
  return { shop, kit, backend, link }
}

test('a copied link opens the same state elsewhere, hash for hash', async () => {
  const here = await opened({ settings: { seed: 7, scenario: 'last-piece' } })
  await here.kit.change({ latency: 300, faults: [{ operation: 'checkout', kind: '409', probability: 0.2 }] })
  // In this order, since a running clock would advance in between.
  await here.kit.clock.freeze()
  await here.kit.clock.set('2026-12-24T10:00')
  await here.shop.exclusively(true, async () => {
    await here.shop.db.products.delete('prod-2')
    await here.shop.db.products.update('prod-1', { name: 'Another ring' })
    for (const coupon of here.shop.db.coupons.all().slice(0, 1))
      await here.shop.db.coupons.create({ ...coupon, id: 'coup-99', code: 'NEW' })
  })

  const { choices, rest } = readShopAddress(await here.link())
  expect(rest).toBe('/products?page=2')
  expect(choices.role).toBe('customer')
  const there = await opened({ settings: choices.settings })
  const linked = await readLinkedState(choices.changes ?? '')
  await there.shop.exclusively(true, () => there.shop.db.put(linked.changes))

  expect((await there.kit.state()).hash).toBe((await here.kit.state()).hash)
  expect(there.kit.settings()).toEqual(here.kit.settings())
  expect(there.kit.clock.now()).toEqual(new Date('2026-12-24T04:30:00Z'))
  expect(there.kit.clock.isRunning()).toBe(false)
  expect(linked.memory?.session).toEqual({ 'shop:cart': '{"user-1":{}}' })
})

test('changes too long for an address are refused, with an alternative', async () => {
  const { shop, link } = await opened()
  await shop.exclusively(true, async () => {
    for (const { id } of shop.db.products.all())
      await shop.db.products.update(id, { description: crypto.randomUUID().repeat(9) })
  })
  await expect(link()).rejects.toThrow(/an address of \d+ characters; more than 8000 .* Export it/)
})

test('a damaged link says so', async () => {
  await expect(readLinkedState('zVXb*')).rejects.toThrow('?changes= is damaged')
  expect(await readLinkedState('none')).toEqual({ changes: [] })
  await expect(readLinkedState('AAAA')).rejects.toThrow('?changes= is damaged')
  await expect(readLinkedState('AAAA'), 'for the page that says so').rejects.toMatchObject({ parameter: 'changes' })
  const otherShop = await packed({ changes: 'none' })
  await expect(readLinkedState(otherShop)).rejects.toThrow('?changes= is not of this backend')
  await expect(readLinkedState(otherShop)).rejects.toMatchObject({ parameter: 'changes' })
})

test.each([
  [{ id: 'line-1', userId: 'user-1', variantId: 'var-0', quantity: 1 }, 'There is no "var-0" in products.variants.'],
  [{ id: 'line-1', userId: 'user-1', variantId: 'var-1', quantity: 0 }, 'quantity'],
])('a link with the cart line %j is refused', async (row, message) => {
  const changes = [{ collection: 'cartLines', id: 'line-1', row }]
  const refusal = checkChanges({ changes }, await seededStore({ seed: 1, scenario: 'default' }))
  await expect(refusal).rejects.toThrow(message)
  await expect(refusal).rejects.toMatchObject({ parameter: 'changes' })
})

test('an imported shop replaces the current one completely', async () => {
  const here = await opened({ settings: { scenario: 'new-customer' } })
  const there = await opened({ settings: { seed: 9 } })
  await there.shop.exclusively(true, async () =>
    there.shop.db.put(changesTo(stateFile(here.shop.db), there.shop.db, rows)),
  )
  expect((await there.kit.state()).hash).toBe((await here.kit.state()).hash)
})

test.each([
  [
    '{"products":[{"id":"prod-1"}]}',
    'Nothing was imported, since the file is damaged or was edited at products "prod-1", name: Invalid input',
  ],
  [
    '{"cartLines":[{"id":"line-1","userId":"user-1","variantId":"var-0","quantity":1}]}',
    'damaged or was edited at cartLines "line-1", variantId: There is no "var-0" in products.variants. Choose another.',
  ],
  ['{"products":[]}', 'productId: There is no "prod-'],
  ['{"gems":[]}', 'There is no table "gems"'],
  [
    '{"products":{}}',
    'This is not an export of these tables: products is not a list of rows. Choose a file that Export has saved.',
  ],
  ['{}', 'This is not an export of these tables: it holds no table. Choose a file that Export has saved.'],
  ['null', 'This is not an export of these tables: choose a file that Export has saved.'],
  ['[]', 'This is not an export of these tables: choose a file that Export has saved.'],
  ['not JSON', 'This is not an export of these tables: choose a file that Export has saved.'],
])('an import of %s is refused, and changes nothing', async (json, message) => {
  const { shop } = await opened()
  expect(() => changesTo(json, shop.db, rows)).toThrow(message)
})

test('two rows with one id are refused in a file, since one would take the place of the other', async () => {
  const { shop } = await opened()
  const [first, second] = shop.db.coupons.all()
  const json = JSON.stringify({ coupons: [first, { ...second, id: first?.id }] })
  expect(() => changesTo(json, shop.db, rows)).toThrow(`coupons "${first?.id}", id: another row has the same.`)
})

test.each([
  ['products', { SKU: 'TAKEN-1' }, { SKU: 'taken-1' }, 'SKU'],
  ['users', { email: 'asha@shop.test' }, { email: 'Asha@shop.test' }, 'email'],
  ['coupons', { code: 'DIWALI' }, { code: 'DIWALI' }, 'code'],
] as const)('two of the %s that share a value are refused, in a file and in a link', async (name, one, two, field) => {
  const { shop } = await opened()
  const [first, second] = shop.db.table(name).all()
  const twice = [
    { ...first, ...one, id: 'first' },
    { ...second, ...two, id: 'second' },
  ]
  const message = `${name} "second", ${field}: first has the same.`
  expect(() => changesTo(JSON.stringify({ [name]: twice }), shop.db, rows)).toThrow(message)
  const changes = twice.map((row) => ({ collection: name, id: row.id, row }))
  await expect(checkChanges({ changes }, await seededStore(shop.settings))).rejects.toThrow(message)
})
