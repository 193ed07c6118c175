import { useCreateProduct } from '#openapi/generated/client/products/products.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { FormColumns } from '#src/shared/ui/form/form-card.tsx'
import { SavableFormFrame } from '#src/shared/ui/form/savable-form-frame.tsx'
import { SavedPanel } from '#src/shared/ui/form/saved-panel.tsx'
import { useSavableForm } from '#src/shared/ui/form/use-savable-form.ts'
import { useToast } from '#src/shared/ui/toasts.tsx'
import { useState } from 'react'
import { blankProduct, newProductErrors, newProductPayload, type NewProductValues } from '../../new-product.ts'
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
  /** How many were created before it on this screen. */
  count: number
}

/** The form for a new product, cleared once it is created. */
export function CreateProduct() {
  const { mutateAsync } = useCreateProduct()
  const toast = useToast()
  const [last, setLast] = useState<CreatedProduct>()

  const form = useSavableForm<NewProductValues>({
    draft: 'new-product',
    initial: blankProduct,
    errorsOf: newProductErrors,
    failureText: 'Failed to create product',
    conflictField: 'SKU',
    onFailed: () => {
      setLast(undefined)
      toast.error('Failed to create product. Please try again.')
    },
    save: async (values) => {
      const { name, SKU } = newProductPayload(values)
      const made: { id?: string } | undefined = await mutateAsync({ data: newProductPayload(values) })
      setLast((before) => ({ name, SKU, id: made?.id ?? null, count: (before?.count ?? 0) + 1 }))
      return { resetTo: blankProduct }
    },
  })

  return (
    <>
      {last && <Created key={last.count} {...last} />}
      <SavableFormFrame
        label="Create product"
        form={form}
        actions={
          <Button type="submit" pending={form.pending}>
            Create product
          </Button>
        }
      >
        <FormColumns>
          <div>
            <BasicsCard form={form} />
            <PicturesCard form={form} />
            <VariantsCard form={form} />
          </div>
          <div>
            <BelongingsCard form={form} />
            <MetadataCard form={form} />
          </div>
        </FormColumns>
      </SavableFormFrame>
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
