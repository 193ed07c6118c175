import { ChakraProvider } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import './base.css'
import './fonts.css'
import { useVanishedFocus } from '../page/use-vanished-focus.ts'
import { system } from './system.ts'

/** The outermost provider: tokens, fonts, base rules and the rule of a lost focus for everything inside. */
export function UiProvider({ children }: { children: ReactNode }) {
  useVanishedFocus()
  return <ChakraProvider value={system}>{children}</ChakraProvider>
}
