import { useCreateProduct } from '#openapi/generated/client/products-writes/products-writes.ts'
import { searchProducts } from '#openapi/generated/client/search/search.ts'
import { uncached, useFindCreated } from '#src/shared/api/use-find-created.ts'
import { searchOf } from '#src/shared/shop/all-products.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { FormColumns } from '#src/shared/ui/form/form-card.tsx'
import { AdminFormFrame } from '#src/shared/ui/form/admin-form-frame.tsx'
import { SavedPanel } from '#src/shared/ui/form/saved-panel.tsx'
import { useLastSaved } from '#src/shared/ui/form/use-last-saved.ts'
import { useEditForm } from '#src/shared/ui/form/use-edit-form.ts'
import { useToast } from '#src/shared/ui/toast/toasts.tsx'
import { blankProduct, newProductRules, newProductPayload, type NewProductValues } from '../../new-product.ts'
import { BasicsCard } from './basics-card.tsx'
import { BelongingsCard } from './belongings-card.tsx'
import { MetadataCard } from './metadata-card.tsx'
import { PicturesCard } from './pictures-card.tsx'
import { VariantsCard } from './variants-card.tsx'

interface CreatedProduct {
  name: string
  SKU: string
  /** Null if the server did not return the new product. */
  id: string | null
}

interface CreateProductProps {
  /** What the form starts with. */
  initial?: NewProductValues
  /** The storage of what is typed. */
  draft?: string
  /** Called once a product is created, and the form empty. */
  onCreated?: () => void
}

/** The form for a new product, cleared once it is created. */
export function CreateProduct({ initial = blankProduct, draft = 'new-product', onCreated }: CreateProductProps) {
  const { mutateAsync } = useCreateProduct()
  const toast = useToast()
  const find = useFindCreated()
  const { last, showSaved, hideSaved } = useLastSaved<CreatedProduct>()

  function created(values: NewProductValues, made: { id?: string } | undefined) {
    const { name, SKU } = newProductPayload(values)
    showSaved({ name, SKU, id: made?.id ?? null })
    return { resetTo: blankProduct, ...(onCreated && { next: onCreated }) }
  }

  const form = useEditForm<NewProductValues>({
    draft,
    initial,
    rules: newProductRules,
    failureText: 'Failed to create product',
    conflictField: 'SKU',
    tellsElsewhere: true,
    onFailed: () => {
      hideSaved()
      toast.error('Failed to create product. Please try again.')
    },
    find: async (values) => {
      const sent = newProductPayload(values)
      const { data } = await searchProducts(searchOf(sent.SKU), uncached)
      const found = find(data, ({ name, SKU }) => name === sent.name && SKU === sent.SKU)
      return found && created(values, found)
    },
    save: async (values) => created(values, await mutateAsync({ data: newProductPayload(values) })),
  })

  return (
    <>
      {last && <Created key={last.key} {...last.saved} />}
      <AdminFormFrame form={form} submit="Create product">
        <FormColumns>
          <div>
            <BasicsCard form={form} />
          </div>
          <div>
            <BelongingsCard form={form} />
          </div>
          <div>
            <PicturesCard form={form} />
            <VariantsCard form={form} />
            <MetadataCard form={form} />
          </div>
        </FormColumns>
      </AdminFormFrame>
    </>
  )
}

/** Shows the sent values, since the answer may have no body. */
function Created({ id, name, SKU }: CreatedProduct) {
  return (
    <SavedPanel
      text="Product created successfully!"
      values={[
        ['Name', name],
        ['SKU', SKU],
      ]}
      links={[
        ...(id === null ? [] : [{ label: 'See it in the shop', to: paths.product(id) }]),
        { label: 'Back to list', to: paths.admin.products() },
      ]}
    />
  )
}
