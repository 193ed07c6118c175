import { stored } from '#src/shared/lib/storage/stored.ts'
import { isRecord } from '#src/shared/lib/values/is-record.ts'

/** What React Router stores: the scroll position of each page. */
export const scrollPositions = stored<Record<string, unknown>>({
  key: 'react-router-scroll-positions',
  area: 'session',
  blank: {},
  valid: (value) => (isRecord(value) ? value : undefined),
})

/** Removes stored positions that are no positions, on which the router would fail. Called before it starts. */
export function dropInvalidPositions(): void {
  scrollPositions.write(scrollPositions.read())
}
