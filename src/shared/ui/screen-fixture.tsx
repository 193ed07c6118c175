import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { createQueryClient } from '../api/query-client.ts'
import type { User } from '#openapi/generated/model/user.ts'
import { session } from '../api/session.ts'
import { asha } from '../api/session-fixture.ts'
import { UiProvider } from './theme/ui-provider.tsx'
import { ToastProvider } from './toasts.tsx'

/** What the host answers: a body, or a whole response where the status matters. */
type Answer = object | null | Response

/** Every call is answered by `answer`; returns the calls made, as `POST /v1/coupons`. */
export function stubHost(answer: (call: string) => Answer | Promise<Answer>): string[] {
  // A machine without a network calls itself offline.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const calls: string[] = []
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${url}`
    calls.push(call)
    return Promise.resolve(answer(call)).then((given) => (given instanceof Response ? given : Response.json(given)))
  })
  return calls
}

/** One screen in all that it stands in, for an administrator or whoever is given. */
export async function renderScreen(element: ReactNode, address = '/', user: User = { ...asha, role: 'ADMIN' }) {
  session.signIn({ token: 'a-token', user })
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] })
  const screen = await render(
    <UiProvider>
      <QueryClientProvider client={createQueryClient()}>
        <ToastProvider>
          <RouterProvider router={router} />
        </ToastProvider>
      </QueryClientProvider>
    </UiProvider>,
  )
  return { screen, router }
}

/** Undoes both. */
export function leaveScreen(): void {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  dispatchEvent(new StorageEvent('storage'))
}
