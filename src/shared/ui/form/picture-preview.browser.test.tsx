import { leaveScreen, renderScreen } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test, vi } from 'vitest'
import { PicturePreview } from './picture-preview.tsx'

afterEach(leaveScreen)

test('a picture that fails while offline is loaded again when the connection is back', async () => {
  const { screen } = await renderScreen(<PicturePreview address="/no-picture.png" alt="Thumbnail" />)
  await expect.element(screen.getByText('The picture could not be loaded. Please check its address.')).toBeVisible()
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  await expect.element(screen.getByText('The picture loads once you are online again.')).toBeVisible()
  const before = screen.getByAltText('Thumbnail').element()
  connection.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  await expect.element(screen.getByText('The picture could not be loaded. Please check its address.')).toBeVisible()
  expect(screen.getByAltText('Thumbnail').element(), 'asked for again').not.toBe(before)
})

test('a picture that has loaded stays while the connection is away', async () => {
  const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw=='
  const { screen } = await renderScreen(<PicturePreview address={pixel} alt="Thumbnail" />)
  await expect.element(screen.getByText('Loading the picture...')).not.toBeInTheDocument()
  await expect.element(screen.getByText(/could not be loaded/)).not.toBeInTheDocument()
  const loaded = screen.getByAltText('Thumbnail').element()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  dispatchEvent(new Event('online'))
  await new Promise(requestAnimationFrame)
  expect(screen.getByAltText('Thumbnail').element(), 'not asked for again').toBe(loaded)
})
