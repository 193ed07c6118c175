import { ApiError } from '#src/shared/api/api-error.ts'
import type { FailureTexts } from '#src/shared/ui/form/form-failure.ts'

/** The message for a failed call about an order; `done` names what may have happened nevertheless. */
export function orderFailure(failed: string, done: string): Pick<FailureTexts, 'failureText' | 'whereToLook'> {
  return {
    failureText: (error) =>
      error instanceof ApiError && error.isUncertain
        ? `We do not know whether ${done}.`
        : `${failed} Please try again.`,
    whereToLook: 'Please ask us before you send it again: our email is on the About Us page.',
  }
}
