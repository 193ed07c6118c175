import { TextareaField, TextField } from '#src/shared/ui/field/field.tsx'
import { FieldGrid, FormCard } from '#src/shared/ui/form/form-card.tsx'
import { NumberField } from '#src/shared/ui/form/number-field.tsx'
import { Warned } from '#src/shared/ui/form/warned.tsx'
import type { FieldErrors } from '#src/shared/ui/form/field-errors.ts'
import type { EditForm } from '#src/shared/ui/form/use-edit-form.ts'
import { Stack } from '#src/shared/ui/page/layout.tsx'
import { useWatch } from 'react-hook-form'
import type { FullValues } from '../../full-update.ts'
import { priceNote } from '../../price-note.ts'

interface FullDetailsProps {
  form: EditForm<FullValues>
  warnings: FieldErrors
  hasVariants: boolean
}

export function FullDetails({ form: { bind, form }, warnings, hasVariants }: FullDetailsProps) {
  const price = useWatch({ control: form.control, name: 'base_price' })
  const warned = (field: keyof FullValues, help?: string) =>
    warnings[field] ? <Warned>{warnings[field]}</Warned> : help
  return (
    <FormCard title="Product">
      <Stack>
        <TextField {...bind('name')} label="Name" help={warned('name')} autoComplete="off" />
        <FieldGrid>
          <TextField {...bind('brand')} label="Brand" autoComplete="off" />
          <TextField {...bind('SKU')} label="SKU" help={warned('SKU')} autoComplete="off" spellCheck={false} />
        </FieldGrid>
        <TextareaField {...bind('description')} label="Description" rows={5} />
        <FieldGrid>
          <NumberField
            {...bind('base_price')}
            label="Base Price"
            help={warned('base_price', priceNote(price, 4) ?? 'Rupees, up to 4 decimals.')}
            prefix="₹"
            min={0}
            step={0.0001}
          />
          <NumberField
            {...bind('stock')}
            label="Stock"
            readOnly={hasVariants}
            help={warned(
              'stock',
              hasVariants ? 'Counted from the variants below: change their quantities.' : 'Pieces that can be sold.',
            )}
            min={0}
          />
        </FieldGrid>
      </Stack>
    </FormCard>
  )
}
