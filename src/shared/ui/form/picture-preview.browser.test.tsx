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
