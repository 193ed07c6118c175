import { useGetCollection } from '#openapi/generated/client/collections/collections.ts'
import { GroupListing } from '#src/features/storefront/products/components/listing/group-listing.tsx'
import { collectionList } from '#src/features/storefront/products/list-kinds.ts'
import { isNotFound } from '#src/shared/api/api-error.ts'
import { ListLead } from '#src/shared/shop/listing/list-lead.tsx'
import { Page } from '#src/shared/ui/page/page.tsx'
import { useParams } from 'react-router-dom'
import { cardSlots } from './card-slots.tsx'
import { NotFound } from './not-found.tsx'

/** The products of one collection. */
export function CollectionPage() {
  const { collectionId = '' } = useParams()
  const collection = useGetCollection(collectionId)
  if (isNotFound(collection.error)) return <NotFound />
  return (
    <Page
      title={collection.data?.name || 'Collection'}
      {...(collection.data?.description && { description: collection.data.description })}
    >
      {!collection.isLoadingError && <ListLead text={collection.data?.description} />}
      <GroupListing
        key={collectionId}
        group={collection}
        kind={collectionList}
        error="Failed to load products. Please try again later."
        {...cardSlots}
      />
    </Page>
  )
}
