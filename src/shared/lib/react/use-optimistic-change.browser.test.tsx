import { createMemoryRouter, Link, RouterProvider, useSearchParams } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useOptimisticChange } from './use-optimistic-change.ts'

function Counter({ onChange }: { onChange: (next: number) => void }) {
  const [shown, change] = useOptimisticChange<number>(0, onChange)
  return <button onClick={() => change(shown + 1)}>{shown}</button>
}

test('a press shows in the next frame, before the change is made', async () => {
  const change = vi.fn()
  await render(<Counter onChange={change} />)
  const button = page.getByRole('button').element()
  const seen = new Promise((resolve) => {
    button.addEventListener('click', () =>
      requestAnimationFrame(() => resolve([button.textContent, change.mock.calls.length])),
    )
  })
  await page.getByRole('button').click()
  expect(await seen).toEqual(['1', 0])
  await expect.poll(() => change.mock.calls).toEqual([[1]])
})

function List() {
  const [, setParams] = useSearchParams()
  return (
    <>
      <Counter onChange={(count) => setParams({ count: String(count) })} />
      <Link to="/ring">Ring</Link>
    </>
  )
}

describe('before the next frame', () => {
  const frames: FrameRequestCallback[] = []
  const nextFrame = async () => {
    for (const callback of frames.splice(0)) callback(0)
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  beforeEach(() => {
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback))
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  test('a link is followed, and Back leads to the changed list', async () => {
    const arrival = Promise.withResolvers<{ Component: () => string }>()
    const router = createMemoryRouter([
      { path: '/', Component: List },
      { path: '/ring', lazy: () => arrival.promise },
    ])
    await render(<RouterProvider router={router} />)
    await page.getByRole('button').click()
    await page.getByRole('link').click()
    await nextFrame()
    arrival.resolve({ Component: () => 'A ring' })
    await expect.element(page.getByText('A ring')).toBeVisible()
    await router.navigate(-1)
    expect(router.state.location).toMatchObject({ pathname: '/', search: '?count=1' })
  })

  test('a change of a page that is left is not made', async () => {
    const change = vi.fn()
    await render(<Counter onChange={change} />)
    const { href } = location
    await page.getByRole('button').click()
    history.replaceState(null, '', '/elsewhere')
    await nextFrame()
    history.replaceState(null, '', href)
    expect(change).not.toHaveBeenCalled()
  })
})
