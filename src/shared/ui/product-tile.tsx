import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Link, type To } from 'react-router-dom'
import { Badge } from './badge.tsx'
import { Picture, type Urgency } from './picture.tsx'

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
  /** A heart button, over the picture. */
  heart?: ReactNode
  /** A button below: Add to Cart, View Details. */
  action?: ReactNode
  urgency?: Urgency
  awaited?: boolean
  sizes?: string
}

const fourAcross = '(min-width: 84rem) 300px, (min-width: 64rem) 23vw, (min-width: 48rem) 31vw, 46vw'

const Cover = chakra(Link, {
  base: {
    _after: { content: '""', position: 'absolute', inset: '0' },
    _hover: { textDecoration: 'underline', textUnderlineOffset: '0.2em', textDecorationThickness: '1px' },
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
    heart,
    action,
    urgency = 'lazy',
    awaited = false,
    sizes = fourAcross,
  } = props
  return (
    <chakra.article className="group" position="relative" display="flex" flexDirection="column" height="full">
      <chakra.div position="relative" aspectRatio="1" overflow="hidden" bg="bg.picture" borderRadius="sm">
        <chakra.div
          height="full"
          transitionProperty="transform"
          transitionDuration="slower"
          transitionTimingFunction="out"
          _groupHover={{ transform: 'scale(1.035)' }}
        >
          {picture !== null && <Picture {...picture} sizes={sizes} urgency={urgency} awaited={awaited} />}
        </chakra.div>
        {badge !== undefined && (
          <chakra.div position="absolute" top="3" left="3">
            {badge}
          </chakra.div>
        )}
        {saleLabel !== undefined && (
          <chakra.div position="absolute" bottom="0" insetInline="0" padding={{ base: '2', md: '3' }} display="flex">
            <Badge tone="accent" minWidth="0">
              <chakra.span truncate>{saleLabel}</chakra.span>
            </Badge>
          </chakra.div>
        )}
      </chakra.div>
      <chakra.h3 fontSize={{ base: 'sm', md: 'md' }} fontWeight="medium" lineHeight="snug" marginTop="4">
        <Cover to={to}>{name}</Cover>
      </chakra.h3>
      {caption !== undefined && (
        <chakra.p textStyle="small" color="fg.muted" marginTop="1">
          {caption}
        </chakra.p>
      )}
      <chakra.p fontSize={{ base: 'sm', md: 'md' }} marginTop="1.5">
        {price}
      </chakra.p>
      {heart !== undefined && (
        <chakra.div position="absolute" top={{ base: '0', md: '2' }} right={{ base: '0', md: '2' }} zIndex="raised">
          {heart}
        </chakra.div>
      )}
      {action !== undefined && (
        <chakra.div position="relative" zIndex="raised" marginTop="auto" paddingTop="4">
          {action}
        </chakra.div>
      )}
    </chakra.article>
  )
}
