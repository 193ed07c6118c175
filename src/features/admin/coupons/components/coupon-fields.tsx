import { Checkbox, SelectField, TextareaField, TextField } from '#src/shared/ui/field/field.tsx'
import { PeriodFields } from '#src/shared/ui/form/period-fields.tsx'
import { FieldGrid, FormCard, FormColumns } from '#src/shared/ui/form/form-card.tsx'
import { NumberField } from '#src/shared/ui/form/number-field.tsx'
import type { EditForm } from '#src/shared/ui/form/use-edit-form.ts'
import { Stack } from '#src/shared/ui/page/layout.tsx'
import { entriesOf } from '#src/shared/lib/values/entries-of.ts'
import { type CouponValues, discountTypes } from '../coupon.ts'

export function CouponFields({ form: { form, bind } }: { form: EditForm<CouponValues> }) {
  return (
    <FormColumns>
      <div>
        <FormCard title="Coupon">
          <Stack>
            <TextField
              {...bind('code')}
              label="Code"
              help="Capitals matter: customers type it exactly like this."
              required
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
            <TextareaField {...bind('description')} label="Description" rows={3} />
          </Stack>
        </FormCard>
        <FormCard title="Discount">
          <Stack>
            <FieldGrid>
              <SelectField
                {...bind('discount_type')}
                label="Discount Type"
                help="Percent or rupees. Only the type and the maximum are saved, not how much is taken off."
                required
              >
                <option value="">Choose a type</option>
                {entriesOf(discountTypes).map(([type, label]) => (
                  <option key={type} value={type}>
                    {label}
                  </option>
                ))}
              </SelectField>
              <NumberField
                {...bind('max_discount')}
                label="Maximum Discount"
                help="Rupees, up to 2 decimals. With 0 only free shipping is left of the coupon."
                prefix="₹"
                min={0}
                step={0.01}
                required
              />
            </FieldGrid>
            <Checkbox {...form.register('free_shipping')} label="Free Shipping" />
          </Stack>
        </FormCard>
      </div>
      <div>
        <FormCard title="Validity" text="In Indian time (IST).">
          <Stack>
            <PeriodFields
              start={{ date: bind('start_date'), time: bind('start_time') }}
              end={{ date: bind('end_date'), time: bind('end_time') }}
            />
            <NumberField {...bind('usage_limit')} label="Usage Limit" help="Leave empty for no limit." min={1} />
          </Stack>
        </FormCard>
      </div>
    </FormColumns>
  )
}
