import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useAddress } from '../../lib/react/use-address.ts'
import { useOrigin } from '../../lib/react/use-origin.ts'
import shopPicture from '../../media/shop.jpg?url'
import { Container, VisuallyHidden } from './layout.tsx'

const shop = 'Suvarnika'
const inGeneral = 'Jewellery in gold, silver, pearl and platinum, made to be worn every day.'

interface PageProps {
  /** The document's title and, unless `heading` says otherwise, the h1. */
  title: string
  /** Another h1; `null` if the page renders its own, "hidden" for screen readers only. */
  heading?: ReactNode
  /** A few words above the heading. */
  eyebrow?: ReactNode
  /** One sentence for search engines; by default one about the shop. */
  description?: string
  /** What the page is about, for link previews. */
  kind?: 'website' | 'product'
  /** The address of the picture that shared links show; by default, and in place of an AVIF, one of the shop. */
  picture?: string | undefined
  width?: 'page' | 'narrow' | 'full'
  children: ReactNode
}

const Title = chakra('h1', { base: { textStyle: 'h1' } })

/**
 * One screen: document title, description, canonical address, h1 (which takes the focus after a change of route) and
 * its column.
 */
export function Page({ title, heading = title, eyebrow, width = 'page', children, ...head }: PageProps) {
  return (
    <>
      <Head title={title} {...head} />
      <Container width={width} paddingBlock={width === 'full' ? '0' : { base: '8', md: '12' }}>
        {heading === 'hidden' ? (
          <VisuallyHidden as="h1" tabIndex={-1}>
            {title}
          </VisuallyHidden>
        ) : (
          heading !== null && (
            <chakra.header marginBottom={{ base: '7', md: '10' }}>
              {eyebrow !== undefined && (
                <chakra.p textStyle="eyebrow" color="fg.muted" marginBottom="2">
                  {eyebrow}
                </chakra.p>
              )}
              <Title tabIndex={-1}>{heading}</Title>
            </chakra.header>
          )
        )}
        {children}
      </Container>
    </>
  )
}

type HeadProps = Pick<PageProps, 'title' | 'description' | 'kind' | 'picture'>

/** Messengers show no preview of a link whose picture has another format. */
const isShownByAll = (picture: string) => /\.(jpe?g|png|webp)($|\?)/i.test(picture)

/** The page's metadata for browsers, search engines and link previews. React moves it into the head. */
export function Head({ title, description = inGeneral, kind = 'website', picture = '' }: HeadProps) {
  const origin = useOrigin()
  const address = useAddress()
  const image = isShownByAll(picture) ? picture : shopPicture
  return (
    <>
      <title>{title === shop ? shop : `${title} · ${shop}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:site_name" content={shop} />
      <meta property="og:type" content={kind} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={image.startsWith('/') ? `${origin}${image}` : image} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
