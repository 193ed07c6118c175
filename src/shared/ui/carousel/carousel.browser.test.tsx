import { passTime } from '#src/shared/lib/time/pass-time-fixture.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Carousel, CarouselControls, FadeSlides } from './carousel.tsx'
import { UiProvider } from '../theme/ui-provider.tsx'
import { CoverContext, createCover } from '../loading/use-loading-overlay.ts'

const interval = 5000

function Block() {
  return (
    <UiProvider>
      <button type="button">Elsewhere</button>
      <Carousel label="Reviews" count={3} interval={interval}>
        {(rotation) => (
          <>
            <FadeSlides rotation={rotation} slides={['One', 'Two', 'Three']} />
            <CarouselControls rotation={rotation} noun="review" />
          </>
        )}
      </Carousel>
    </UiProvider>
  )
}

const shown = () => document.querySelector('[aria-roledescription=slide][aria-hidden=false]')?.textContent
const live = () => document.querySelector('[aria-live]')?.getAttribute('aria-live')

beforeEach(async () => {
  // Another file's test may have left the pointer over the block.
  await userEvent.hover(document.documentElement, { position: { x: 1, y: 1 } })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
  localStorage.removeItem('motion')
})

/** Waits until the block rotates, so that time counts from here. Not `expect.poll`, which advances the clock itself. */
async function whileTurning() {
  while (live() !== 'off' || vi.getTimerCount() !== 1) await new Promise(requestAnimationFrame)
}

test('it turns after its interval and not before, is not announced, and wraps around', async () => {
  await render(<Block />)
  await whileTurning()
  await passTime(interval - 1)
  expect(shown()).toBe('One')
  for (const next of ['Two', 'Three', 'One']) {
    await passTime(next === 'Two' ? 1 : interval)
    expect(shown()).toBe(next)
  }
})

test('the time under the loading overlay does not count', async () => {
  const cover = createCover(true)
  await render(
    <CoverContext value={cover}>
      <Block />
    </CoverContext>,
  )
  await expect.poll(live).toBe('off')
  expect(vi.getTimerCount()).toBe(0)
  await passTime(interval * 2)
  cover.lift()
  await whileTurning()
  await passTime(interval - 1)
  expect(shown()).toBe('One')
  await passTime(1)
  expect(shown()).toBe('Two')
})

test('Next and Previous turn it, past the first to the last, and then it stops until Play', async () => {
  const screen = await render(<Block />)
  await userEvent.click(screen.getByRole('button', { name: 'Next review' }))
  await expect.poll(shown).toBe('Two')
  for (const place of ['One', 'Three']) {
    await userEvent.click(screen.getByRole('button', { name: 'Previous review' }))
    await expect.poll(shown).toBe(place)
  }
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
  await passTime(interval * 3)
  expect(shown()).toBe('Three')
  expect(live()).toBe('polite')
  await userEvent.click(screen.getByRole('button', { name: 'Play' }))
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
  await whileTurning()
  await passTime(interval)
  expect(shown()).toBe('One')
})

test('arrow keys move over the dots', async () => {
  const screen = await render(<Block />)
  await userEvent.click(screen.getByRole('button', { name: 'Show review 3 of 3' }))
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('button', { name: 'Show review 1 of 3' })).toHaveFocus()
  expect(shown()).toBe('One')
})

test('while all motion is paused it does not turn and has no Pause button', async () => {
  const screen = await render(<Block />)
  // The previous test may have left the pointer over the block.
  await userEvent.hover(screen.getByRole('button', { name: 'Elsewhere' }))
  await whileTurning()
  localStorage.setItem('motion', 'paused')
  dispatchEvent(new StorageEvent('storage'))
  await passTime(interval * 3)
  expect(live()).toBe('polite')
  expect(shown()).toBe('One')
  expect(screen.getByRole('button', { name: 'Pause' }).elements()).toHaveLength(0)
})
