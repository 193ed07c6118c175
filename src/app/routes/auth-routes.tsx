import type { RouteObject } from 'react-router-dom'
import { GuestsOnly } from '../guards/guests-only.tsx'
import { AuthLayout } from '../layouts/auth-layout.tsx'
import type { Pages } from './page-routes.tsx'

export const authRoutes = ({ page }: Pages): RouteObject => ({
  element: <AuthLayout />,
  children: [
    {
      element: <GuestsOnly />,
      children: [page('/login', () => import('../pages/auth/login-page.tsx'))],
    },
    page('/register', () => import('../pages/auth/register-page.tsx')),
  ],
})
