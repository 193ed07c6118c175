import { QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query'
import { onTestFinished, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { watchTasks } from '../lib/time/tasks-fixture.ts'
import { useDeferredQuery } from './use-deferred-query.ts'

test('an answer is rendered in several tasks, and so is the next one', async () => {
  const { renderSlowly, tasksOf, stop } = watchTasks()
  onTestFinished(stop)
  const { promise, resolve } = Promise.withResolvers<string>()
  let answer: string | Promise<string> = promise
  const options = queryOptions({ queryKey: ['offers'], queryFn: () => Promise.resolve(answer) })
  const Part = () => renderSlowly()
  function Screen() {
    const data = useDeferredQuery(options)
    return (
      <>
        {[1, 2, 3, 4].map((part) => (
          <Part key={part} />
        ))}
        <output>{data ?? 'none'}</output>
      </>
    )
  }
  const client = new QueryClient()
  const screen = await render(
    <QueryClientProvider client={client}>
      <Screen />
    </QueryClientProvider>,
  )
  await expect.element(screen.getByRole('status')).toHaveTextContent('none')
  resolve('first')
  await expect.element(screen.getByRole('status')).toHaveTextContent('first')
  expect(tasksOf(4)).toBeGreaterThan(1)

  answer = 'second'
  await client.invalidateQueries()
  await expect.element(screen.getByRole('status')).toHaveTextContent('second')
  expect(tasksOf(4)).toBeGreaterThan(1)
})

test('what the cache has is there from the first render', async () => {
  const client = new QueryClient()
  client.setQueryData(['offers'], 'known')
  const options = queryOptions({ queryKey: ['offers'], queryFn: () => 'known', staleTime: Infinity })
  const shown: (string | undefined)[] = []
  function Screen() {
    shown.push(useDeferredQuery(options))
    return null
  }
  await render(
    <QueryClientProvider client={client}>
      <Screen />
    </QueryClientProvider>,
  )
  expect(shown[0]).toBe('known')
})
