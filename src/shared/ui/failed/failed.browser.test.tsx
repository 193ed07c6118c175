import { useEffect, useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Failed } from './failed.tsx'
import { Loading } from '../loading/loading.tsx'
import { Skeleton } from '../loading/skeleton.tsx'
import { UiProvider } from '../theme/ui-provider.tsx'

type Stage = 'failed' | 'waiting' | 'here'

/** A screen with a loading, a failed and a loaded state, as with `useQuery`. */
function Branches() {
  const [stage, setStage] = useState<Stage>('failed')
  useEffect(() => {
    const follow = ({ detail }: CustomEvent<Stage>) => setStage(detail)
    addEventListener('stage', follow)
    return () => removeEventListener('stage', follow)
  }, [])
  if (stage === 'failed') return <Failed text="No rings." onRetry={() => setStage('waiting')} />
  return stage === 'waiting' ? <Skeleton /> : <h2>Rings</h2>
}

const move = (stage: Stage) => dispatchEvent(new CustomEvent('stage', { detail: stage }))

async function retry() {
  const screen = await render(
    <UiProvider>
      <main>
        <Branches />
      </main>
    </UiProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  return screen
}

test('after Retry the focus goes to the loaded content', async () => {
  const screen = await retry()
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
  expect(document.activeElement).toBe(document.body)
  move('here')
  await expect.element(screen.getByRole('heading', { name: 'Rings' })).toHaveFocus()
})

test('it does so however long the answer takes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const screen = await retry()
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
  await vi.advanceTimersByTimeAsync(60_000)
  move('here')
  await expect.element(screen.getByRole('heading', { name: 'Rings' })).toHaveFocus()
})

test('after another failure the focus goes to the next Retry', async () => {
  const screen = await retry()
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
  move('failed')
  await expect.element(screen.getByRole('button', { name: 'Retry' })).toHaveFocus()
})

test('a boundary that retries does the same, without affecting another one', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
  let isDown = true
  function Rings({ name }: { name: string }) {
    if (isDown) throw new Error('down')
    return <h2>{name}</h2>
  }
  const screen = await render(
    <UiProvider>
      {['First', 'Second'].map((name) => (
        <section key={name} aria-label={name}>
          <Loading fallback={<Skeleton />} error="No rings.">
            <Rings name={name} />
          </Loading>
        </section>
      ))}
    </UiProvider>,
  )
  isDown = false
  await userEvent.click(screen.getByRole('region', { name: 'First' }).getByRole('button', { name: 'Retry' }))
  await expect.element(screen.getByRole('heading', { name: 'First' })).toHaveFocus()
  await expect.element(screen.getByRole('region', { name: 'Second' }).getByRole('alert')).toBeVisible()
  quiet.mockRestore()
})

declare global {
  interface WindowEventMap {
    stage: CustomEvent<Stage>
  }
}
