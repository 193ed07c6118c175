import { uniqueKey } from '#src/shared/lib/text/unique-key.ts'
import { AlertDialog } from '#src/shared/ui/dialog/alert-dialog.tsx'
import { FormCard } from '#src/shared/ui/form/form-card.tsx'
import type { EditForm } from '#src/shared/ui/form/use-edit-form.ts'
import { VisuallyHidden } from '#src/shared/ui/page/layout.tsx'
import { Loading } from '#src/shared/ui/loading/loading.tsx'
import { Skeleton } from '#src/shared/ui/loading/skeleton.tsx'
import { lazy, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { NewProductValues } from '../../new-product.ts'
import { type FormPicture, moved, withFailures } from '../../pictures.ts'
import { type UploadState, useUploads } from '../../use-uploads.ts'
import { DropZone } from './drop-zone.tsx'
import { ProgressBar } from '#src/shared/ui/loading/progress-bar.tsx'
import { chakra } from '@chakra-ui/react/styled-system'

// Loaded once there is a picture to move.
const PictureOrder = lazy(() => import('./picture-order.tsx').then((m) => ({ default: m.PictureOrder })))

/** Pictures, uploaded as they are added; the first is the primary one. */
export function PicturesCard({ form: { form, bind } }: { form: EditForm<NewProductValues> }) {
  const pictures = useWatch({ control: form.control, name: 'images' })
  const [said, setSaid] = useState('')
  const picker = useRef<HTMLInputElement>(null)

  function change(next: FormPicture[]) {
    form.setValue('images', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  }
  const uploads = useUploads((key, image_url) =>
    // Reads the form instead of the last render, since other uploads may have finished and pictures may have been
    // removed.
    change(form.getValues('images').map((picture) => (picture.key === key ? { ...picture, image_url } : picture))),
  )

  const takeNote = useEffectEvent((known: FormPicture[], states: ReadonlyMap<string, UploadState>) => {
    const isUnderWay = (key: string) => ['waiting', 'sending'].includes(states.get(key)?.is ?? '')
    const noted = withFailures(known, isUnderWay)
    if (noted !== known) change(noted)
  })
  useEffect(() => takeNote(pictures, uploads.states), [pictures, uploads.states])

  function add(files: File[]) {
    const added = files.map((file) => ({ key: uniqueKey(), file }))
    change([...form.getValues('images'), ...added.map(({ key, file }) => ({ key, name: file.name, image_url: '' }))])
    uploads.add(added)
  }

  function move(from: number, to: number) {
    const picture = pictures[from]
    if (picture === undefined || from === to || to < 0 || to >= pictures.length) return
    change(moved(pictures, from, to))
    setSaid(`${picture.name} is now picture ${to + 1} of ${pictures.length}${to === 0 ? ', the primary one' : ''}.`)
  }

  function remove(picture: FormPicture) {
    uploads.forget(picture.key)
    change(form.getValues('images').filter(({ key }) => key !== picture.key))
    for (const [index, { image_url }] of form.getValues('variants').entries())
      if (image_url === picture.image_url) form.setValue(`variants.${index}.image_url`, '', { shouldDirty: true })
    setSaid(`${picture.name} is removed.`)
  }

  return (
    <FormCard
      title="Images"
      text="The first is the primary one, shown on cards. Drag the pictures, or use their buttons, to change the order."
    >
      <DropZone ref={picker} onFiles={add} error={bind('images').error} />
      <UploadProgress {...uploads.progress} />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {pictures.length > 0 && (
        <Loading
          fallback={<Skeleton height="10.5rem" width="8.5rem" marginTop="4" />}
          error="The pictures could not be shown. They are kept."
        >
          <PictureOrder
            pictures={pictures}
            states={uploads.states}
            onMove={move}
            onRemove={remove}
            onRetry={uploads.retry}
            onEmpty={() => picker.current?.focus()}
          />
        </Loading>
      )}
      <AlertDialog
        open={uploads.hasFailed}
        text="Failed to upload image. Please try again."
        onClose={uploads.clearFailed}
      />
    </FormCard>
  )
}

interface UploadProgressProps {
  done: number
  total: number
  /** How much of the pictures on their way has left the device: each counts 1. */
  sent: number
}

/** How many of the running uploads are done; nothing once all are. */
function UploadProgress({ done, total, sent }: UploadProgressProps) {
  if (done >= total) return null
  return (
    <chakra.div marginTop="3">
      <ProgressBar text={`Uploading: ${done} of ${total} done`} share={(done + sent) / total} />
    </chakra.div>
  )
}
