import { useGetProduct } from '#openapi/generated/client/products/products.ts'
import { isNotFound } from '#src/shared/api/api-error.ts'
import { polled } from '#src/shared/api/polled.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { LinkButton } from '#src/shared/ui/button/button.tsx'
import { listAddress } from '#src/shared/ui/data-table/list-address.ts'
import { Empty } from '#src/shared/ui/empty/empty.tsx'
import { Failed } from '#src/shared/ui/failed/failed.tsx'
import { draftedOn } from '#src/shared/ui/form/form-draft.ts'
import { FormSkeleton } from '#src/shared/ui/form/form-skeleton.tsx'
import { productValues } from '../../full-update.ts'
import { productDraft, type Version } from '../../use-update-form.tsx'
import { stateWithItem } from '#src/shared/shop/edited-item.ts'
import { chakra } from '@chakra-ui/react/styled-system'
import { NavLink } from 'react-router-dom'
import { BasicForm } from './basic-form.tsx'
import { FullForm } from './full-form.tsx'
import { PriceForm } from './price-form.tsx'

const forms = { 1: BasicForm, 2: FullForm, 3: PriceForm }

interface UpdateProductProps {
  id: string
  /** The item from the list, to start with. */
  item: object | null
  version: Version
}

/** Edits a product with one of the three forms: at once with the list's item, else as soon as it is loaded. */
export function UpdateProduct({ id, item, version }: UpdateProductProps) {
  const Form = forms[version]
  const { data, error, refetch } = useGetProduct(id, { query: polled })
  const isGone = isNotFound(error)
  // Until it is loaded: the item of the list, under what the draft was typed on; of a deleted product the draft alone.
  const loaded = productValues(data) ?? productValues({ ...item, ...draftedOn(productDraft(version, id)) })
  return (
    <>
      <ProductTabs id={id} item={data ?? item} />
      {loaded !== null && <Form id={id} version={version} loaded={loaded} isGone={isGone} />}
      {loaded === null && isGone && <ProductGone />}
      {loaded === null && error !== null && !isGone && (
        <Failed text="Failed to load product. Please try again later." onRetry={() => void refetch()} />
      )}
      {loaded === null && error === null && <FormSkeleton />}
    </>
  )
}

function ProductGone() {
  return (
    <Empty
      title="There is no such product"
      text="It may have been deleted, or the link is wrong."
      action={<LinkButton to={listAddress(paths.admin.products())}>Back to list</LinkButton>}
    />
  )
}

const Tab = chakra(NavLink, {
  base: {
    display: 'block',
    paddingBlock: '2.5',
    paddingInline: { base: '3', md: '4' },
    fontSize: 'sm',
    whiteSpace: 'nowrap',
    color: 'fg.muted',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    marginBottom: '-1px',
    _hover: { color: 'fg' },
    _currentPage: { color: 'fg', fontWeight: 'medium', borderColor: 'accent.fg' },
  },
})

const { updateProduct, updateProductFull, updateProductPrice } = paths.admin
const screens = [
  { name: 'Basic', to: updateProduct },
  { name: 'Full', to: updateProductFull },
  { name: 'Price and SKU', to: updateProductPrice },
]

/** Tabs for the three update screens, which pass the item on. */
function ProductTabs({ id, item }: { id: string; item: object | null }) {
  return (
    <chakra.nav aria-label="Ways to update" borderBottomWidth="1px" overflowX="auto" overflowY="hidden">
      <chakra.ul display="flex">
        {screens.map(({ name, to }) => (
          <li key={name}>
            <Tab to={to(id)} state={item === null ? null : stateWithItem({ ...item, id })}>
              {name}
            </Tab>
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  )
}
