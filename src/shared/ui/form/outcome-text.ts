import { isUncertain } from '../../api/api-error.ts'

/**
 * The text for a failed save: that it failed, or that nobody knows whether `done`, since trying again could do it
 * twice.
 */
export function outcomeText(failed: string, done: string): (error: unknown) => string {
  return (error) => (isUncertain(error) ? `We do not know whether ${done}.` : `${failed} Please try again.`)
}
