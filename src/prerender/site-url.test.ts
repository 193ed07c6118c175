import { expect, test } from 'vitest'
import { siteOrigin } from './site-url.ts'

test.each([
  ['https://shop.example.com', '/'],
  ['https://shop.example.com/', '/demo/'],
  ['https://shop.example.com/demo', '/demo/'],
  ['https://shop.example.com/demo/', '/demo/'],
])('%s is the URL of a build for %s', (text, base) => {
  expect(siteOrigin(text, base)).toBe('https://shop.example.com')
})

test.each([
  ['shop.example.com', '/'],
  ['https://shop.example.com/demo', '/'],
  ['https://shop.example.com/other', '/demo/'],
  ['https://shop.example.com/?q=1', '/'],
])('%s is refused for a build for %s', (text, base) => {
  expect(() => siteOrigin(text, base)).toThrow(`VITE_SITE_URL is "${text}": set it to an address such as`)
})
