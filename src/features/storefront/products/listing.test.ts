import { expect, test } from 'vitest'
import { readListing } from '#src/shared/shop/listing/listing.ts'
import { isNarrowed, productList } from './listing.ts'

const isNarrowedBy = (search: string) => isNarrowed(readListing(new URLSearchParams(search), productList))

test('page and search term are left to the server', () => {
  for (const search of ['', 'page=3', 'q=x']) expect(isNarrowedBy(search), search).toBe(false)
  for (const search of ['sort=price-low-high', 'min=1', 'max=59999', 'colour=Gold', 'type=Ethnic'])
    expect(isNarrowedBy(search), search).toBe(true)
})
