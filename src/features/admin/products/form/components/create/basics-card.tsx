import { TextareaField, TextField } from '#src/shared/ui/field/field.tsx'
import { FieldGrid, FormCard } from '#src/shared/ui/form/form-card.tsx'
import { NumberField } from '#src/shared/ui/form/number-field.tsx'
import type { EditForm } from '#src/shared/ui/form/use-edit-form.ts'
import { Stack } from '#src/shared/ui/page/layout.tsx'
import type { NewProductValues } from '../../new-product.ts'

export function BasicsCard({ form: { bind } }: { form: EditForm<NewProductValues> }) {
  return (
    <FormCard title="Product">
      <Stack>
        <FieldGrid>
          <TextField {...bind('name')} label="Name" required autoComplete="off" />
          <TextField {...bind('brand')} label="Brand" autoComplete="off" />
        </FieldGrid>
        <TextareaField {...bind('description')} label="Description" rows={5} />
        <FieldGrid>
          <TextField
            {...bind('SKU')}
            label="SKU"
            required
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <NumberField
            {...bind('base_price')}
            label="Base Price"
            help="Rupees. Leave empty for 0."
            prefix="₹"
            min={0}
            step={0.01}
          />
        </FieldGrid>
      </Stack>
    </FormCard>
  )
}
