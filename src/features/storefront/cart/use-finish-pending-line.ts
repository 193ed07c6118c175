import { useUnfinished } from '#src/shared/lib/use-unfinished.ts'
import { isCartLine } from './cart-line.ts'
import { useSendLine } from './use-send-line.ts'

/** Adds the line for which a guest was sent to sign in. One layout of the storefront mounts it. */
export function useFinishPendingLine(): void {
  const { mutate } = useSendLine()
  useUnfinished('cart line', isCartLine, (line) => mutate(line))
}
