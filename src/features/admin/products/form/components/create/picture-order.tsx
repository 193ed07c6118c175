import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DndContextProps,
  type UniqueIdentifier,
} from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { chakra } from '@chakra-ui/react/styled-system'
import { useRef } from 'react'
import type { FormPicture } from '../../pictures.ts'
import type { UploadState } from '../../use-uploads.ts'
import { PictureTile } from './picture-tile.tsx'

/** Announcements while a picture is dragged. The form itself announces its final place. */
function dragWords(pictures: readonly FormPicture[]): NonNullable<DndContextProps['accessibility']> {
  const place = (id: UniqueIdentifier | undefined) => pictures.findIndex(({ key }) => key === id)
  const name = (id: UniqueIdentifier) => pictures[place(id)]?.name ?? ''
  const announcements: Announcements = {
    onDragStart: ({ active }) => `${name(active.id)} is lifted.`,
    onDragOver: ({ active, over }) =>
      over ? `${name(active.id)} is over place ${place(over.id) + 1} of ${pictures.length}.` : undefined,
    onDragEnd: () => undefined,
    onDragCancel: ({ active }) => `${name(active.id)} is back in its place.`,
  }
  return {
    announcements,
    screenReaderInstructions: {
      draggable: 'Press Space to lift the picture, the arrow keys to move it, Space to drop it, Escape to put it back.',
    },
  }
}

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
    marginTop: '4',
  },
})

interface PictureOrderProps {
  pictures: readonly FormPicture[]
  states: ReadonlyMap<string, UploadState>
  onMove: (from: number, to: number) => void
  onRemove: (picture: FormPicture) => void
  onRetry: (key: string) => void
  /** The last picture is about to be removed, and the focus with it. */
  onEmpty: () => void
}

/** The pictures in order: dragged with mouse or finger, moved by buttons, or by keyboard with Space on the handle. */
export function PictureOrder({ pictures, states, onMove, onRemove, onRetry, onEmpty }: PictureOrderProps) {
  const grid = useRef<HTMLUListElement>(null)
  const sensors = useSensors(
    // Distinguishes a drag from a press, and from a finger that scrolls.
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const keys = pictures.map(({ key }) => key)
  // Pictures without a URL are not sent, so the first one with a URL is the primary.
  const primary = pictures.find(({ image_url }) => image_url !== '')?.key

  function drop({ active, over }: DragEndEvent) {
    const from = keys.indexOf(String(active.id))
    const to = keys.indexOf(String(over?.id))
    if (from >= 0 && to >= 0) onMove(from, to)
  }

  function remove(picture: FormPicture, index: number) {
    // The focused button is removed with the picture; a neighbour's gets the focus.
    const neighbour = grid.current?.children[index + 1] ?? grid.current?.children[index - 1]
    const next = [...(neighbour?.querySelectorAll('button') ?? [])].at(-1)
    if (next) next.focus()
    else onEmpty()
    onRemove(picture)
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={dragWords(pictures)}
    >
      <SortableContext items={keys} strategy={rectSortingStrategy}>
        <Grid ref={grid}>
          {pictures.map((picture, index) => (
            <PictureTile
              key={picture.key}
              picture={picture}
              place={{ index, count: pictures.length }}
              isPrimary={picture.key === primary}
              state={states.get(picture.key)}
              on={{
                move: (to) => onMove(index, to),
                remove: () => remove(picture, index),
                retry: () => onRetry(picture.key),
              }}
            />
          ))}
        </Grid>
      </SortableContext>
    </DndContext>
  )
}
