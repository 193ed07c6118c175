import { Checkbox, TextareaField, TextField } from '#src/shared/ui/field.tsx'
import { DateTimeField } from '#src/shared/ui/form/date-time-field.tsx'
import { FormCard, FormColumns } from '#src/shared/ui/form/form-card.tsx'
import { PicturePreview } from '#src/shared/ui/form/picture-preview.tsx'
import type { SavableForm } from '#src/shared/ui/form/savable-form.ts'
import { Stack } from '#src/shared/ui/layout.tsx'
import { useWatch } from 'react-hook-form'
import type { SaleValues } from '../sale.ts'
import { SaleProductFields } from './sale-product-fields.tsx'

export function SaleFields({ form: saved }: { form: SavableForm<SaleValues> }) {
  const { form, bind } = saved
  const [name, thumbnail] = useWatch({ control: form.control, name: ['name', 'thumbnail'] })
  return (
    <FormColumns>
      <div>
        <FormCard title="Sale">
          <Stack>
            <TextField {...bind('name')} label="Name" required autoComplete="off" />
            <TextareaField {...bind('description')} label="Description" rows={3} />
          </Stack>
        </FormCard>
        <SaleProductFields form={saved} />
      </div>
      <div>
        <FormCard title="Period" text="In Indian time (IST).">
          <Stack>
            <DateTimeField
              label="Start"
              date={bind('start_date')}
              time={bind('start_time')}
              help="Left empty: start of the day."
            />
            <DateTimeField
              label="End"
              date={bind('end_date')}
              time={bind('end_time')}
              help="Left empty: end of the day."
            />
            <Checkbox {...form.register('is_active')} label="Active" />
          </Stack>
        </FormCard>
        <FormCard title="Thumbnail">
          <Stack>
            <TextField
              {...bind('thumbnail')}
              label="Thumbnail URL"
              inputMode="url"
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
            />
            <PicturePreview address={thumbnail} alt={name === '' ? 'Thumbnail preview' : `Thumbnail of ${name}`} />
          </Stack>
        </FormCard>
      </div>
    </FormColumns>
  )
}
