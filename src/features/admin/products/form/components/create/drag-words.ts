import type { Announcements, DndContextProps, UniqueIdentifier } from '@dnd-kit/core'
import type { FormPicture } from '../../pictures.ts'

/** Announcements while a picture is dragged. The form itself announces its final place. */
export function dragWords(pictures: readonly FormPicture[]): NonNullable<DndContextProps['accessibility']> {
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
