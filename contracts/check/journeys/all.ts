import type { LawJourney } from './journey.ts'

/** The journeys of a run, in their order. */
export const journeys: readonly LawJourney[] = []
