import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'

const Track = chakra('div', { base: { height: '1.5', bg: 'bg.muted', borderRadius: 'full', overflow: 'hidden' } })
const Fill = chakra('div', {
  base: { height: 'full', bg: 'accent.fg', transitionProperty: 'width', transitionDuration: 'base' },
})

/** How many of the running uploads are done; nothing once all are. */
export function UploadProgress({ done, total }: { done: number; total: number }) {
  const id = useId()
  if (done >= total) return null
  return (
    <chakra.div marginTop="3" fontSize="sm" color="fg.muted">
      <chakra.p id={id} role="status" marginBottom="1.5">
        Uploading: {done} of {total} done
      </chakra.p>
      <Track role="progressbar" aria-labelledby={id} aria-valuemin={0} aria-valuemax={total} aria-valuenow={done}>
        {/* Never empty, so that the bar shows that the upload has begun. */}
        <Fill style={{ width: `${((done + 0.15) / total) * 100}%` }} />
      </Track>
    </chakra.div>
  )
}
