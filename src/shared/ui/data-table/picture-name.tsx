import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { mediaUrl } from '../../api/media.ts'
import { srcSetOf } from '../picture/picture-sources.ts'

const Name = chakra('span', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    fontWeight: 'medium',
    '& > [data-frame=picture]': {
      boxSize: '10',
      flexShrink: '0',
      borderRadius: 'sm',
    },
    // The picture is a part of the link's target.
    '& a': {
      textUnderlineOffset: '0.25em',
      _after: { content: '""', position: 'absolute', inset: '0' },
      _hover: { textDecoration: 'underline' },
    },
  },
})

interface PictureNameProps {
  name: string
  src: string | null
  /** A second line. */
  detail?: ReactNode
  /** What the name opens. */
  opens?: Pick<LinkProps, 'to' | 'state'>
}

/** A record's name, with a small picture if there is one. */
export function PictureName({ name, src, detail, opens }: PictureNameProps) {
  return (
    <Name>
      <span data-frame="picture">
        <Thumbnail src={src} />
      </span>
      <span>
        <bdi>{opens ? <Link {...opens}>{name}</Link> : name}</bdi>
        {detail}
      </span>
    </Name>
  )
}

/** A picture of 40 px beside a name, which says what it shows. */
export function Thumbnail({ src }: { src: string | null }) {
  return src !== null && src !== '' && <Loaded key={src} src={mediaUrl(src)} />
}

function Loaded({ src }: { src: string }) {
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
