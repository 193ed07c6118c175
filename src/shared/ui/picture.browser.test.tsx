import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Picture } from './picture.tsx'
import { UiProvider } from './theme/ui-provider.tsx'

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

const show = (src: string) => (
  <UiProvider>
    <Picture src={src} alt="A ring" sizes="100px" urgency="eager" />
  </UiProvider>
)

test('a picture that cannot be loaded gives way to a plain tile', async () => {
  const screen = await render(show('data:image/png;base64,none'))
  const picture = screen.getByRole('img', { name: 'A ring' })
  await expect.element(picture).toHaveStyle({ opacity: '0' })
  await screen.rerender(show(pixel))
  await expect.element(picture).toHaveStyle({ opacity: '1' })
})

test('a picture that is loaded again after it failed is shown', async () => {
  const screen = await render(show('data:image/png;base64,none'))
  const picture = screen.getByRole('img', { name: 'A ring' })
  await expect.element(picture).toHaveStyle({ opacity: '0' })
  picture.element().dispatchEvent(new Event('load'))
  await expect.element(picture).toHaveStyle({ opacity: '1' })
})
