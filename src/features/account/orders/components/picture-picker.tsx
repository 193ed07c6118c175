import { pictureTypes } from '#src/shared/lib/pictures/picture-type-of.ts'
import { plural } from '#src/shared/lib/text/plural.ts'
import { Icon } from '#src/shared/ui/icons/icons.tsx'
import { Spinner } from '#src/shared/ui/loading/spinner.tsx'
import { VisuallyHidden } from '#src/shared/ui/page/layout.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useRef } from 'react'
import type { ChosenPicture } from '../remembered-pictures.ts'
import { type ChosenPictures, mostPictures } from '../use-chosen-pictures.ts'
import { ChosenTile, tile } from './chosen-tile.tsx'

const Strip = chakra('ul', { base: { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '2' } })

const Add = chakra('label', {
  base: {
    ...tile,
    alignContent: 'center',
    fontSize: 'sm',
    color: 'fg.muted',
    borderStyle: 'dashed',
    borderColor: 'border.strong',
    cursor: 'pointer',
    _hover: { color: 'fg', borderColor: 'fg' },
    '&:has(:focus-visible)': {
      outlineWidth: '2px',
      outlineStyle: 'solid',
      outlineColor: 'focusRing',
      outlineOffset: '2px',
    },
  },
})

/** Pictures chosen from the device, each with a preview and a remove button, and why others were refused. */
export function PicturePicker({ chosen }: { chosen: ChosenPictures }) {
  const { pictures, pending, refusals } = chosen
  const id = useId()
  const add = useRef<HTMLInputElement>(null)

  function takeAway(picture: ChosenPicture) {
    chosen.remove(picture)
    // The pressed button is removed with its picture.
    add.current?.focus()
  }

  return (
    <div role="group" aria-labelledby={id} aria-describedby={`${id}-limits`}>
      <chakra.p id={id} textStyle="label">
        Pictures <chakra.span color="fg.muted">(optional)</chakra.span>
      </chakra.p>
      <chakra.p id={`${id}-limits`} fontSize="sm" color="fg.muted">
        {`Up to ${mostPictures}: PNG, JPEG, WebP, AVIF or GIF, at most 5 MB each. Large photos are made smaller.`}
      </chakra.p>
      <VisuallyHidden role="status">
        {pictures.length > 0 && `${plural(pictures.length, 'picture')} chosen`}
      </VisuallyHidden>
      <Strip>
        {pictures.map((picture) => (
          <ChosenTile key={picture.key} picture={picture.file} onRemove={() => takeAway(picture)} />
        ))}
        {pending > 0 && (
          <chakra.li {...tile} color="fg.muted">
            <Spinner />
            <VisuallyHidden>{`Looking at ${plural(pending, 'picture')}`}</VisuallyHidden>
          </chakra.li>
        )}
        <li>
          <Add>
            <chakra.input
              ref={add}
              srOnly
              type="file"
              accept={pictureTypes.join(',')}
              multiple
              aria-label="Add pictures"
              onChange={({ target }) => {
                chosen.add([...(target.files ?? [])])
                // Reset, so that a removed file can be chosen again.
                target.value = ''
              }}
            />
            <Icon name="plus" />
            <span aria-hidden="true">Add</span>
          </Add>
        </li>
      </Strip>
      <div role="alert">
        {refusals.map((reason) => (
          <chakra.p key={reason} fontSize="sm" color="error.fg" marginTop="1.5">
            {reason}
          </chakra.p>
        ))}
      </div>
    </div>
  )
}
