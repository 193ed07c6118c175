import { useUnfinished } from '#src/shared/api/use-unfinished.ts'
import { isCartLine } from './cart-line.ts'
import { useSendLine } from './use-send-line.ts'

/** Adds the line of a guest who was sent to sign in. The storefront layout mounts it once. */
export function useUnfinishedLine(): void {
  const { mutate } = useSendLine()
  useUnfinished('cart line', isCartLine, (line) => mutate(line))
}
