import { readFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { expect, test as base } from '../support/fixtures.ts'
import { deploy, type Deployment, noNginx } from '../support/nginx.ts'
import { backendOrigin } from '../playwright.config.ts'
import { signIn } from '../support/sign-in.ts'

const read = (path: string) => readFileSync(join(import.meta.dirname, '../../deploy', path), 'utf8')
const policyIn = (text: string) => /script-src 'self' [^"\n]*/.exec(text)?.[0]

const test = base.extend<{ server: Deployment }>({
  server: async ({ baseURL }, use, { parallelIndex }) => {
    const server = await deploy(Number(new URL(baseURL ?? '').port) + 10 + parallelIndex, backendOrigin)
    await use(server)
    await server.stop()
  },
  // Closed before its server stops: a page that still loads something ahead of time would log that the server is gone.
  page: ({ server: _running, page }, use) => use(page),
})

test('nginx and Netlify send the same policy, for the scripts that the build has written', () => {
  const policy = policyIn(read('nginx/headers.conf')) ?? ''
  expect(policy).toBe(policyIn(read('netlify/_headers')))
  const [fallback, home] = ['404.html', 'index.html'].map((name) =>
    readFileSync(join(import.meta.dirname, '../../dist', name), 'utf8'),
  ) as [string, string]
  const sources = (text: string) => policyIn(text)?.split(';')[0]?.split(' ') ?? []
  expect(sources(policy)).toEqual(sources(home))
  expect(sources(policy)).toEqual(expect.arrayContaining(sources(fallback)))
  expect(home + fallback + policy).not.toContain('unsafe-inline')
})

test('nginx and Netlify forward the same addresses to the host', () => {
  const [, inNginx = ''] = /location ~ \^\/\(([^)]+)\)\//.exec(read('nginx/shop.conf')) ?? []
  const inNetlify = [...read('netlify/_redirects').matchAll(/^\/(\w+)\/\* +https:/gm)].map(([, first]) => first)
  expect(new Set(inNetlify)).toEqual(new Set(inNginx.split('|')))
})

test.describe('the live build behind nginx', () => {
  const missing = noNginx()
  test.skip(missing !== undefined, missing)

  test('serves pages, assets and calls, each with its headers', async ({ request, server }) => {
    const get = async (path: string) => {
      const answer = await request.get(server.origin + path)
      return { status: answer.status(), ...answer.headers() } as Record<string, unknown>
    }
    const page = await get('/')
    const asset = /\/assets\/[\w-]+\.js/.exec(await (await request.get(server.origin)).text())?.[0] ?? ''
    expect(page).toMatchObject({ status: 200, 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' })
    expect(page['content-security-policy']).toMatch(/frame-ancestors 'none'/)
    // A cache in between must not hand compressed answers to callers that cannot read them.
    expect(await get(asset)).toMatchObject({
      status: 200,
      vary: 'Accept-Encoding',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(await get('/account/orders')).toMatchObject({ status: 200, 'content-type': 'text/html' })
    expect(await get('/assets/gone-12345678.js')).toMatchObject({ status: 404 })
    expect(await get(`${asset}.map`)).toMatchObject({ status: 404 })
    expect(await get('/robots.txt')).toMatchObject({ status: 200, 'cache-control': 'no-cache' })
    for (const path of ['/sitemap.xml', '/favicon.ico']) expect(await get(path)).toMatchObject({ status: 404 })
    expect(await get('/v1/products')).toMatchObject({ status: 200, 'content-type': 'application/json' })
  })

  test('calls a host behind TLS by its name', async ({ baseURL, request }, { parallelIndex }) => {
    const greeting = Promise.withResolvers<string>()
    // The first message of a TLS connection says the name in plain text.
    const host = createServer((socket) =>
      socket.once('data', (hello) => {
        greeting.resolve(hello.toString('latin1'))
        socket.destroy()
      }),
    ).listen(0)
    const { port } = host.address() as AddressInfo
    const server = await deploy(Number(new URL(baseURL ?? '').port) + 10 + parallelIndex, `https://localhost:${port}`)
    const answer = await request.get(`${server.origin}/v1/products`)
    await server.stop()
    host.close()
    expect(answer.status()).toBe(502)
    expect(await greeting.promise).toContain('localhost')
  })

  test('every kind of screen works under the strict policy', async ({ page, server, shop: _watched }) => {
    for (const path of ['/', '/products/prod-1']) {
      await page.goto(server.origin + path)
      await expect(page.locator('#page-data')).toHaveCount(0)
      await expect(page.getByRole('progressbar', { name: /Loading/ })).toHaveCount(0)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toBeEmpty()
    }
    await page.goto(`${server.origin}/admin`)
    await signIn(page, 'admin@shop.test', 'admin-pass')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
    await expect(page.getByRole('main').locator('svg.recharts-surface').first()).toBeVisible()
    await page.goto(`${server.origin}/admin/new-products`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Product')
  })

  test.describe('after a new release', () => {
    test.use({
      viewport: { width: 390, height: 844 },
      expectedConsole: /404|did not load|A screen failed|dynamically/,
    })

    test(
      'an open tab loads the page again once and keeps what was typed',
      { tag: '@slow' },
      async ({ page, server, shop }) => {
        let loads = 0
        page.on('load', () => (loads += 1))
        await page.goto(`${server.origin}/arrangecallback`)
        await expect(page.locator('#page-data')).toHaveCount(0)
        const name = page.getByRole('main').getByRole('textbox').first()
        await name.fill('Asha Rao')
        server.release()
        await page.getByRole('button', { name: 'Menu' }).click()
        await expect.poll(() => loads).toBe(2)
        await expect(name).toHaveValue('Asha Rao')
        await page.getByRole('button', { name: 'Menu' }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
        expect(loads, 'it loads once').toBe(2)
        expect(await shop.axe({ of: 'dialog' })).toEqual([])
      },
    )
  })
})
