/** Where a rotating block stands. */
export interface Rotation {
  index: number
  /** The person took over: it no longer turns by itself until Play. */
  held: boolean
  /** The person pressed Play: neither pointer nor focus stops it until they leave and come back. */
  played: boolean
}

export type RotationStep =
  { type: 'tick' | 'next' | 'previous' | 'play' | 'pause' | 'leave' } | { type: 'go-to'; index: number }

export const start: Rotation = { index: 0, held: false, played: false }

function wrap(index: number, count: number): number {
  return count === 0 ? 0 : (index + count) % count
}

/** The next state: time turns it, the person turns and holds it, past the last comes the first. */
export function step(rotation: Rotation, action: RotationStep, count: number): Rotation {
  const { index } = rotation
  switch (action.type) {
    case 'tick':
      return { ...rotation, index: wrap(index + 1, count) }
    case 'next':
      return { index: wrap(index + 1, count), held: true, played: false }
    case 'previous':
      return { index: wrap(index - 1, count), held: true, played: false }
    case 'go-to':
      return { index: wrap(action.index, count), held: true, played: false }
    case 'play':
      return { ...rotation, held: false, played: true }
    case 'pause':
      return { ...rotation, held: true, played: false }
    case 'leave':
      return { ...rotation, played: false }
  }
}

/** What goes on around the block. */
export interface Surroundings {
  count: number
  /** The loading overlay lies over it. */
  covered: boolean
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
export function mayTurn({ held, played }: Rotation, around: Surroundings): boolean {
  const { count, covered, hovered, focused, inView, tabVisible, reduced, allPaused } = around
  const isWatched = !played && (hovered || focused)
  return !held && count > 1 && !covered && !isWatched && inView && tabVisible && !reduced && !allPaused
}
