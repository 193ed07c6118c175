import { useMotionPreference } from '#src/shared/ui/motion/motion-preference.ts'
import { Icon } from '#src/shared/ui/icons/icons.tsx'
import { chakra } from '@chakra-ui/react/styled-system'

const Switch = chakra('button', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '2', minHeight: '11', _hover: { color: 'fg' } },
})

/** Pauses or resumes all moving parts of the shop, stored in this browser. */
export function MotionSwitch() {
  const { paused, pauseAll } = useMotionPreference()
  return (
    <Switch type="button" onClick={() => pauseAll(!paused)}>
      <Icon name={paused ? 'play' : 'pause'} />
      <span>{paused ? 'Play all motion' : 'Pause all motion'}</span>
    </Switch>
  )
}
