import { IconButton } from '#src/shared/ui/button/icon-button.tsx'
import { Icon } from '#src/shared/ui/icons/icons.tsx'
import { VisuallyHidden } from '#src/shared/ui/page/layout.tsx'
import { plural } from '#src/shared/lib/text/plural.ts'
import { chakra } from '@chakra-ui/react/styled-system'
import { useCallback, useId, useRef } from 'react'

interface PicturePickerProps {
  pictures: readonly File[]
  onChange: (pictures: readonly File[]) => void
}

const Strip = chakra('ul', { base: { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '2' } })

const Tile = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  gap: '1',
  boxSize: '24',
  borderWidth: '1px',
  borderRadius: 'sm',
  overflow: 'hidden',
} as const

const Add = chakra('label', {
  base: {
    ...Tile,
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

/** Pictures chosen from the device, each with a preview and a remove button. */
export function PicturePicker({ pictures, onChange }: PicturePickerProps) {
  const id = useId()
  const add = useRef<HTMLInputElement>(null)

  function takeAway(picture: File) {
    onChange(pictures.filter((other) => other !== picture))
    // The pressed button is removed with its picture.
    add.current?.focus()
  }

  return (
    <div role="group" aria-labelledby={id}>
      <chakra.p id={id} textStyle="label">
        Pictures <chakra.span color="fg.muted">(optional)</chakra.span>
      </chakra.p>
      <VisuallyHidden role="status">
        {pictures.length > 0 && `${plural(pictures.length, 'picture')} chosen`}
      </VisuallyHidden>
      <Strip>
        {pictures.map((picture) => (
          <Chosen
            key={`${picture.name} ${picture.lastModified} ${picture.size}`}
            picture={picture}
            onRemove={() => takeAway(picture)}
          />
        ))}
        <li>
          <Add>
            <chakra.input
              ref={add}
              srOnly
              type="file"
              accept="image/*"
              multiple
              aria-label="Add pictures"
              onChange={({ target }) => {
                onChange(withNew(pictures, [...(target.files ?? [])]))
                // Reset, so that a removed file can be chosen again.
                target.value = ''
              }}
            />
            <Icon name="plus" />
            <span aria-hidden="true">Add</span>
          </Add>
        </li>
      </Strip>
    </div>
  )
}

const isSame = (a: File, b: File) => a.name === b.name && a.size === b.size && a.lastModified === b.lastModified

/** A picture chosen twice is added once. */
function withNew(old: readonly File[], added: readonly File[]): readonly File[] {
  return [...old, ...added.filter((file) => !old.some((known) => isSame(known, file)))]
}

function Chosen({ picture, onRemove }: { picture: File; onRemove: () => void }) {
  const show = useCallback(
    (img: HTMLImageElement) => {
      const address = URL.createObjectURL(picture)
      img.src = address
      return () => URL.revokeObjectURL(address)
    },
    [picture],
  )
  return (
    <chakra.li {...Tile}>
      <chakra.img ref={show} alt={picture.name} width="full" height="full" objectFit="cover" />
      <chakra.div position="absolute" top="1" right="1">
        <IconButton icon="close" label={`Remove ${picture.name}`} tone="raised" size="sm" onClick={onRemove} />
      </chakra.div>
    </chakra.li>
  )
}
