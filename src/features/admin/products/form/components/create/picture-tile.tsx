import { mediaUrl } from '#src/shared/api/media.ts'
import { Badge } from '#src/shared/ui/badge/badge.tsx'
import { IconButton } from '#src/shared/ui/button/icon-button.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { useSortable } from '@dnd-kit/sortable'
import { GripVertical } from 'lucide'
import { useRef, type RefObject, useEffect } from 'react'
import type { FormPicture } from '../../pictures.ts'
import type { UploadState } from '../../use-uploads.ts'
import { PendingPicture } from './pending-picture.tsx'

interface PictureTileProps {
  picture: FormPicture
  place: { index: number; count: number }
  /** Whether it is the one shown on cards. */
  isPrimary: boolean
  state: UploadState | undefined
  on: { move: (to: number) => void; remove: () => void; retry: () => void }
}

const Tile = chakra('li', {
  base: { position: 'relative', borderWidth: '1px', borderRadius: 'sm', bg: 'bg.surface', overflow: 'hidden' },
  variants: { isLifted: { true: { zIndex: 'raised', borderColor: 'accent.fg', boxShadow: 'lg' } } },
})

const Frame = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    gap: '2',
    aspectRatio: '1',
    padding: '2',
    fontSize: 'sm',
    textAlign: 'center',
    bg: 'bg.subtle',
  },
})

const Shown = chakra('img', {
  base: { position: 'absolute', inset: '0', width: 'full', height: 'full', objectFit: 'cover' },
})

/** A picture with its controls. */
export function PictureTile({ picture, place: { index, count }, isPrimary, state, on }: PictureTileProps) {
  const { name, image_url } = picture
  const tile = useRef<HTMLLIElement>(null)
  const removeButton = useRef<HTMLButtonElement>(null)
  const keepFocus = useFocusAfterMove(tile)
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: picture.key,
  })
  const { onKeyDown, ...pointer } = listeners ?? {}

  function retry() {
    on.retry()
    // The button disappears and must not take the focus along.
    removeButton.current?.focus()
  }

  return (
    <Tile
      ref={(node) => {
        tile.current = node
        setNodeRef(node)
      }}
      isLifted={isDragging}
      aria-label={`Picture ${index + 1} of ${count}: ${name}`}
      style={{
        transform: transform === null ? undefined : `translate(${transform.x}px, ${transform.y}px)`,
        transition,
      }}
      {...pointer}
    >
      <Frame>
        {image_url === '' ? (
          <PendingPicture state={state} name={name} onRetry={retry} />
        ) : (
          <Shown src={mediaUrl(image_url)} alt={name} draggable={false} />
        )}
        <chakra.div position="absolute" top="1" insetInlineEnd="1">
          <IconButton
            size="sm"
            tone="raised"
            icon={GripVertical}
            label={`Drag ${name}`}
            ref={setActivatorNodeRef}
            {...attributes}
            onKeyDown={(event) => onKeyDown?.(event)}
          />
        </chakra.div>
        {isPrimary && (
          <Badge tone="accent" position="absolute" top="1.5" insetInlineStart="1.5">
            Primary
          </Badge>
        )}
      </Frame>
      <chakra.div display="flex" justifyContent="space-between">
        <Move
          icon="chevron-left"
          label={`Move ${name} earlier`}
          off={index === 0}
          press={() => keepFocus(() => on.move(index - 1))}
        />
        <Move
          icon="star"
          label={`Make ${name} the primary picture`}
          off={index === 0}
          press={() => keepFocus(() => on.move(0))}
        />
        <Move
          icon="chevron-right"
          label={`Move ${name} later`}
          off={index === count - 1}
          press={() => keepFocus(() => on.move(index + 1))}
        />
        <IconButton ref={removeButton} size="sm" icon="trash" label={`Remove ${name}`} onClick={on.remove} />
      </chakra.div>
    </Tile>
  )
}

/** Stays focusable when disabled: moving a picture to the end disables the focused button. */
function Move({
  icon,
  label,
  off,
  press,
}: {
  icon: 'chevron-left' | 'chevron-right' | 'star'
  label: string
  off: boolean
  press: () => void
}) {
  return <IconButton size="sm" icon={icon} label={label} aria-disabled={off} onClick={off ? undefined : press} />
}

/** Returns the focus to the same button: a browser may drop it when the element moves. */
function useFocusAfterMove(tile: RefObject<HTMLLIElement | null>): (act: () => void) => void {
  const label = useRef<string | null>(null)
  useEffect(() => {
    if (label.current === null) return
    const buttons = [...(tile.current?.querySelectorAll('button') ?? [])]
    buttons.find((button) => button.getAttribute('aria-label') === label.current)?.focus()
    label.current = null
  })
  return (act) => {
    label.current = document.activeElement?.getAttribute('aria-label') ?? null
    act()
  }
}
