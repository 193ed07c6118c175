import { useUnfinished } from '#src/shared/lib/use-unfinished.ts'
import { useChangeWish } from './use-change-wish.ts'
import { isWish } from './wish.ts'

/** Finishes the wish for which a guest was sent to sign in. One layout of the storefront mounts it. */
export function useFinishPendingWish(): void {
  const { mutate } = useChangeWish()
  useUnfinished('wish', isWish, (wish) => mutate({ ...wish, wished: true }))
}
