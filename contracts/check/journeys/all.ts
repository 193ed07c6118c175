import { accountJourney } from './account/account-journey.ts'
import { signInJourney } from './account/sign-in.ts'
import { cartJourney } from './cart/cart-journey.ts'
import { idleSalesJourney } from './cart/idle-sales-journey.ts'
import { saleOrderJourney } from './cart/sale-order-journey.ts'
import { salePriceJourney } from './cart/sale-price-journey.ts'
import { couponJourney } from './coupons.ts'
import type { LawJourney } from './journey.ts'
import { orderEmailJourney } from './order/order-email-journey.ts'
import { orderJourney } from './order/order-journey.ts'
import { productJourney } from './product/product-journey.ts'
import { refusalJourneys } from './refusals.ts'
import { resourceJourneys } from './resource-journeys.ts'
import { orderedReviewJourney, reviewJourney } from './reviews.ts'
import { saleJourney } from './sales.ts'
import { uploadJourney } from './upload.ts'
import { wishlistJourney } from './wishlist.ts'

/** The journeys of a run, in order. */
export const journeys: readonly LawJourney[] = [
  signInJourney,
  ...resourceJourneys,
  productJourney,
  cartJourney,
  salePriceJourney,
  saleOrderJourney,
  idleSalesJourney,
  wishlistJourney,
  reviewJourney,
  orderedReviewJourney,
  orderJourney,
  orderEmailJourney,
  saleJourney,
  couponJourney,
  accountJourney,
  uploadJourney,
  ...refusalJourneys,
]
