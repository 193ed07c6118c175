import { CreateSale } from '#src/features/admin/sales/form/components/create-sale.tsx'
import { paths } from '#src/shared/lib/paths.ts'
import { FormPage } from './form-page.tsx'

export function NewSalePage() {
  return (
    <FormPage title="Create Sale" parent={{ label: 'Sales', to: paths.admin.sales() }}>
      <CreateSale />
    </FormPage>
  )
}
