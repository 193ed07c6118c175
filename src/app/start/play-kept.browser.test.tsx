import { afterEach, expect, test } from 'vitest'
import { playKept } from './play-kept.ts'

afterEach(() => document.body.replaceChildren())

test('what is typed while a kept press is played stays behind what was typed before', async () => {
  const box = document.createElement('input')
  const button = document.createElement('button')
  button.addEventListener('click', () => {
    document.body.append(box)
    box.focus()
    box.value = ' ri'
  })
  document.body.append(button)
  window.keeper = { kept: { presses: [button], values: new Map(), text: 'gold' }, release: () => undefined }
  await playKept()
  expect(box.value).toBe('gold ri')
})
