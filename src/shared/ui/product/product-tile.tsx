import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Link, type To } from 'react-router-dom'
import { SaleBadge } from './sale-badge.tsx'
import { Picture, type Urgency } from '../picture/picture.tsx'

interface ProductTileProps {
  to: To
  name: string
  picture: { src: string; alt: string } | null
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
      height: 'full',
      transitionProperty: 'transform',
      transitionDuration: 'slower',
      transitionTimingFunction: 'out',
    },
    '&:hover [data-part=zoom]': { transform: 'scale(1.035)' },
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
  return (
    <Tile>
      <div data-part="picture">
        <div data-part="zoom">
          {picture !== null && <Picture {...picture} sizes={sizes} urgency={urgency} awaited={awaited} />}
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
