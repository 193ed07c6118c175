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

const cells = screens.flatMap((screen) => faultNames.map((fault) => ({ screen, fault })))
/** One of each kind: a refusal, no JSON, rows that cannot be read, silence and slowness. */
const few = ['401', 'a page with 200', 'rows null', 'no answer', 'slow 3 s']
/** All cells with FAULTS=all, else a few faults on one screen: nearer tests show what each wrong answer becomes. */
const chosen = cells.filter(
  ({ screen, fault }) => process.env.FAULTS === 'all' || (screen.path === '/cart' && few.includes(fault)),
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
