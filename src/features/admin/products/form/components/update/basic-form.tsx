import { TextareaField, TextField } from '#src/shared/ui/field/field.tsx'
import { FormCard, FormColumns } from '#src/shared/ui/form/form-card.tsx'
import { NumberField } from '#src/shared/ui/form/number-field.tsx'
import { Stack } from '#src/shared/ui/page/layout.tsx'
import { useWatch } from 'react-hook-form'
import {
  isSameBasic,
  basicPayload,
  basicRules,
  type BasicValues,
  basicValues,
  isUnchanged,
} from '../../basic-update.ts'
import { priceNote } from '../../price-note.ts'
import { type EditedProduct, useUpdateForm, UpdateFormFrame } from '../../use-update-form.tsx'
import { ProductSummary } from './product-summary.tsx'

/** Version 1: name, base price, description. */
export function BasicForm(product: EditedProduct) {
  const update = useUpdateForm<BasicValues>(product, {
    valuesOf: basicValues,
    isSameValue: isSameBasic,
    rules: basicRules,
    payload: basicPayload,
    isUnchanged,
  })
  const { bind, form } = update.form
  const price = useWatch({ control: form.control, name: 'base_price' })
  return (
    <UpdateFormFrame {...update}>
      <FormColumns>
        <div>
          <FormCard title="Basics">
            <Stack>
              <TextField {...bind('name')} label="Name" required autoComplete="off" />
              <NumberField
                {...bind('base_price')}
                label="Base Price"
                help={priceNote(price, 4) ?? 'Rupees, up to 4 decimals.'}
                prefix="₹"
                min={0}
                step={0.0001}
                required
              />
              <TextareaField {...bind('description')} label="Description" required rows={6} />
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
