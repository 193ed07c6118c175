import { stored, useStored } from '../../lib/storage/stored.ts'

/** Whether the shop's own switch pauses all motion. */
export const motion = stored<'paused' | null>({
  key: 'motion',
  area: 'local',
  blank: null,
  valid: (value) => (value === 'paused' ? value : undefined),
  isText: true,
})

const pauseAll = (paused: boolean): void => motion.write(paused ? 'paused' : null)

/** The switch that pauses all motion of the shop, stored in this browser. */
export function useMotionPreference(): { paused: boolean; pauseAll: (paused: boolean) => void } {
  return { paused: useStored(motion) === 'paused', pauseAll }
}
