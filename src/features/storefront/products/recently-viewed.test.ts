import { expect, test } from 'vitest'
import { readSeen, withSeen, type Seen } from './recently-viewed.ts'

const piece = (id: string): Seen => ({ id, name: `Piece ${id}`, picture: null })

test('the newest comes first, each piece once', () => {
  const seen = ['a', 'b', 'a'].reduce<Seen[]>((list, id) => withSeen(list, piece(id)), [])
  expect(seen.map(({ id }) => id)).toEqual(['a', 'b'])
})

test('eight besides the one on the screen are remembered', () => {
  const seen = Array.from({ length: 20 }, (_, index) => String(index)).reduce<Seen[]>(
    (list, id) => withSeen(list, piece(id)),
    [],
  )
  expect(seen).toHaveLength(9)
  expect(seen.at(-1)?.id).toBe('11')
})

test.each([null, 'no json', '{}', '[1,{"id":2}]'])('%s in the storage is no piece', (text) => {
  expect(readSeen(text)).toEqual([])
})
