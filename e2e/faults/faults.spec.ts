import { test as base, expect } from '@playwright/test'
import { areas } from '../support/addresses.ts'
import { faultNames } from './answers.ts'
import { judge, Visitor } from './visitor.ts'
import { screens } from './screens.ts'

const test = base.extend<object, { visitor: Visitor }>({
  // One page for all cells of a worker, since opening a page takes longer than a cell.
  visitor: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ reducedMotion: 'reduce', locale: 'en-IN' })
      await use(await Visitor.on(page))
      await page.close()
    },
    { scope: 'worker' },
  ],
})

const isWhole = process.env.FAULTS === 'all'
const seed = Number(process.env.FAULTS_SEED ?? 0)
const cells = screens.flatMap((screen) => faultNames.map((fault) => ({ screen, fault })))
/** Screens of each area that load what no other of them does. */
const few = ['/cart', '/admin', '/admin/orders']
/** All cells, or each fault on one of a few screens, chosen by the seed. */
const chosen = cells.filter(
  ({ screen, fault }) => isWhole || screen.path === few[(faultNames.indexOf(fault) + seed) % few.length],
)

test('the matrix holds every address and every fault', () => {
  const addresses = Object.values(areas).flatMap((area) => Object.keys(area))
  expect(faultNames).toHaveLength(22)
  expect(new Set(cells.map(({ screen, fault }) => `${screen.path} ${fault}`)).size).toBe(addresses.length * 22)
})

for (const screen of screens) {
  const faults = chosen.filter((cell) => cell.screen === screen).map(({ fault }) => fault)
  if (faults.length === 0) continue
  test(`${screen.path} survives wrong answers and recovers`, async ({ visitor }) => {
    const healthy = await visitor.open(screen)
    const red: Record<string, string[]> = {}
    for (const fault of faults) {
      const problems = await judge(visitor, screen, fault, healthy)
      if (problems.length > 0) red[fault] = problems
    }
    test
      .info()
      .annotations.push(
        { type: 'cells', description: String(faults.length) },
        { type: 'red cells', description: String(Object.keys(red).length) },
      )
    expect(red).toEqual({})
  })
}
