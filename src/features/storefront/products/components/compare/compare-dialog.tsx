import { getGetProductQueryOptions } from '#openapi/generated/client/products/products.ts'
import { isNotFound } from '#src/shared/api/api-error.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { variantName } from '#src/shared/shop/product-pictures.ts'
import { readProduct, type ShopProduct, type ShopVariant } from '#src/shared/shop/product.ts'
import { priceNow } from '#src/shared/shop/sale-price.ts'
import { useOffers } from '#src/shared/shop/use-offers.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { IconButton } from '#src/shared/ui/button/icon-button.tsx'
import { Dialog } from '#src/shared/ui/dialog/dialog.tsx'
import { useOnLeave } from '#src/shared/ui/dialog/use-on-leave.ts'
import { Money } from '#src/shared/ui/money/money.tsx'
import { inlineLink, VisuallyHidden } from '#src/shared/ui/page/layout.tsx'
import { Picture } from '#src/shared/ui/picture/picture.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { useQueries } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { type Compared, compare, isAlikeCompared, mostCompared, stopComparing, useCompared } from '../../compared.ts'

interface CompareDialogProps {
  /** The piece on the screen. */
  piece: Compared
  name: string
  onClose: () => void
}

/** Two or three pieces side by side: picture, price, metal, purity, weight and stones. */
export function CompareDialog({ piece, name, onClose }: CompareDialogProps) {
  const pieces = useCompared()
  useOnLeave(onClose)
  const isIn = pieces.some((one) => isAlikeCompared(one, piece))
  return (
    <Dialog open shape="wide" title="Compare" onClose={onClose} closeOnBack>
      <chakra.p role="status" color="fg.muted" fontSize="sm" css={{ '&:not(:empty)': { marginBottom: '4' } }}>
        {adviceOf(pieces.length, isIn, name)}
      </chakra.p>
      {!isIn && pieces.length < mostCompared && (
        <Button variant="outline" size="sm" marginBottom="4" onClick={() => compare(piece)}>
          {`Add ${name}`}
        </Button>
      )}
      {pieces.length > 0 && <PieceTable pieces={pieces} />}
    </Dialog>
  )
}

function adviceOf(count: number, isIn: boolean, name: string): string {
  if (!isIn && count === mostCompared) return `Three pieces fit beside each other. Remove one to add ${name}.`
  if (count === 0) return 'No pieces to compare.'
  return count === 1 ? 'Open another piece and press Compare there, to see both side by side.' : ''
}

const Table = chakra('table', {
  base: {
    width: 'full',
    tableLayout: 'fixed',
    fontSize: 'sm',
    lineHeight: 'snug',
    textAlign: 'start',
    '& td, & th': {
      paddingInlineEnd: { base: '3', sm: '4' },
      textAlign: 'start',
      verticalAlign: 'top',
    },
    '& td, & thead th': { paddingBottom: '3' },
    // Above its values, since a phone has no room beside them.
    '& th[scope=rowgroup]': {
      paddingTop: '3',
      paddingBottom: '1',
      borderTopWidth: '1px',
      fontSize: 'xs',
      fontWeight: 'medium',
      color: 'fg.muted',
    },
  },
})

interface Piece {
  product: ShopProduct
  variant: ShopVariant | undefined
}

const facts: readonly { label: string; of: (piece: Piece) => string | undefined }[] = [
  { label: 'Metal', of: ({ product }) => product.metadata.material_type },
  { label: 'Purity', of: ({ product }) => product.metadata.metal_purity },
  {
    label: 'Weight',
    of: ({ variant, product }) => (variant?.weight ? `${variant.weight} g` : product.metadata.weight),
  },
  { label: 'Stones', of: ({ product }) => product.metadata.gemstone_details },
]

function PieceTable({ pieces }: { pieces: readonly Compared[] }) {
  const offers = useOffers()
  const loads = useQueries({ queries: pieces.map(({ productId }) => getGetProductQueryOptions(productId)) })
  const columns = pieces.map((key, index) => {
    const load = loads[index]
    const product = load?.data && readProduct(load.data)
    return {
      key,
      load,
      piece: product && { product, variant: product.variants.find(({ id }) => id === key.variantId) },
    }
  })
  return (
    <Table>
      <caption>
        <VisuallyHidden>Pieces side by side</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map(({ key, load, piece }) => (
            <th key={`${key.productId} ${key.variantId}`} scope="col">
              <Head piece={piece} load={load} of={key} />
            </th>
          ))}
        </tr>
      </thead>
      <FactRow
        label="Price"
        columns={columns}
        renderValue={({ product, variant }) => {
          const { price, was } = priceNow(product.id, variant?.price ?? product.basePrice, offers)
          return <Money value={price} was={was} decimals={2} />
        }}
      />
      {facts.map(({ label, of }) => (
        <FactRow key={label} label={label} columns={columns} renderValue={(piece) => of(piece) || '–'} />
      ))}
    </Table>
  )
}

interface FactRowProps {
  label: string
  columns: readonly { key: Compared; piece: Piece | undefined }[]
  renderValue: (piece: Piece) => ReactNode
}

function FactRow({ label, columns, renderValue }: FactRowProps) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={columns.length}>
          {label}
        </th>
      </tr>
      <tr>
        {columns.map(({ key, piece }) => (
          <td key={`${key.productId} ${key.variantId}`}>{piece ? renderValue(piece) : '…'}</td>
        ))}
      </tr>
    </tbody>
  )
}

const PieceLink = chakra(Link, inlineLink)

interface HeadProps {
  piece: Piece | undefined
  load: { error: unknown; refetch: () => unknown } | undefined
  of: Compared
}

/** Picture, name and the way out of the comparison; why a piece is not there. */
function Head({ piece, load, of }: HeadProps) {
  const picture = piece && (piece.variant?.picture ?? piece.product.pictures[0])
  const named = { colour: null, size: null, ...piece?.variant, name: piece?.product.name ?? 'piece' }
  const isGone = isNotFound(load?.error)
  return (
    <>
      <chakra.div position="relative" maxWidth="12rem" marginBottom="2">
        <chakra.div aspectRatio="1" bg="bg.picture" borderRadius="sm" overflow="hidden">
          {picture && <Picture src={picture.src} alt="" sizes="12rem" />}
        </chakra.div>
        <IconButton
          icon="close"
          label={`Remove ${variantName(named)}`}
          tone="raised"
          size="sm"
          position="absolute"
          top="0"
          right="0"
          onClick={() => stopComparing(of)}
        />
      </chakra.div>
      {piece ? (
        <chakra.p fontWeight="medium">
          {/* In place of the history entry of the open dialog, so that Back leads to the page below it at once. */}
          <PieceLink replace to={paths.product(of.productId, of.variantId)}>
            {variantName(named)}
          </PieceLink>
        </chakra.p>
      ) : load?.error ? (
        <p role="alert">{isGone ? 'No longer for sale.' : 'This piece could not be loaded.'}</p>
      ) : (
        <p>Loading…</p>
      )}
      {!piece && load?.error && !isGone ? (
        <Button variant="ghost" size="sm" onClick={() => void load?.refetch()}>
          Retry
        </Button>
      ) : null}
    </>
  )
}
