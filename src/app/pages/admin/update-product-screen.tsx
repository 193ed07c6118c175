import type { ComponentType } from 'react'
import {
  type UpdateFormProps,
  UpdateProduct,
} from '#src/features/admin/products/form/components/update/update-product.tsx'
import type { Version } from '#src/features/admin/products/form/use-update-form.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { LinkButton } from '#src/shared/ui/button/button.tsx'
import { ChooseItem } from './choose-item.tsx'
import { FormPage } from './form-page.tsx'
import { useEditedItem } from './use-edited-item.ts'

/** Edits the product in the address with one of the three forms; without a product it says where to choose one. */
export function UpdateProductScreen({ Form, version }: { Form: ComponentType<UpdateFormProps>; version: Version }) {
  const { id, item } = useEditedItem()
  const list = paths.admin.products()
  return (
    <FormPage
      title="Update Product"
      parent={{ label: 'Products', to: list }}
      actions={
        id !== null && (
          <LinkButton to={paths.admin.duplicateProduct(id)} size="sm" variant="outline">
            Duplicate
          </LinkButton>
        )
      }
    >
      {id === null ? (
        <ChooseItem list="Products" to={list} />
      ) : (
        <UpdateProduct key={id} id={id} item={item} Form={Form} version={version} />
      )}
    </FormPage>
  )
}
