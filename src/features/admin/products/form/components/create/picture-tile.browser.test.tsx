import { leaveScreen, renderScreen } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { UploadState } from '../../use-uploads.ts'
import { PictureTile } from './picture-tile.tsx'

afterEach(leaveScreen)

function Tile() {
  const [state, setState] = useState<UploadState>({ is: 'failed', reason: 'Out of order.', canRetry: true })
  return (
    <PictureTile
      picture={{ key: 'first', name: 'ring.png', image_url: '' }}
      place={{ index: 0, count: 1 }}
      isPrimary
      state={state}
      on={{ move: () => undefined, remove: () => undefined, retry: () => setState({ is: 'waiting' }) }}
    />
  )
}

test('Try again, which disappears, hands the focus to Remove', async () => {
  const { screen } = await renderScreen(<Tile />)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await expect.element(screen.getByText('Waiting')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Remove ring.png' })).toHaveFocus()
})
