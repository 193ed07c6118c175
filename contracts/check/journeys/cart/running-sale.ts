import type { LawStage } from '#contracts/session/law-stage.ts'

/** The host's own time in milliseconds, which a new review of a product shows. */
export async function hostTime(stage: LawStage, productId: string): Promise<number> {
  const { body } = await stage.succeed('createReview', 'customer', {
    body: { productId, rating: 4, comment: 'To read the clock.' },
  })
  return Date.parse(body.data.review.created_at)
}

/** A sale that runs at `now`, for an hour more at least. */
export async function runningSale(stage: LawStage, now: number) {
  const sales = await stage.call('listSales', 'guest', {})
  return sales.find(
    ({ is_active, start_date, end_date }) =>
      is_active && Date.parse(start_date) <= now && Date.parse(end_date) > now + 3_600_000,
  )
}

/** Puts a product into a sale at 5 percent off. */
export const intoSale = (stage: LawStage, id: string, productId: string) =>
  stage.succeed('addProductToSale', 'admin', { params: { id }, body: { productId, discountPercent: '5.0000' } })

export const outOfSale = (stage: LawStage, id: string, productId: string) =>
  stage.call('removeProductFromSale', 'admin', { params: { id, productId } })
