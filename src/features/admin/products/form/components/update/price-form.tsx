import { TextareaField, TextField } from '#src/shared/ui/field/field.tsx'
import { FormCard, FormColumns } from '#src/shared/ui/form/form-card.tsx'
import { NumberField } from '#src/shared/ui/form/number-field.tsx'
import { Stack } from '#src/shared/ui/page/layout.tsx'
import { useWatch } from 'react-hook-form'
import { isSamePrice, priceRules, pricePayload, type PriceValues, priceValues } from '../../price-update.ts'
import { type EditedProduct, useUpdateForm, UpdateFormFrame } from '../../use-update-form.tsx'
import { priceNote } from '../../price-note.ts'
import { ProductSummary } from './product-summary.tsx'

/** Version 3: name, price, description, SKU. */
export function PriceForm(product: EditedProduct) {
  const update = useUpdateForm<PriceValues>(product, {
    valuesOf: priceValues,
    isSameValue: isSamePrice,
    rules: priceRules,
    conflictField: 'SKU',
    payload: pricePayload,
  })
  const { bind, form } = update.form
  const price = useWatch({ control: form.control, name: 'base_price' })
  return (
    <UpdateFormFrame {...update}>
      <FormColumns>
        <div>
          <FormCard title="Price and SKU">
            <Stack>
              <TextField {...bind('name')} label="Name" required autoComplete="off" />
              <NumberField
                {...bind('base_price')}
                label="Price"
                help={priceNote(price, 2) ?? 'Rupees, 2 decimals.'}
                prefix="₹"
                min={0}
                step={0.01}
                required
              />
              <TextareaField {...bind('description')} label="Description" required rows={6} />
              <TextField {...bind('SKU')} label="SKU" required autoComplete="off" spellCheck={false} />
            </Stack>
          </FormCard>
        </div>
        <div>
          <ProductSummary {...product} />
        </div>
      </FormColumns>
    </UpdateFormFrame>
  )
}
