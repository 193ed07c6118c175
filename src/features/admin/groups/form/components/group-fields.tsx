import { TextareaField, TextField } from '#src/shared/ui/field/field.tsx'
import { FormCard, FormColumns } from '#src/shared/ui/form/form-card.tsx'
import { PicturePreview } from '#src/shared/ui/form/picture-preview.tsx'
import { ThumbnailField } from '#src/shared/ui/form/thumbnail-field.tsx'
import type { EditForm } from '#src/shared/ui/form/use-edit-form.ts'
import { Stack } from '#src/shared/ui/page/layout.tsx'
import { useWatch } from 'react-hook-form'
import type { GroupValues } from '../group.ts'

/** Name, description, thumbnail, and a preview of the picture. */
export function GroupFields({ word, form: { form, bind } }: { word: string; form: EditForm<GroupValues> }) {
  const [name, thumbnail] = useWatch({ control: form.control, name: ['name', 'thumbnail'] })
  return (
    <FormColumns>
      <div>
        <FormCard title={word}>
          <Stack>
            <TextField {...bind('name')} label="Name" required autoComplete="off" />
            <TextareaField {...bind('description')} label="Description" required rows={5} />
            <ThumbnailField {...bind('thumbnail')} required />
          </Stack>
        </FormCard>
      </div>
      <div>
        <FormCard title="Thumbnail preview">
          <PicturePreview address={thumbnail} alt={name === '' ? 'Thumbnail preview' : `Thumbnail of ${name}`} />
        </FormCard>
      </div>
    </FormColumns>
  )
}
