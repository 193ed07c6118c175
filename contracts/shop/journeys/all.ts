import type { ShopJourney } from '#contracts/shop/exchanges/calls.ts'
import { accountJourney, signInJourney } from './account.ts'
import { cartJourney } from './cart.ts'
import { idleSalesJourney, saleJourney, saleOrderJourney, salePriceJourney } from './sales.ts'
import { couponJourney } from './coupons.ts'
import { orderEmailJourney, orderJourney } from './orders.ts'
import { productJourney } from './products.ts'
import { refusalJourneys } from './refusals.ts'
import { resourceJourneys } from './records.ts'
import { orderedReviewJourney, reviewJourney } from './reviews.ts'
import { sampleOrderJourney } from './sample-orders.ts'
import { shownProductJourney } from './shown-product.ts'
import { uploadJourney } from './upload.ts'
import { valueJourneys } from './values.ts'
import { wishlistJourney } from './wishlist.ts'

/** The journeys of a run, in order. */
export const journeys: readonly ShopJourney[] = [
  signInJourney,
  ...resourceJourneys,
  productJourney,
  cartJourney,
  salePriceJourney,
  saleOrderJourney,
  idleSalesJourney,
  shownProductJourney,
  wishlistJourney,
  reviewJourney,
  orderedReviewJourney,
  orderJourney,
  orderEmailJourney,
  sampleOrderJourney,
  saleJourney,
  couponJourney,
  accountJourney,
  uploadJourney,
  ...valueJourneys,
  ...refusalJourneys,
]
