import { afterEach, expect, test } from 'vitest'
import { keepPresses } from './keep-presses.ts'
import { forgetKept, playKept } from './play-kept.ts'

afterEach(() => {
  forgetKept()
  document.body.replaceChildren()
})

test('what is typed while a kept press is played stays behind what was typed before', async () => {
  const box = document.createElement('input')
  const button = document.createElement('button')
  button.addEventListener('click', () => {
    document.body.append(box)
    box.focus()
    box.value = ' ri'
  })
  document.body.append(button)
  window.keeper = { ...keepPresses(), kept: { presses: [button], values: new Map(), text: 'gold' } }
  await playKept()
  expect(box.value).toBe('gold ri')
})

test('what is typed before a kept press has opened its field is not lost', async () => {
  const box = document.createElement('input')
  const button = document.createElement('button')
  document.body.append(button)
  window.keeper = keepPresses()
  const type = (key: string) => button.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  button.click()
  type('g')
  button.addEventListener('click', () =>
    setTimeout(() => {
      type('o')
      document.body.append(box)
      box.focus()
    }, 200),
  )
  await playKept()
  expect(box.value).toBe('go')
})
