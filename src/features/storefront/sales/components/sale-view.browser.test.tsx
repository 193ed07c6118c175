import { runningSale } from '#src/shared/shop/running-sale-fixture.ts'
import { now, setNow } from '#src/shared/lib/time/now.ts'
import { leaveScreen, renderScreen } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { SaleView } from './sale-view.tsx'

afterEach(leaveScreen)

const inMinutes = (minutes: number) => new Date(now().getTime() + minutes * 60_000)

test('the cards stay as they are while minutes pass, and return to the usual price when the sale ends', async () => {
  onTestFinished(() => setNow(() => new Date()))
  let renders = 0
  const heart = () => {
    renders += 1
    return null
  }
  const sale = { data: runningSale('prod-1'), isError: false, refetch: () => undefined }
  const { screen } = await renderScreen(<SaleView sale={sale} heart={heart} action={() => null} />)
  await expect.element(screen.getByText('10% off')).toBeVisible()
  const first = renders
  const soon = inMinutes(5)
  const over = inMinutes(61)
  setNow(() => soon)
  await new Promise(requestAnimationFrame)
  expect(renders).toBe(first)
  setNow(() => over)
  await expect.element(screen.getByText('10% off')).not.toBeInTheDocument()
})
