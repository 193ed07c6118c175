import { Icon } from '#src/shared/ui/icons.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { type DragEvent, useState } from 'react'

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
  },
  variants: { isOver: { true: { bg: 'accent.subtle', borderColor: 'accent.fg' } } },
})

const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

/** Takes pictures that are dropped on it, or chosen in the system's dialog. */
export function DropZone({ onFiles }: { onFiles: (files: File[]) => void }) {
  const [isOver, setIsOver] = useState(false)
  return (
    <Zone
      isOver={isOver}
      onDragOver={(event: DragEvent) => {
        if (!carriesFiles(event)) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event: DragEvent) => {
        setIsOver(false)
        if (!carriesFiles(event)) return
        event.preventDefault()
        onFiles([...event.dataTransfer.files])
      }}
    >
      <Icon name="upload" boxSize="1.5rem" color="fg.muted" />
      <chakra.span fontWeight="medium">Add images</chakra.span>
      <chakra.span color="fg.muted">Drop several here, or press to choose. PNG, JPEG, WebP, AVIF or GIF, at most 5 MB each.</chakra.span>
      <chakra.input asChild srOnly>
        <input
          type="file"
          accept="image/png,image/jpeg,image/webp,image/avif,image/gif"
          multiple
          onChange={(event) => {
            onFiles([...(event.currentTarget.files ?? [])])
            // The same file may be chosen again.
            event.currentTarget.value = ''
          }}
        />
      </chakra.input>
    </Zone>
  )
}
