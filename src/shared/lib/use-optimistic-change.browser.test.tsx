import { expect, test, vi } from 'vitest'
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
