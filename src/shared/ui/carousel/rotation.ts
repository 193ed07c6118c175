/** The state of a rotating block. */
export interface Rotation {
  index: number
  /** The person turned it, so it no longer turns automatically until Play. */
  held: boolean
  /** The person pressed Play, so pointer and focus do not stop it until they leave and come back. */
  played: boolean
}

export type RotationStep =
  | { type: 'tick' | 'next' | 'previous' | 'play' | 'pause' | 'leave' }
  | { type: 'go-to'; index: number }

export const start: Rotation = { index: 0, held: false, played: false }

function wrap(index: number, count: number): number {
  return count === 0 ? 0 : (index + count) % count
}

/** The next state. Time turns the block, a person turns and stops it, and the first slide follows the last. */
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

/** Conditions that stop the block. */
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

/** Whether it may turn automatically now. */
export function mayTurn({ held, played }: Rotation, around: Surroundings): boolean {
  const { count, hovered, focused, inView, tabVisible, reduced, allPaused } = around
  const isWatched = !played && (hovered || focused)
  return !held && count > 1 && !isWatched && inView && tabVisible && !reduced && !allPaused
}
