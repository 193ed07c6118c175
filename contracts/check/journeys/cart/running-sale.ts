import type { LawStage } from '#contracts/session/law-stage.ts'

/** The host's own time in milliseconds, which a new review of a product shows. */
export async function hostTime(stage: LawStage, productId: string): Promise<number> {
  const { body } = await stage.succeed('createReview', 'customer', {
    body: { productId, rating: 4, comment: 'To read the clock.' },
  })
  return Date.parse(body.data.review.created_at)
}

/** The sales that run at `now`, for an hour more at least. */
export async function runningSales(stage: LawStage, now: number) {
  const sales = await stage.call('listSales', 'guest', {})
  return sales.filter(
    ({ is_active, start_date, end_date }) =>
      is_active && Date.parse(start_date) <= now && Date.parse(end_date) > now + 3_600_000,
  )
}

/** Puts a product into a sale, by default at 5 percent off. */
export const intoSale = (stage: LawStage, id: string, productId: string, discountPercent = '5.0000') =>
  stage.succeed('addProductToSale', 'admin', { params: { id }, body: { productId, discountPercent } })

export const outOfSale = (stage: LawStage, id: string, productId: string) =>
  stage.call('removeProductFromSale', 'admin', { params: { id, productId } })
