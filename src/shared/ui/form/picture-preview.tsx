import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState } from 'react'
import { mediaUrl } from '../../api/media.ts'
import { useOnline } from '../../lib/react/use-online.ts'
import { useDebounced } from '../../lib/react/use-debounced.ts'

const Frame = chakra('figure', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 'full',
    maxWidth: { md: '20rem' },
    aspectRatio: '1',
    bg: 'bg.subtle',
    borderWidth: '1px',
    borderRadius: 'sm',
    overflow: 'hidden',
  },
})

const Words = chakra('figcaption', { base: { padding: '5', fontSize: 'sm', textAlign: 'center', color: 'fg.muted' } })

const Picture = chakra('img', {
  base: { position: 'absolute', inset: '0', width: 'full', height: 'full', objectFit: 'cover' },
})

/** The pause in milliseconds before a typed URL is loaded, so that not every letter loads another picture. */
const patience = 400

/** The picture at a typed URL, or a message that there is none, in a box of fixed size. */
export function PicturePreview({ address, alt }: { address: string; alt: string }) {
  const src = useDebounced(address.trim(), patience)
  return (
    <Frame>
      {src === '' ? (
        <Words>The picture shows here once its address is entered.</Words>
      ) : (
        <Shown key={src} src={src} alt={alt} />
      )}
    </Frame>
  )
}

function Shown({ src, alt }: { src: string; alt: string }) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(1)
  const isOnline = useOnline()
  useEffect(() => {
    if (state !== 'failed') return
    const tryAgain = () => {
      setState('loading')
      setAttempt((last) => last + 1)
    }
    addEventListener('online', tryAgain)
    return () => removeEventListener('online', tryAgain)
  }, [state])
  return (
    <>
      {state === 'failed' && (
        <Words color="error.fg">
          <span role="status">
            {isOnline
              ? 'The picture could not be loaded. Please check its address.'
              : 'The picture loads once you are online again.'}
          </span>
        </Words>
      )}
      {state === 'loading' && <Words>Loading the picture...</Words>}
      <Picture
        key={attempt}
        opacity={state === 'loaded' ? '1' : '0'}
        src={mediaUrl(src)}
        alt={alt}
        onLoad={() => setState('loaded')}
        onError={() => setState('failed')}
      />
    </>
  )
}
