import { pictureTypes } from '#src/shared/lib/pictures/picture-type-of.ts'
import { FieldError } from '#src/shared/ui/field/field.tsx'
import { Icon } from '#src/shared/ui/icons/icons.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { Upload } from 'lucide'
import { type RefObject, useId } from 'react'
import { useFileDrop } from '../../use-file-drop.ts'

const Zone = chakra('label', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: '1',
    padding: '5',
    fontSize: 'sm',
    textAlign: 'center',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'border.strong',
    borderRadius: 'sm',
    transitionProperty: 'background-color, border-color',
    transitionDuration: 'fast',
    _hover: { bg: 'bg.subtle', borderColor: 'fg' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focusRing', outlineOffset: '2px' },
    '&:has([aria-invalid=true])': { borderColor: 'error.fg' },
  },
  variants: { isOver: { true: { bg: 'accent.subtle', borderColor: 'accent.fg' } } },
})

interface DropZoneProps {
  onFiles: (files: File[]) => void
  error: string | undefined
  /** The button that opens the file dialog. */
  ref: RefObject<HTMLInputElement | null>
}

/** Accepts pictures dropped anywhere on the page or chosen in the file dialog. */
export function DropZone({ onFiles, error, ref }: DropZoneProps) {
  const errorId = useId()
  const isOver = useFileDrop(onFiles)
  return (
    <>
      <Zone isOver={isOver}>
        <Icon name={Upload} boxSize="1.5rem" color="fg.muted" />
        <chakra.span fontWeight="medium">{isOver ? 'Let go to add them' : 'Add images'}</chakra.span>
        <chakra.span color="fg.muted">
          Drop several here, or press to choose. PNG, JPEG, WebP, AVIF or GIF, at most 5 MB each. Large photos are made
          smaller.
        </chakra.span>
        <chakra.input
          srOnly
          ref={ref}
          type="file"
          accept={pictureTypes.join(',')}
          multiple
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          onChange={(event) => {
            onFiles([...(event.currentTarget.files ?? [])])
            // Reset, so that the same file can be chosen again.
            event.currentTarget.value = ''
          }}
        />
      </Zone>
      <FieldError id={errorId} text={error} />
    </>
  )
}
