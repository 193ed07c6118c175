import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { passTime } from './pass-time-fixture.ts'
import { clockMoved, setNow, useAtMinute } from './now.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: new Date('2026-12-31T18:29:48Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

function Clock() {
  return <p>{useAtMinute((at) => at.toISOString())}</p>
}

test('what depends on the time changes when a minute begins, such as at the end of a sale', async () => {
  setNow(() => new Date())
  const screen = await render(<Clock />)
  expect(screen.getByText('2026-12-31T18:29:00.000Z').elements()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(13_000)
  await expect.element(screen.getByText('2026-12-31T18:30:00.000Z')).toBeVisible()
})

test('a clock that is moved shows at once, and its next minute begins by it', async () => {
  let ahead = 0
  setNow(() => new Date(Date.now() + ahead))
  const screen = await render(<Clock />)
  expect(screen.getByText('2026-12-31T18:29:00.000Z').elements()).toHaveLength(1)
  ahead = 3_600_000 + 9_000
  clockMoved()
  await passTime(0)
  expect(screen.getByText('2026-12-31T19:29:00.000Z').elements()).toHaveLength(1)
  await passTime(3_500)
  expect(screen.getByText('2026-12-31T19:30:00.000Z').elements()).toHaveLength(1)
})
