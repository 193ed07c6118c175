import { expect, test } from 'vitest'
import { scriptText } from './script-text.ts'

test('is JSON that cannot end its element, in ASCII', () => {
  const value = { name: '</script><b>', price: '\u20b91,200', mood: '\u{1f600}' }
  const text = scriptText(value)
  expect(JSON.parse(text)).toEqual(value)
  expect(text).toBe('{"name":"\\u003c/script>\\u003cb>","price":"\\u20b91,200","mood":"\\ud83d\\ude00"}')
})
