import { expect, test } from 'vitest'
import { scriptText } from './script-text.ts'

test('is JSON that cannot end its element', () => {
  const value = { name: '</script><b>', price: '₹1,200' }
  const text = scriptText(value)
  expect(JSON.parse(text)).toEqual(value)
  expect(text).toBe('{"name":"\\u003c/script>\\u003cb>","price":"₹1,200"}')
})
