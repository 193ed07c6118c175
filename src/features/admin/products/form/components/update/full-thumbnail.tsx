import { FormCard } from '#src/shared/ui/form/form-card.tsx'
import { PicturePreview } from '#src/shared/ui/form/picture-preview.tsx'
import { ThumbnailField } from '#src/shared/ui/form/thumbnail-field.tsx'
import type { EditForm } from '#src/shared/ui/form/use-edit-form.ts'
import { Stack } from '#src/shared/ui/page/layout.tsx'
import { useWatch } from 'react-hook-form'
import type { FullValues } from '../../full-update.ts'

export function FullThumbnail({ form: { form, bind } }: { form: EditForm<FullValues> }) {
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
