import { useUnfinished } from '#src/shared/lib/storage/use-unfinished.ts'
import { useChangeWish } from './use-change-wish.ts'
import { isWish } from './wish.ts'

/** Finishes the wish of a guest who was sent to sign in. The storefront layout mounts it once. */
export function useFinishPendingWish(): void {
  const { mutate } = useChangeWish()
  useUnfinished('wish', isWish, (wish) => mutate({ ...wish, wished: true }))
}
