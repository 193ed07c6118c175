import { isUncertain } from '../../api/api-error.ts'

/**
 * The text for a failed write: that it failed, or, if it may have succeeded, that `done` is uncertain, since trying
 * again could do it twice.
 */
export function outcomeText(failed: string, done: string): (error: unknown) => string {
  return (error) => (isUncertain(error) ? `We do not know whether ${done}.` : `${failed} Please try again.`)
}
