/** Where a rotating block stands. */
export interface Rotation {
  index: number
  /** The person took over: it turns no more by itself until Play. */
  held: boolean
}

export type RotationStep = { type: 'tick' | 'next' | 'previous' | 'play' | 'pause' } | { type: 'go-to'; index: number }

export const start: Rotation = { index: 0, held: false }

function wrap(index: number, count: number): number {
  return count === 0 ? 0 : (index + count) % count
}

/** The next state: time turns it, the person's hand turns it and holds it, past the last comes the first. */
export function step(rotation: Rotation, action: RotationStep, count: number): Rotation {
  const { index } = rotation
  switch (action.type) {
    case 'tick':
      return { ...rotation, index: wrap(index + 1, count) }
    case 'next':
      return { index: wrap(index + 1, count), held: true }
    case 'previous':
      return { index: wrap(index - 1, count), held: true }
    case 'go-to':
      return { index: wrap(action.index, count), held: true }
    case 'play':
      return { ...rotation, held: false }
    case 'pause':
      return { ...rotation, held: true }
  }
}

/** What is going on around the block. */
export interface Surroundings {
  count: number
  hovered: boolean
  focused: boolean
  inView: boolean
  tabVisible: boolean
  /** The system asks for less motion. */
  reduced: boolean
  /** The person paused all motion of the shop. */
  allPaused: boolean
}

/** Whether time may turn it now. */
export function mayTurn({ held }: Rotation, around: Surroundings): boolean {
  const { count, hovered, focused, inView, tabVisible, reduced, allPaused } = around
  return !held && count > 1 && !hovered && !focused && inView && tabVisible && !reduced && !allPaused
}
