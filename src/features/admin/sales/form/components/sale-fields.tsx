import { Checkbox, TextareaField, TextField } from '#src/shared/ui/field/field.tsx'
import { FormCard, FormColumns } from '#src/shared/ui/form/form-card.tsx'
import { PeriodFields } from '#src/shared/ui/form/period-fields.tsx'
import { PicturePreview } from '#src/shared/ui/form/picture-preview.tsx'
import { ThumbnailField } from '#src/shared/ui/form/thumbnail-field.tsx'
import type { EditForm } from '#src/shared/ui/form/use-edit-form.ts'
import { Stack } from '#src/shared/ui/page/layout.tsx'
import { useWatch } from 'react-hook-form'
import type { SaleValues } from '../sale.ts'
import { SaleProductFields } from './sale-product-fields.tsx'

export function SaleFields({ form: saved }: { form: EditForm<SaleValues> }) {
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
        <FormCard title="Period" text="In Indian time (IST).">
          <Stack>
            <PeriodFields
              start={{ date: bind('start_date'), time: bind('start_time') }}
              end={{ date: bind('end_date'), time: bind('end_time') }}
            />
            <Checkbox {...form.register('is_active')} label="Active" />
          </Stack>
        </FormCard>
      </div>
      <div>
        <FormCard title="Thumbnail">
          <Stack>
            <ThumbnailField {...bind('thumbnail')} />
            <PicturePreview address={thumbnail} alt={name === '' ? 'Thumbnail preview' : `Thumbnail of ${name}`} />
          </Stack>
        </FormCard>
      </div>
      <div>
        <SaleProductFields form={saved} />
      </div>
    </FormColumns>
  )
}
