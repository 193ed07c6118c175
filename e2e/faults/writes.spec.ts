import { test as base, expect, type Page } from '@playwright/test'
import { Visitor } from './visitor.ts'
import { writeAnswers } from './write-answers.ts'
import { isGone, judgeWrite, prepare } from './writer.ts'
import { writes } from './writes.ts'

const test = base.extend<object, { opened: { page: Page; visitor: Visitor } }>({
  opened: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ reducedMotion: 'reduce', locale: 'en-IN' })
      page.setDefaultTimeout(10_000)
      await use({ page, visitor: await Visitor.on(page) })
      await page.close()
    },
    { scope: 'worker' },
  ],
})

for (const [name, write] of Object.entries(writes)) {
  test(`${name} says whether it was done, and keeps what was typed`, async ({ opened: { page, visitor } }) => {
    const red: Record<string, string[]> = {}
    let isReady = false
    for (const [answer, [outcome]] of Object.entries(writeAnswers)) {
      // A failure leaves the screen unchanged, so the next answer can use it too.
      if (!isReady) await prepare(visitor, { page, write })
      const problems = await judgeWrite(visitor, { page, write, answer })
      if (problems.length > 0) red[answer] = problems
      const hasStayed = (outcome === 'not done' || outcome === 'not known') && !(isGone(answer) && write.doneWhenGone)
      isReady = hasStayed && problems.length === 0
    }
    test
      .info()
      .annotations.push(
        { type: 'cells', description: String(Object.keys(writeAnswers).length) },
        { type: 'red cells', description: String(Object.keys(red).length) },
      )
    expect(red).toEqual({})
  })
}
