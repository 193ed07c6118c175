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

/** The server's answer: a body, or a response if the status matters. */
type Answer = object | null | Response

/** Answers every call with `answer`; returns the calls, such as `POST /v1/coupons`. */
export function stubHost(answer: (call: string) => Answer | Promise<Answer>): string[] {
  // Without a network the browser reports itself offline.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const calls: string[] = []
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${url}`
    calls.push(call)
    return Promise.resolve(answer(call)).then((given) => (given instanceof Response ? given : Response.json(given)))
  })
  return calls
}

/** Renders a screen with its providers, for an administrator by default. */
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

/** Undoes `stubHost` and `renderScreen`. */
export function leaveScreen(): void {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  dispatchEvent(new StorageEvent('storage'))
}
