import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { routes } from './routes/routes.tsx'

let router: ReturnType<typeof createBrowserRouter> | undefined

/** The app: whatever the address bar says. */
export function Router() {
  // Not before the first render: until then the backend in the page may take its own parameters out of the address.
  router ??= createBrowserRouter(routes)
  return <RouterProvider router={router} />
}
