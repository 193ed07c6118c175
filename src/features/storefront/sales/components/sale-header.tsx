import type { Sale } from '#openapi/generated/model/sale.ts'
import { mediaUrl } from '#src/shared/api/media.ts'
import { formatDate } from '#src/shared/lib/time/dates.ts'
import { useAtMinute } from '#src/shared/lib/time/now.ts'
import { saleState, type SaleState } from '#src/shared/shop/sale-price.ts'
import { Picture } from '#src/shared/ui/picture/picture.tsx'
import { Skeleton } from '#src/shared/ui/loading/skeleton.tsx'
import { chakra } from '@chakra-ui/react/styled-system'

/** The picture above the text on a phone, else beside it. */
const Banner = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
    marginTop: { base: '-3', md: '-5' },
    marginBottom: { base: '6', md: '10' },
    minHeight: { sm: '12rem', lg: '20rem' },
    overflow: 'hidden',
    bg: 'bg.subtle',
    borderRadius: 'sm',
  },
})

/** As high as the text of any sale, so that nothing moves when it arrives. */
const Words = chakra('div', {
  base: {
    display: 'grid',
    alignContent: 'center',
    gap: '3',
    minHeight: '9.5rem',
    paddingBlock: '5',
    paddingInline: { base: '5', md: '10', xl: '16' },
  },
})

const PicturePlace = chakra('div', {
  base: { position: 'relative', aspectRatio: { base: '2', sm: 'auto' }, order: { sm: '1' } },
})

/** Below the sale's name: its picture, description and end. */
export function SaleHeader({ sale }: { sale: Sale | undefined }) {
  return (
    <Banner>
      {sale?.thumbnail !== null && (
        <PicturePlace>
          <chakra.div position="absolute" inset="0">
            {sale === undefined && <Skeleton height="full" />}
            {sale?.thumbnail && (
              <Picture
                src={mediaUrl(sale.thumbnail)}
                alt=""
                sizes="(min-width: 30rem) 46vw, 92vw"
                position="center 85%"
                urgency="first"
              />
            )}
          </chakra.div>
        </PicturePlace>
      )}
      <Words>
        <chakra.p dir="auto" textStyle="lead" color="fg.muted">
          {sale === undefined ? <Skeleton height="1.25rem" maxWidth="26rem" /> : sale.description}
        </chakra.p>
        {sale === undefined ? <Skeleton height="1rem" maxWidth="10rem" /> : <Period sale={sale} />}
      </Words>
    </Banner>
  )
}

function Period({ sale }: { sale: Sale }) {
  const state = useAtMinute((at) => saleState(sale, at))
  if (state !== 'running') return <SaleNotice sale={sale} state={state} />
  return (
    <chakra.p fontSize="sm" color="gold.fg" fontWeight="medium">
      {`Until ${formatDate(sale.end_date)}`}
    </chakra.p>
  )
}

const Band = chakra('p', {
  base: {
    width: 'fit-content',
    paddingInlineStart: '3',
    fontSize: 'sm',
    borderLeftWidth: '3px',
    borderLeftColor: 'gold',
  },
})

/** Explains why a sale that is not running shows the usual prices. */
function SaleNotice({ sale, state }: { sale: Sale; state: SaleState }) {
  const words = wordsFor(state, sale)
  return words === null ? null : <Band>{`${words} Regular prices apply.`}</Band>
}

function wordsFor(state: SaleState, { start_date, end_date }: Pick<Sale, 'start_date' | 'end_date'>): string | null {
  if (state === 'running') return null
  if (state === 'ended') return `This sale ended on ${formatDate(end_date)}.`
  if (state === 'upcoming') return `This sale starts on ${formatDate(start_date)}.`
  return 'This sale is not active at the moment.'
}
