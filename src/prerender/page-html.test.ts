import { expect, test } from 'vitest'
import { pageHtml, withContent, withSheets } from './page-html.ts'

const template =
  '<html><head><script type="module" crossorigin src="/assets/shop.js"></script><link rel="modulepreload" crossorigin href="/assets/react.js"><link rel="stylesheet" href="/a.css"><title>Shop</title></head><body><div id="root"></div></body></html>'
const rendered = {
  head: '<title>Ring</title><link rel="canonical" href="/products/prod-1"/>',
  body: '<main>$& Ring</main>',
  component: 'ProductPage',
  styles: '<style data-rules="a">.css-a{}</style>',
  data: { at: 0, answers: [[['/products/prod-1'], { text: '</script>' }]] as [string[], unknown][] },
}
const parts = { rendered, scripts: [], cover: '<p>Loading</p>', gate: 'gate()', lateStart: 'start()' }
const page = (html = template) => pageHtml(html, { ...parts, path: '/products/prod-1', scripts: ['/assets/page.js'] })

test('inserts every part of a page in its place', () => {
  const html = page()
  expect(html).toContain('<title data-page="">Ring</title>')
  expect(html).not.toContain('<title>Shop</title>')
  expect(html).toContain('<div id="root"><main>$& Ring</main></div>')
  expect(html).toContain(
    '<script data-scripts="/assets/shop.js" data-imported="/assets/react.js /assets/page.js">start()</script>',
  )
  expect(html).not.toContain('rel="modulepreload"')
  expect(html).not.toContain('src="/assets/shop.js"')
})

test('brings before the page what stands in for it, of which only one is shown', () => {
  expect(page()).toContain('<div id="cover"><p>Loading</p></div><div id="root"><main>')
  expect(page()).toContain('<style>html:not(.unfit) #cover,html.unfit #root{display:none}</style>')
})

test('passes the data in a script that no text in them can end', () => {
  const [, text = ''] = /id="page-data">(.*?)<\/script>/.exec(page()) ?? []
  expect(JSON.parse(text)).toEqual(rendered.data)
})

test('tells the gate for which address the page was made, and whether it has its data', () => {
  expect(page()).toContain('<script data-path="/products/prod-1" data-filled="">gate()</script>')
  const empty = { ...rendered, data: { at: 0, answers: [] } }
  expect(pageHtml(template, { ...parts, path: '/', rendered: empty })).toContain(
    '<script data-path="/">gate()</script>',
  )
})

test('leaves out the one character that HTML does not allow', () => {
  const sent = { ...rendered, body: '<h1>Ri\0ng</h1>' }
  expect(pageHtml(template, { ...parts, path: '/', rendered: sent })).toContain('<h1>Ring</h1>')
})

test('writes the style sheets into the template', () => {
  expect(withSheets(template, 'h1{}')).toContain('<style>h1{}</style><link disabled rel="stylesheet" href="/a.css">')
  expect(() => withSheets('<html></html>', 'h1{}')).toThrow('index.html has no place for')
})

test('puts content without data into the template, which starts the app late too', () => {
  const html = withContent(template, { body: '<p>$& Loading</p>', styles: '<style>p{}</style>', lateStart: 'start()' })
  expect(html).toContain('<style>p{}</style></head>')
  expect(html).toContain('<div id="root"><p>$& Loading</p></div>')
  expect(html).toContain('<script data-scripts="/assets/shop.js" data-imported="/assets/react.js">start()</script>')
  expect(html).not.toContain('src="/assets/shop.js"')
})

test('refuses a template without a place for a part', () => {
  const rootless = template.replace('<div id="root"></div>', '')
  expect(() => page(rootless)).toThrow('index.html has no place for')
  expect(() => withContent(rootless, { body: '', styles: '', lateStart: '' })).toThrow('index.html has no place for')
})
