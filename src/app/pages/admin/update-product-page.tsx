import { UpdateProduct } from '#src/features/admin/products/form/components/update/update-product.tsx'
import type { Version } from '#src/features/admin/products/form/use-update-form.tsx'
import { paths } from '#src/shared/lib/paths.ts'
import { LinkButton } from '#src/shared/ui/button/button.tsx'
import { EditPage } from './edit-page.tsx'

/** Edits the product in the address on one of the three screens. */
export function UpdateProductPage({ version }: { version: Version }) {
  return (
    <EditPage
      title="Update Product"
      parent={{ label: 'Products', to: paths.admin.products() }}
      renderActions={(id) => (
        <LinkButton to={paths.admin.duplicateProduct(id)} size="sm" variant="outline">
          Duplicate
        </LinkButton>
      )}
    >
      {(id, item) => <UpdateProduct key={id} id={id} item={item} version={version} />}
    </EditPage>
  )
}
