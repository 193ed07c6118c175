import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'

const Track = chakra('div', { base: { height: '1.5', bg: 'bg.muted', borderRadius: 'full', overflow: 'hidden' } })
const Fill = chakra('div', {
  base: { height: 'full', bg: 'accent.fg', transitionProperty: 'width', transitionDuration: 'base' },
})

/** A bar with a text above it, which is also announced; `share` is from 0 to 1. */
export function ProgressBar({ text, share }: { text: string; share: number }) {
  const id = useId()
  const percent = Math.round(share * 100)
  return (
    <chakra.div fontSize="sm" color="fg.muted">
      <chakra.p id={id} role="status" marginBottom="1.5">
        {text}
      </chakra.p>
      <Track role="progressbar" aria-labelledby={id} aria-valuenow={percent}>
        {/* Never empty, so that the bar shows that it has begun. */}
        <Fill style={{ width: `${Math.max(percent, 3)}%` }} />
      </Track>
    </chakra.div>
  )
}
