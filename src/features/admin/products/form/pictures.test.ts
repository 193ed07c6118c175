import { expect, test } from 'vitest'
import { moved, pictureInputs } from './pictures.ts'

const picture = (name: string) => ({ key: name, name, image_url: `/uploads/${name}` })
const a = picture('a')
const b = picture('b')
const c = picture('c')

test('the first is primary with order 1, later ones have order 2', () => {
  expect(pictureInputs([a, b, c])).toEqual([
    { image_url: '/uploads/a', is_primary: true, display_order: 1 },
    { image_url: '/uploads/b', is_primary: false, display_order: 2 },
    { image_url: '/uploads/c', is_primary: false, display_order: 2 },
  ])
})

test('when the first is removed, the next is primary with order 1', () => {
  expect(pictureInputs([b, c])[0]).toEqual({ image_url: '/uploads/b', is_primary: true, display_order: 1 })
})

test('a picture that is not uploaded is not sent, and does not count as the first', () => {
  expect(pictureInputs([{ ...a, image_url: '' }, b])).toEqual([
    { image_url: '/uploads/b', is_primary: true, display_order: 1 },
  ])
})

test('pictures move within the list and not out of it', () => {
  expect(moved([a, b, c], 2, 0)).toEqual([c, a, b])
  expect(moved([a, b, c], 0, 1)).toEqual([b, a, c])
  expect(moved([a, b, c], 0, -1)).toEqual([a, b, c])
  expect(moved([a, b, c], 2, 3)).toEqual([a, b, c])
})
