import { ApiError } from '#src/shared/api/api-error.ts'
import type { FailureTexts } from '#src/shared/ui/form/form-failure.ts'

/** What the forms about an order say when the call failed; `done` is what may have happened all the same. */
export function orderFailure(failed: string, done: string): Pick<FailureTexts, 'failureText' | 'whereToLook'> {
  return {
    failureText: (error) =>
      error instanceof ApiError && error.isUncertain
        ? `We do not know whether ${done}.`
        : `${failed} Please try again.`,
    whereToLook: 'Please ask us before you send it again: our address is on the About Us page.',
  }
}
