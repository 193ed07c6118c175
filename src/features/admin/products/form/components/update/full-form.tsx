import { FormColumns, FormCard } from '#src/shared/ui/form/form-card.tsx'
import { useWatch } from 'react-hook-form'
import { isSameProduct, fullRules, fullPayload, type FullValues, fullWarnings } from '../../full-update.ts'
import { useUpdateForm } from '../../use-update-form.ts'
import { FullDetails } from './full-details.tsx'
import { FullVariants } from './full-variants.tsx'
import { UpdateFormFrame } from './update-form-frame.tsx'
import type { UpdateFormProps } from './update-product.tsx'
import { PicturePreview } from '#src/shared/ui/form/picture-preview.tsx'
import { ThumbnailField } from '#src/shared/ui/form/thumbnail-field.tsx'
import type { EditForm } from '#src/shared/ui/form/use-edit-form.ts'
import { Stack } from '#src/shared/ui/page/layout.tsx'

/** Version 2: the whole product with its variants. Nothing is required; some values give warnings. */
export function FullForm({ id, loaded, isGone }: UpdateFormProps) {
  const update = useUpdateForm<FullValues>({
    id,
    version: 2,
    isGone,
    loaded,
    valuesOf: (product) => product,
    isSameValue: isSameProduct,
    rules: fullRules,
    conflictField: 'SKU',
    payload: fullPayload,
  })
  const { form } = update
  const warnings = fullWarnings({ ...loaded, ...useWatch({ control: form.form.control }) } as FullValues)
  return (
    <UpdateFormFrame {...update}>
      <FormColumns>
        <div>
          <FullDetails form={form} warnings={warnings} hasVariants={loaded.variants.length > 0} />
        </div>
        <div>
          <FullThumbnail form={form} />
        </div>
        <div>
          <FullVariants form={form} warnings={warnings} />
        </div>
      </FormColumns>
    </UpdateFormFrame>
  )
}

function FullThumbnail({ form: { form, bind } }: { form: EditForm<FullValues> }) {
  const [name, thumbnail] = useWatch({ control: form.control, name: ['name', 'thumbnail'] })
  return (
    <FormCard title="Thumbnail">
      <Stack>
        <ThumbnailField {...bind('thumbnail')} />
        <PicturePreview address={thumbnail} alt={`Thumbnail of ${name}`} />
      </Stack>
    </FormCard>
  )
}
