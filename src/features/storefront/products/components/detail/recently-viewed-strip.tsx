import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router-dom'
import { paths } from '#src/shared/lib/paths.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { Picture } from '#src/shared/ui/picture/picture.tsx'
import { Section } from '#src/shared/ui/page/section.tsx'
import { forgetSeen, useRecentlyViewed } from '../../recently-viewed.ts'

/** The products viewed before in this browser, if any. */
export function RecentlyViewedStrip({ except }: { except: string }) {
  const seen = useRecentlyViewed(except)
  if (seen.length === 0) return null
  return (
    <Section
      title="Recently viewed"
      action={
        <Button variant="quiet" size="sm" onClick={forgetSeen}>
          Clear
        </Button>
      }
    >
      <chakra.ul
        display="grid"
        gridAutoFlow="column"
        gridAutoColumns={{ base: '38%', sm: '26%', lg: 'calc((100% - 7 * 1rem) / 8)' }}
        gap="4"
        overflowX="auto"
        padding="1"
        margin="-1"
        scrollSnapType="x proximity"
      >
        {seen.map(({ id, name, picture }) => (
          <chakra.li key={id} scrollSnapAlign="start">
            <Link to={paths.product(id)}>
              <chakra.div aspectRatio="1" borderRadius="sm" overflow="hidden" bg="bg.picture">
                {picture !== null && <Picture src={picture} alt="" sizes="(min-width: 64rem) 12vw, 38vw" />}
              </chakra.div>
              <chakra.p dir="auto" fontSize="sm" lineHeight="snug" marginTop="2.5">
                {name}
              </chakra.p>
            </Link>
          </chakra.li>
        ))}
      </chakra.ul>
    </Section>
  )
}
