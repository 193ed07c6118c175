import type { RootOptions } from 'react-dom/client'
import { logFailure } from '#src/shared/lib/log.ts'
import { isRecord } from '#src/shared/lib/values/is-record.ts'

/** Error boundaries show render errors; this logs each in one line. */
export const rootOptions: RootOptions = {
  onCaughtError: (error) => logFailure('A part of the page failed.', error),
  onRecoverableError: (error) => {
    // A part that was prerendered without data is filled in the browser, which is no error.
    const hasNoData = isRecord(error) && error.digest === 'no-data'
    if (!hasNoData) logFailure('A part of the page was drawn again.', error)
  },
}
