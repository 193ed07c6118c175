import { CreateProduct } from '#src/features/admin/products/form/components/create/create-product.tsx'
import { DuplicateProduct } from '#src/features/admin/products/form/components/create/duplicate-product.tsx'
import { paths } from '#src/shared/lib/paths.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { FormPage } from './form-page.tsx'

/** A new product, or with an id in the address a copy of that one. */
export function NewProductsPage() {
  const [params, setParams] = useSearchParams()
  const [created, setCreated] = useState<string | null>(null)
  // Once the copy is created its form stays, empty; the address is that of an empty form, so that a reload copies nothing.
  const id = params.get('id') || created
  function leaveCopy(copied: string) {
    setCreated(copied)
    setParams({}, { replace: true, preventScrollReset: true })
  }
  return (
    <FormPage title="Create Product" parent={{ label: 'Products', to: paths.admin.products() }}>
      {id === null ? <CreateProduct /> : <DuplicateProduct key={id} id={id} onCreated={() => leaveCopy(id)} />}
    </FormPage>
  )
}
