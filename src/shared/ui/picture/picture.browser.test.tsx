import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Scene } from '../../media/scene.tsx'
import { Picture } from './picture.tsx'
import { UiProvider } from '../theme/ui-provider.tsx'

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

const shown = () => document.querySelector<HTMLImageElement>('picture img')?.currentSrc ?? ''

const show = (src: string) => (
  <UiProvider>
    <Picture src={src} alt="A ring" sizes="100px" urgency="eager" />
  </UiProvider>
)

test('a picture that fails to load is replaced by a plain tile', async () => {
  const screen = await render(show('data:image/png;base64,none'))
  const picture = screen.getByRole('img', { name: 'A ring' })
  await expect.element(picture).toHaveStyle({ opacity: '0' })
  await screen.rerender(show(pixel))
  await expect.element(picture).toHaveStyle({ opacity: '1' })
})

test('a picture of prerendered HTML that failed before the app listened is replaced by a plain tile', async () => {
  const broken = <Picture src="data:image/png;base64,none" alt="A ring" sizes="100px" urgency="first" />
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(broken)
  const picture = place.querySelector('img')
  await vi.waitFor(() => expect(picture).toHaveProperty('complete', true))
  const root = hydrateRoot(place, broken)
  await expect.element(picture).toHaveStyle({ opacity: '0' })
  root.unmount()
  place.remove()
})

test('a picture that loads at the second attempt is shown', async () => {
  const screen = await render(show('data:image/png;base64,none'))
  const picture = screen.getByRole('img', { name: 'A ring' })
  await expect.element(picture).toHaveStyle({ opacity: '0' })
  picture.element().dispatchEvent(new Event('load'))
  await expect.element(picture).toHaveStyle({ opacity: '1' })
})

test('a scene shows its portrait crop while the screen is in portrait', async () => {
  await page.viewport(400, 800)
  await render(
    <UiProvider>
      <Scene name="hero-1" tall="hero-1-tall" sizes="100px" />
    </UiProvider>,
  )
  await expect.poll(shown).toContain('hero-1-tall')
  await page.viewport(800, 400)
  await expect.poll(shown).toMatch(/hero-1-\d/)
})

test('a later screen preloads no picture, since a render may be discarded', async () => {
  await page.viewport(400, 800)
  const { container } = await render(
    <UiProvider>
      <Scene name="about-1" sizes="100px" urgency="first" />
      <Scene name="hero-1" tall="hero-1-tall" sizes="100px" urgency="first" />
    </UiProvider>,
  )
  expect(container.querySelectorAll('img[fetchpriority=high]')).toHaveLength(2)
  expect(document.head.querySelectorAll('link[rel=preload][as=image]')).toHaveLength(0)
})
