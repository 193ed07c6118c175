import { useGetCategory } from '#openapi/generated/client/categories/categories.ts'
import { GroupListing } from '#src/features/storefront/products/components/listing/group-listing.tsx'
import { categoryList } from '#src/features/storefront/products/list-kinds.ts'
import { isNotFound } from '#src/shared/api/api-error.ts'
import { ListLead } from '#src/shared/shop/listing/list-lead.tsx'
import { Page } from '#src/shared/ui/page/page.tsx'
import { useParams } from 'react-router-dom'
import { cardSlots } from './card-slots.tsx'
import { NotFound } from './not-found.tsx'

const title = 'Jewelry Collection'
/** Keeps the height of the heading while the name loads. */
const placeholder = '\u00A0'

/** The products of one category. */
export function CategoryPage() {
  const { categoryId = '' } = useParams()
  const category = useGetCategory(categoryId)
  if (isNotFound(category.error)) return <NotFound />
  return (
    <Page
      title={category.data?.name || title}
      eyebrow={category.data === undefined ? placeholder : title}
      description={category.data?.description || title}
    >
      {!category.isLoadingError && <ListLead text={category.data?.description} />}
      <GroupListing
        key={categoryId}
        group={category}
        kind={categoryList}
        error="Failed to load category. Please try again later."
        {...cardSlots}
      />
    </Page>
  )
}
