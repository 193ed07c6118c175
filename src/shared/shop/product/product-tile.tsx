import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useState } from 'react'
import { Link, type To } from 'react-router-dom'
import { SaleBadge } from './sale-badge.tsx'
import { srcSetOf } from '../../ui/picture/picture-sources.ts'
import { Picture, type Urgency } from '../../ui/picture/picture.tsx'
import type { StyleObject } from '../../ui/theme/style-props.ts'
import { useSecondView } from './use-second-view.ts'

interface ProductTileProps {
  to: To
  name: string
  picture: { src: string; alt: string } | null
  /** Another view of the piece, shown on hover, focus or a swipe. */
  second?: { src: string } | null
  /** One line with colour and size. */
  caption?: ReactNode
  price: ReactNode
  /** A badge over the picture: sold out, only two left. */
  badge?: ReactNode
  /** A short label of the running sale, over the bottom of the picture so that nothing shifts when it loads. */
  saleLabel?: string | undefined
  /** Makes the label a link to that sale. */
  saleId?: string | undefined
  /** A heart button, over the picture. */
  heart?: ReactNode
  /** A button below: Add to Cart, View Details. */
  action?: ReactNode
  urgency?: Urgency
  awaited?: boolean
  sizes?: string
}

const fourAcross = '(min-width: 84rem) 300px, (min-width: 64rem) 23vw, (min-width: 48rem) 31vw, 46vw'

const dot: StyleObject = {
  content: '""',
  position: 'absolute',
  bottom: '2',
  zIndex: 'raised',
  boxSize: '1.5',
  borderRadius: 'full',
}

/**
 * Styles its parts by their `data-part`, since a list renders dozens of tiles, and a plain element takes a fraction of
 * the time of a styled one.
 */
const Tile = chakra('article', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    height: 'full',
    '& [data-part=picture]': {
      position: 'relative',
      aspectRatio: '1',
      overflow: 'hidden',
      bg: 'bg.picture',
      borderRadius: 'sm',
    },
    '& [data-part=zoom]': {
      position: 'relative',
      height: 'full',
      transitionProperty: 'transform',
      transitionDuration: 'slower',
      transitionTimingFunction: 'out',
    },
    '&:hover [data-part=zoom]': { transform: 'scale(1.035)' },
    '& [data-part=second]': {
      position: 'absolute',
      inset: '0',
      boxSize: 'full',
      objectFit: 'cover',
      bg: 'bg.picture',
      opacity: '0',
      transitionProperty: 'opacity',
      transitionDuration: 'base',
    },
    // Until it has loaded the first one stays.
    '&[data-turned] [data-part=second][data-loaded], &:has(h3 > a:focus-visible) [data-part=second][data-loaded]': {
      opacity: '1',
    },
    '@media (hover: hover)': { '&:hover [data-part=second][data-loaded]': { opacity: '1' } },
    // Two dots say that there is another view to swipe to.
    '@media (hover: none)': {
      '&[data-views] [data-part=picture]': {
        _before: { ...dot, insetInlineStart: 'calc(50% - 0.5rem)', bg: 'bg.deep' },
        _after: { ...dot, insetInlineStart: 'calc(50% + 0.125rem)', bg: 'bg.deep/40' },
      },
      '&[data-turned] [data-part=picture]': { _before: { bg: 'bg.deep/40' }, _after: { bg: 'bg.deep' } },
    },
    // On a phone in the corner, where it covers less of the piece.
    '& [data-part=badge]': { position: 'absolute', top: { base: '0', md: '3' }, left: { base: '0', md: '3' } },
    '& [data-part=sale]': {
      position: 'absolute',
      bottom: '0',
      insetInline: '0',
      // On a phone in the corner, where it covers less of the piece.
      padding: { base: '0', md: '3' },
      display: 'flex',
      // Above the link that covers the tile.
      '& > a': { position: 'relative', zIndex: 'raised' },
    },
    '& > h3': {
      fontSize: { base: 'sm', md: 'md' },
      fontWeight: 'medium',
      lineHeight: 'snug',
      marginTop: '4',
      '& > a': {
        _after: { content: '""', position: 'absolute', inset: '0' },
        _hover: { textDecoration: 'underline', textUnderlineOffset: '0.2em', textDecorationThickness: '1px' },
      },
    },
    '& [data-part=caption]': {
      textStyle: 'small',
      color: 'fg.muted',
      marginTop: '1',
      '& > strong': { color: 'fg', fontWeight: 'medium' },
    },
    '& [data-part=price]': { fontSize: { base: 'sm', md: 'md' }, marginTop: '1.5' },
    '& [data-part=heart]': {
      position: 'absolute',
      top: { base: '0', md: '2' },
      right: { base: '0', md: '2' },
      zIndex: 'raised',
    },
    '& [data-part=action]': { position: 'relative', zIndex: 'raised', marginTop: 'auto', paddingTop: '4' },
  },
})

/** A product in a grid. One link covers it; heart and action are buttons beside that link, not inside it. */
export function ProductTile(props: ProductTileProps) {
  const {
    to,
    name,
    picture,
    second = null,
    caption,
    price,
    badge,
    saleLabel,
    saleId,
    heart,
    action,
    urgency = 'lazy',
    awaited = false,
    sizes = fourAcross,
  } = props
  const { isAsked, isTurned, handlers } = useSecondView()
  return (
    <Tile
      {...(second !== null && handlers)}
      data-views={second === null ? undefined : ''}
      data-turned={isTurned ? '' : undefined}
    >
      <div data-part="picture">
        <div data-part="zoom">
          {picture !== null && <Picture {...picture} sizes={sizes} urgency={urgency} awaited={awaited} />}
          {second !== null && isAsked && <SecondPicture src={second.src} sizes={sizes} />}
        </div>
        {badge !== undefined && <div data-part="badge">{badge}</div>}
        {saleLabel !== undefined && (
          <div data-part="sale">
            <SaleBadge saleId={saleId}>{saleLabel}</SaleBadge>
          </div>
        )}
      </div>
      <h3>
        <Link to={to}>{name}</Link>
      </h3>
      {caption !== undefined && <p data-part="caption">{caption}</p>}
      <p data-part="price">{price}</p>
      {heart !== undefined && <div data-part="heart">{heart}</div>}
      {action !== undefined && <div data-part="action">{action}</div>}
    </Tile>
  )
}

/** Decorative: the first picture and the name say what it is. */
function SecondPicture({ src, sizes }: { src: string; sizes: string }) {
  const [isLoaded, setLoaded] = useState(false)
  return (
    <img
      data-part="second"
      data-loaded={isLoaded ? '' : undefined}
      onLoad={() => setLoaded(true)}
      alt=""
      sizes={sizes}
      srcSet={srcSetOf(src)}
      src={src}
    />
  )
}
