import { asha } from '#src/shared/api/session-fixture.ts'
import { session } from '#src/shared/api/session.ts'
import { leaveScreen } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useOrderMemory } from './order-memory.ts'

afterEach(leaveScreen)

test('what somebody wrote into the storage is left out if it is no status and no id', async () => {
  session.signIn({ token: 'a-token', user: asha })
  const changed = { statusOf: { 'ord-sample-1': 5, 'ord-sample-2': 'Cancelled' }, reviewed: [null, 'prod-9'] }
  localStorage.setItem('shop:orders', JSON.stringify({ [asha.id]: changed }))
  const { result } = await renderHook(() => useOrderMemory())
  expect(result.current.memory).toEqual({ statusOf: { 'ord-sample-2': 'Cancelled' }, reviewed: ['prod-9'] })
})

test('a new tab knows which sample orders were cancelled and reviewed', async () => {
  session.signIn({ token: 'a-token', user: asha })
  const { result, act } = await renderHook(() => useOrderMemory())
  await act(() => {
    result.current.rememberStatus('ord-sample-1', 'Cancelled')
    result.current.rememberReview('prod-9')
  })
  // The storage that a new tab does not share.
  sessionStorage.clear()
  dispatchEvent(new StorageEvent('storage'))
  const tab = await renderHook(() => useOrderMemory())
  expect(tab.result.current.memory).toEqual({ statusOf: { 'ord-sample-1': 'Cancelled' }, reviewed: ['prod-9'] })
})
