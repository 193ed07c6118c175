import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { mediaUrl } from '../../api/media.ts'
import { srcSetOf } from '../picture/picture-sources.ts'

const Name = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    fontWeight: 'medium',
    '& > [data-frame=picture]': {
      boxSize: '10',
      flexShrink: '0',
      borderRadius: 'sm',
    },
  },
})

/** A record's name, with a small picture and a second line if there are any. */
export function PictureName({ name, src, detail }: { name: string; src: string | null; detail?: ReactNode }) {
  return (
    <Name>
      <span data-frame="picture">
        {src !== null && src !== '' && (
          // The name is beside it.
          <Thumbnail key={src} src={mediaUrl(src)} />
        )}
      </span>
      <span>
        {name}
        {detail}
      </span>
    </Name>
  )
}

function Thumbnail({ src }: { src: string }) {
  return (
    <img
      alt=""
      width={40}
      height={40}
      loading="lazy"
      decoding="async"
      // The plain tile behind it stays.
      onError={({ currentTarget }) => currentTarget.style.setProperty('visibility', 'hidden')}
      sizes="40px"
      srcSet={srcSetOf(src)}
      src={src}
    />
  )
}
