import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { routes } from './routes/routes.tsx'

const router = createBrowserRouter(routes)

/** The app: whatever the address bar says. */
export function Router() {
  return <RouterProvider router={router} />
}
