import { expect, test } from 'vitest'
import { administrator } from './office.ts'
import { fallbackHtml, frameHtml, pageHtml } from './page-html.ts'

const template =
  '<html><head><script type="module" crossorigin src="/assets/shop.js"></script><link rel="stylesheet" href="/a.css"><title>Shop</title></head><body><div id="root"></div></body></html>'
const rendered = {
  head: '<title>Ring</title><link rel="canonical" href="/products/prod-1"/>',
  body: '<main>$& Ring</main>',
  styles: '<style data-rules="a">.css-a{}</style>',
  data: { at: 0, answers: [[['/products/prod-1'], { text: '</script>' }]] as [string[], unknown][] },
}
const page = (html = template) =>
  pageHtml(html, { path: '/products/prod-1', rendered, css: 'h1{}', scripts: ['/assets/page.js'], calls: [] })

test('inserts every part of a page in its place', () => {
  const html = page()
  expect(html).toContain('<title data-page="">Ring</title>')
  expect(html).not.toContain('<title>Shop</title>')
  expect(html).toContain('<style>h1{}</style><link disabled rel="stylesheet" href="/a.css">')
  expect(html).toContain('<div id="root"><main>$& Ring</main></div>')
  expect(html).toContain('data-start="/assets/shop.js" data-preload="/assets/shop.js /assets/page.js"')
  expect(html).not.toContain('src="/assets/shop.js"')
})

test('passes the data in a script that no text in them can end', () => {
  const [, text = ''] = /id="page-data">(.*?)<\/script>/.exec(page()) ?? []
  expect(JSON.parse(text)).toEqual(rendered.data)
})

test.each([
  ['/products/prod-1', '/products/prod-1'],
  ['/', '/'],
  ['/shop/', '/shop'],
])('the page of %s says that it was made for %s', (path, said) => {
  expect(pageHtml(template, { path, rendered, css: '', scripts: [], calls: [] })).toContain(`data-path="${said}"`)
})

test('a page without data names the calls to send before the app starts', () => {
  const calls = ['/v1/products?page=1&limit=12', '/v1/sales']
  const html = pageHtml(template, { path: '/products', rendered, css: '', scripts: [], calls })
  expect(html).toContain('data-calls="/v1/products?page=1&amp;limit=12 /v1/sales"')
})

test('a frame has no data, and leaves title and description to the app', () => {
  const framed = { ...rendered, data: { at: 0, answers: [], user: administrator } }
  const parts = { path: '/admin', rendered: framed, css: '', scripts: ['/assets/admin.js'], calls: [] }
  const html = frameHtml(template, parts)
  expect(html).toContain('data-path="/admin" data-role="ADMIN"')
  expect(html).toContain('<div id="root" inert><main>$& Ring</main></div>')
  expect(html).toContain(`id="page-data">${JSON.stringify(framed.data)}</script>`)
  expect(html).toContain('data-preload="/assets/shop.js /assets/admin.js"')
  expect(html).toContain('<title>Shop</title>')
  expect(html).not.toContain('canonical')
})

test('the fallback page has a frame for each folder, and is otherwise empty', () => {
  const frames = [
    {
      folder: '/shop/products/',
      body: '<main>Ring</main>',
      scripts: ['/shop/assets/product.js'],
      calls: ['/v1/products/{id}'],
    },
    { folder: '/shop/sales/', body: '<main>Sale</main>', scripts: [], calls: [] },
  ]
  const html = fallbackHtml(template, { frames, rendered: { ...rendered, data: { at: 0, answers: [] } }, css: '' })
  expect(html).toContain('data-path="" data-role="" data-folders="/shop/products/ /shop/sales/"')
  expect(html).toContain(
    '<template data-folder="/shop/products/" data-scripts=" /shop/assets/product.js" data-calls="/v1/products/{id}"><main>Ring</main></template>',
  )
  expect(html).toContain('<div id="root"></div>')
  expect(html).toContain('id="page-data">{"at":0,"answers":[]}</script>')
})

test('refuses a template without a place for a part', () => {
  expect(() => page(template.replace('<div id="root"></div>', ''))).toThrow('index.html has no place for')
})
