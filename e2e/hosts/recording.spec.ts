import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtDemo } from '../support/built-demo.ts'
import { expect, test } from '../support/fixtures.ts'
import { serveWith } from '../support/serve-with.ts'

const root = join(import.meta.dirname, '../..')
let demo: Awaited<ReturnType<typeof builtDemo>>

test.beforeAll(async () => {
  const directory = mkdtempSync(join(tmpdir(), 'recording-'))
  using host = await serveWith(['--at', '2026-11-20T12:00'])
  const flags = ['--recording', directory, '--at', '2026-11-20T12:00']
  execFileSync(process.execPath, ['contracts/record/main.ts', host.origin, ...flags], { cwd: root, stdio: 'pipe' })
  demo = await builtDemo('recording', { VITE_RECORDING: directory })
})
test.afterAll(() => demo.close())

test.use({ expectedConsole: /status of 501|was not recorded|could not be loaded/ })

test('a recorded shop is shown and bought from with no host, and says what was not recorded', async ({
  page,
  shop,
}) => {
  await page.goto(`${demo.home}products?role=customer`)
  await page.getByRole('main').getByRole('link', { name: 'Aarohi Solitaire Ring' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Aarohi Solitaire Ring' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click()
  await page.getByRole('link', { name: /^Cart/ }).first().click()
  const lines = page.getByRole('main').getByRole('listitem')
  await expect(lines.filter({ hasText: 'Aarohi Solitaire Ring' })).toBeVisible()
  const { hash } = await shop.state()

  await page.goto(`${demo.home}products?q=emerald+by+moonlight`)
  await expect(page.getByText('Failed to load products. Please try again later.')).toBeVisible()
  await page.getByRole('button', { name: 'Shop kit' }).click()
  const panel = page.getByRole('region', { name: 'Shop kit' })
  await panel.getByRole('tab', { name: 'Requests' }).click()
  const missed = panel.getByRole('row', { name: /POST searchProducts 501|searchProducts 501/ }).first()
  await expect(missed).toBeVisible()
  expect((await shop.state()).hash).toBe(hash)
})
