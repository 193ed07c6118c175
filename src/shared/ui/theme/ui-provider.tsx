import { ChakraProvider } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import './base.css'
import './fonts.css'
import { system } from './system.ts'

/**
 * Every page of a build brings the theme's rules (`themeStyles` in src/render.tsx). Inserted by the app once more, they
 * would make the browser work out the style of everything on the page again.
 */
const isStyled = typeof document !== 'undefined' && document.querySelector('style[data-theme]') !== null
// oxlint-disable-next-line no-underscore-dangle -- Chakra names it so
const value = isStyled ? { ...system, _global: [], _config: { ...system._config, disableLayers: true } } : system

/** The outermost provider: tokens, fonts and base rules for everything inside. */
export function UiProvider({ children }: { children: ReactNode }) {
  return <ChakraProvider value={value}>{children}</ChakraProvider>
}
