import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentPolicy, withPolicy } from './content-policy.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const page = `<head><meta charset="utf-8" /><script>a()</script><style data-x="">b{}</style><script src="/c.js"></script>
  </head><body style="color:&quot;red&quot;"><script type="application/json" id="page-data">{}</script>
  <script type="application/ld+json">{"name":"Ring"}</script></body>`

const directive = (name: string, api = '') =>
  contentPolicy(page, api)
    .split('; ')
    .find((each) => each.startsWith(`${name} `))

test('allows the scripts and styles of a page by their hashes alone, and the styles that emotion adds', () => {
  expect(directive('script-src')).toBe(`script-src 'self' ${hash('a()')}`)
  expect(directive('style-src')).toBe(`style-src 'self' 'nonce-emotion' ${hash('b{}')}`)
  expect(directive('style-src-attr')).toBe(`style-src-attr 'unsafe-hashes' ${hash('color:"red"')}`)
  expect(contentPolicy(page, '')).not.toContain('unsafe-inline')
})

test('lets the page call its host and show its pictures', () => {
  expect(directive('connect-src', 'https://api.example.com')).toBe("connect-src 'self' https://api.example.com")
  expect(directive('img-src', 'http://api.example.com')).toContain(' blob: http://api.example.com')
})

test('is inserted before the first script, and refuses a page without a place for it', () => {
  const html = withPolicy(page, '')
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script>'))
  expect(() => withPolicy('<head></head>', '')).toThrow('index.html has no')
})
