import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { Container, VisuallyHidden } from './layout.tsx'

const shop = 'Suvarnika'
const inGeneral = 'Jewellery in gold, silver, pearl and platinum, made to be worn every day.'

interface PageProps {
  /** The document's title and, unless `heading` says otherwise, the h1. */
  title: string
  /** Another h1; `null` where the page sets its own, "hidden" where only screen readers need it. */
  heading?: ReactNode
  /** A few words above the heading. */
  eyebrow?: ReactNode
  /** One sentence for search engines; by default one about the shop. */
  description?: string
  width?: 'page' | 'narrow' | 'full'
  children: ReactNode
}

const Title = chakra('h1', { base: { textStyle: 'h1' } })

/** One screen: document title, description, canonical address, h1 (which takes the focus after a change of route) and its column. */
export function Page({ title, heading = title, eyebrow, description, width = 'page', children }: PageProps) {
  return (
    <>
      <Head title={title} description={description} />
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

/** What a page says to the browser and to search engines. React lifts it into the head. */
export function Head({ title, description = inGeneral }: { title: string; description?: string | undefined }) {
  const { pathname } = useLocation()
  const origin: string = import.meta.env.VITE_SITE_URL || location.origin
  return (
    <>
      <title>{title === shop ? shop : `${title} · ${shop}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={`${origin}${pathname}`} />
    </>
  )
}

/** After a change of route: to the page's h1, else to main. Without scrolling: that is the router's to decide. */
export function focusPage(): void {
  const target = document.querySelector<HTMLElement>('main h1[tabindex="-1"]') ?? document.querySelector('main')
  target?.focus({ preventScroll: true })
}
