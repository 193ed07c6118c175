import { getCheckoutMutationKey } from '#openapi/generated/client/orders-writes/orders-writes.ts'
import { isUncertain } from '#src/shared/api/api-error.ts'
import { useMutationState } from '@tanstack/react-query'

/** The order that was sent last, if any, whether or not the form that sent it is still open. */
export function useLastOrder(): { isSending: boolean; mayBePlaced: boolean } {
  const sent = useMutationState({
    filters: { mutationKey: getCheckoutMutationKey() },
    select: ({ state }) => state,
  })
  const last = sent.at(-1)
  return { isSending: last?.status === 'pending', mayBePlaced: isUncertain(last?.error) }
}
