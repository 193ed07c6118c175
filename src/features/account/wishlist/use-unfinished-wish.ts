import type { WishlistInput } from '#openapi/generated/model/wishlistInput.ts'
import { useUnfinished } from '#src/shared/api/use-unfinished.ts'
import { useChangeWish, type WishChange } from './use-change-wish.ts'
import { isWish } from './wish.ts'

/** Finishes the wish of a guest, or the change that an ended session refused, after sign-in. The storefront layout mounts it once. */
export function useUnfinishedWish(): void {
  const { mutate } = useChangeWish()
  useUnfinished('wish', isWish, (wish: WishlistInput & Partial<WishChange>) => mutate({ wished: true, ...wish }))
}
