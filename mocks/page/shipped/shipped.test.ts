import { expect, test } from 'vitest'
import { fingerprint, seedHash } from '#mocks/engine/table/fingerprint.ts'
import { openStore, type World } from '#mocks/shop/rows.ts'
import { buildShop } from '#mocks/world/shop.ts'
import { shippedText } from './shipped-text.ts'

test('the shipped rows open as the store that Node builds, with the same hashes', async () => {
  const rows = JSON.parse(await shippedText()) as World
  const shipped = await openStore(rows, { areChecked: true })
  const built = await openStore(buildShop())
  expect(await seedHash(shipped)).toBe(await seedHash(built))
  expect(await fingerprint(shipped)).toEqual(await fingerprint(built))
})
