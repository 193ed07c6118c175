import { afterEach, expect, test } from 'vitest'
import { keepPresses } from './keep-presses.ts'
import { forgetEarlyInput, playEarlyInput } from './play-early-input.ts'

afterEach(() => {
  forgetEarlyInput()
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
  window.keeper = { ...keepPresses(), input: { presses: [button], values: new Map(), shortcuts: [], text: 'gold' } }
  await playEarlyInput()
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
  await playEarlyInput()
  expect(box.value).toBe('go')
})

const useUp = (event: Event) => event.preventDefault()

test('a shortcut is pressed again once, unless it has been used already', async () => {
  const heard: string[] = []
  const unused = document.createElement('button')
  document.body.append(unused)
  window.keeper = keepPresses()
  const held = { code: 'KeyK', altKey: true, shiftKey: true, bubbles: true, cancelable: true }
  unused.dispatchEvent(new KeyboardEvent('keydown', { ...held, key: 'K' }))
  unused.dispatchEvent(new KeyboardEvent('keydown', { ...held, key: 'K', repeat: true }))
  unused.addEventListener('keydown', useUp)
  unused.dispatchEvent(new KeyboardEvent('keydown', { ...held, key: 'used' }))
  unused.removeEventListener('keydown', useUp)
  unused.addEventListener('keydown', ({ key, code, altKey, shiftKey }) =>
    heard.push([key, code, altKey, shiftKey].join()),
  )
  await playEarlyInput()
  expect(heard).toEqual(['K,KeyK,true,true'])
})
