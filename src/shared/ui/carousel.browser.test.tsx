import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Carousel, CarouselControls, FadeSlides } from './carousel.tsx'
import { UiProvider } from './theme/ui-provider.tsx'

const interval = 150

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

function shown() {
  return document.querySelector('[aria-roledescription=slide][aria-hidden=false]')?.textContent
}

afterEach(() => localStorage.removeItem('motion'))

test('it turns by itself, quietly, and past the last comes the first', async () => {
  await render(<Block />)
  await expect.poll(shown).toBe('Two')
  expect(document.querySelector('[aria-live]')?.getAttribute('aria-live')).toBe('off')
  await expect.poll(shown).toBe('Three')
  await expect.poll(shown).toBe('One')
})

test('after Previous it stands for good, until Play', async () => {
  const screen = await render(<Block />)
  await userEvent.click(screen.getByRole('button', { name: 'Previous review' }))
  const held = shown()
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
  await new Promise((resolve) => setTimeout(resolve, interval * 3))
  expect(shown()).toBe(held)
  expect(document.querySelector('[aria-live]')?.getAttribute('aria-live')).toBe('polite')
  await userEvent.click(screen.getByRole('button', { name: 'Play' }))
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
  await expect.poll(shown).not.toBe(held)
})

test('arrow keys walk over the dots', async () => {
  const screen = await render(<Block />)
  await userEvent.click(screen.getByRole('button', { name: 'Show review 3 of 3' }))
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('button', { name: 'Show review 1 of 3' })).toHaveFocus()
  expect(shown()).toBe('One')
})

test('while all motion is paused it does not turn and offers no Pause', async () => {
  localStorage.setItem('motion', 'paused')
  const screen = await render(<Block />)
  await new Promise((resolve) => setTimeout(resolve, interval * 3))
  expect(shown()).toBe('One')
  expect(screen.getByRole('button', { name: 'Pause' }).elements()).toHaveLength(0)
})
