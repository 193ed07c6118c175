import { expect, test } from 'vitest'
import { isFilteredOrSorted, readListing } from '#src/shared/shop/listing/listing.ts'
import { productList } from './list-kinds.ts'

const needsAll = (search: string) => isFilteredOrSorted(readListing(new URLSearchParams(search), productList))

test('page and search term are left to the server', () => {
  for (const search of ['', 'page=3', 'q=x']) expect(needsAll(search), search).toBe(false)
  for (const search of ['sort=price-low-high', 'min=1', 'max=59999', 'colour=Gold', 'type=Ethnic'])
    expect(needsAll(search), search).toBe(true)
})
