import { expect, test } from 'vitest'
import { createAliases } from './aliases.ts'

test.each(['x', '+9', 'eyJabcde.'])('a long text of "%s" is read at once', (text) => {
  const long = text.repeat(300_000 / text.length)
  const aliases = createAliases()
  const begun = process.cpuUsage()
  aliases.noteAllIn(long)
  aliases.note('email', 'meera@private.example')
  aliases.hide(long, true)
  expect(process.cpuUsage(begun).user / 1e6).toBeLessThan(5)
})

test('a value has one stand-in, however it is spelt, and a file name with @2x is not an email address', () => {
  const aliases = createAliases()
  aliases.noteAllIn('meera@private.example, MEERA%40private.example, +91 98111 22333')
  expect(aliases.of('email', 'Meera@Private.Example')).toBe('person-1@recording.test')
  expect(aliases.of('phone', '+919811122333')).toBe('+91 00000 00001')
  const text = 'Write to meera%40private.example or Meera@private.example about /media/ring@2x.png'
  expect(aliases.hide(text, false)).toBe(
    'Write to person-1@recording.test or person-1@recording.test about /media/ring@2x.png',
  )
})

test('a plain word is hidden where anything may be named, not in the texts of the shop', () => {
  const aliases = createAliases()
  aliases.note('city', 'Jaipur')
  expect(aliases.hide('Made in Jaipur', false)).toBe('Made in Jaipur')
  expect(aliases.hide('No parcels to Jaipur', true)).toBe('No parcels to City 1')
})
