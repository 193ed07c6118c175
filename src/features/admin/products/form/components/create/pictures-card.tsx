import { uniqueKey } from '#src/shared/lib/unique-key.ts'
import { AlertDialog } from '#src/shared/ui/alert-dialog.tsx'
import { FormCard } from '#src/shared/ui/form/form-card.tsx'
import type { SavableForm } from '#src/shared/ui/form/savable-form.ts'
import { VisuallyHidden } from '#src/shared/ui/layout.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { NewProductValues } from '../../new-product.ts'
import { type FormPicture, moved } from '../../pictures.ts'
import { useUploads } from '../../use-uploads.ts'
import { DropZone } from './drop-zone.tsx'
import { PictureTile } from './picture-tile.tsx'
import { UploadProgress } from './upload-progress.tsx'

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
    marginTop: '4',
    _empty: { display: 'none' },
  },
})

/** Pictures, uploaded as they are added; the first is the primary one. */
export function PicturesCard({ form: { form, bind } }: { form: SavableForm<NewProductValues> }) {
  const pictures = useWatch({ control: form.control, name: 'images' })
  const [said, setSaid] = useState('')
  const [dragged, setDragged] = useState<number | null>(null)
  const grid = useRef<HTMLUListElement>(null)
  const picker = useRef<HTMLInputElement>(null)

  function change(next: FormPicture[]) {
    form.setValue('images', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  }
  const uploads = useUploads((key, image_url) =>
    // Asked of the form and not of the last render: others may have arrived since. One that was removed stays removed.
    change(form.getValues('images').map((picture) => (picture.key === key ? { ...picture, image_url } : picture))),
  )

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

  function remove(picture: FormPicture, index: number) {
    // The button goes with the picture: the focus goes on to a neighbour's.
    const neighbour = grid.current?.children[index + 1] ?? grid.current?.children[index - 1]
    const next = neighbour?.querySelector<HTMLElement>('button:last-of-type') ?? picker.current
    next?.focus()
    uploads.forget(picture.key)
    change(form.getValues('images').filter(({ key }) => key !== picture.key))
    setSaid(`${picture.name} is removed.`)
  }

  return (
    <FormCard
      title="Images"
      text="The first is the primary one, shown on cards. Drag them, or use the arrows, to change their order."
    >
      <DropZone ref={picker} onFiles={add} error={bind('images').error} />
      <UploadProgress {...uploads.progress} />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Grid ref={grid}>
        {pictures.map((picture, index) => (
          <PictureTile
            key={picture.key}
            picture={picture}
            place={{ index, count: pictures.length }}
            state={uploads.states.get(picture.key)}
            drag={{
              isOver: dragged !== null && dragged !== index,
              start: () => setDragged(index),
              end: () => setDragged(null),
              drop: () => dragged !== null && move(dragged, index),
            }}
            on={{
              move: (to) => move(index, to),
              remove: () => remove(picture, index),
              retry: () => uploads.retry(picture.key),
            }}
          />
        ))}
      </Grid>
      <AlertDialog
        open={uploads.hasFailed}
        text="Failed to upload image. Please try again."
        onClose={uploads.clearFailed}
      />
    </FormCard>
  )
}
