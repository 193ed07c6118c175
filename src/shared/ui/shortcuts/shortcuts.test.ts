import { expect, test } from 'vitest'
import { isPressed, shortcuts } from './shortcuts.ts'

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', true>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
})
const { find, save, search, list } = shortcuts

test('a shortcut is pressed with Ctrl or Cmd, whichever case the key has, and with nothing else', () => {
  expect(isPressed(find, press('k', { ctrlKey: true }))).toBe(true)
  expect(isPressed(save, press('S', { metaKey: true }))).toBe(true)
  for (const held of [{}, { ctrlKey: true, shiftKey: true }, { ctrlKey: true, altKey: true }] as const)
    expect(isPressed(find, press('k', held))).toBe(false)
})

test('a plain key counts with Shift, without which some keyboards cannot type it', () => {
  expect([isPressed(list, press('?', { shiftKey: true })), isPressed(search, press('/', { shiftKey: true }))]).toEqual([
    true,
    true,
  ])
  expect(isPressed(search, press('/', { ctrlKey: true }))).toBe(false)
})

test('no two shortcuts have the same keys', () => {
  const keys = Object.values(shortcuts).map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
})
