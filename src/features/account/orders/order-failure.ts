import { type FailureTexts, outcomeText } from '#src/shared/ui/form/form-failure.ts'

/** The message for a failed call about an order; `done` says what may have happened nevertheless. */
export function orderFailure(failed: string, done: string): Pick<FailureTexts, 'failureText' | 'whereToLook'> {
  return {
    failureText: outcomeText(failed, done),
    whereToLook: 'Please ask us before you send it again: our email is on the About Us page.',
  }
}
