import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { UiProvider } from '#src/shared/ui/theme/ui-provider.tsx'
import { SlideTrack } from './slide-track.tsx'

const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='

test('a press opens the picture, and the second half of a double click does not', async () => {
  const onOpen = vi.fn()
  const pictures = [{ src: dot, alt: 'Ring' }]
  const screen = await render(
    <UiProvider>
      <SlideTrack pictures={pictures} index={0} onIndex={() => undefined} onOpen={onOpen} />
    </UiProvider>,
  )
  const picture = screen.getByRole('img', { name: 'Ring' })
  await userEvent.click(picture)
  expect(onOpen).toHaveBeenCalledTimes(1)
  await userEvent.dblClick(picture)
  expect(onOpen).toHaveBeenCalledTimes(2)
})
