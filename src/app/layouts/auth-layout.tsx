import { chakra } from '@chakra-ui/react/styled-system'
import { Outlet } from 'react-router-dom'

/** Centres a form on the screen below the bar. */
export function AuthLayout() {
  return (
    <chakra.div minHeight="calc(100dvh - 4rem)" display="grid">
      <Outlet />
    </chakra.div>
  )
}
