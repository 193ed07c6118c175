import { describe, expect, it } from 'vitest'
import { allMutants } from '../mutants/all.ts'
import { tryMutant } from '../mutants/try-mutant.ts'

describe('a write that is about one record', { timeout: 120_000 }, () => {
  it.each([
    'updateCategory: PUT of another record of /v1/categories',
    'addToWishlist: DELETE of another record of /v1/collections',
    'createCoupon: PUT of another record of /v1/products',
    'removeVariantFromWishlist: DELETE of another record of /v1/products',
  ])('is caught changing another: %s', async (name) => {
    const mutant = allMutants.find((each) => each.name === name)
    const tried = mutant && (await tryMutant(mutant))
    expect(tried?.applied).toBe(true)
    expect(tried?.found).toMatch(/^others-stay-as-they-are: /)
  })
})
