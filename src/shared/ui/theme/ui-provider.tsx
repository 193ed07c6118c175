import { ChakraProvider } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import './base.css'
import './fonts.css'
import { system } from './system.ts'

/**
 * Every page of a build contains the theme's rules (`themeStyles` in src/render.tsx). If the app inserted them again,
 * the browser would recalculate the style of the whole page.
 */
const isStyled = typeof document !== 'undefined' && document.querySelector('style[data-theme]') !== null
// oxlint-disable-next-line no-underscore-dangle -- Chakra names it so
const value = isStyled ? { ...system, _global: [], _config: { ...system._config, disableLayers: true } } : system

/** The outermost provider: tokens, fonts and base rules for everything inside. */
export function UiProvider({ children }: { children: ReactNode }) {
  return <ChakraProvider value={value}>{children}</ChakraProvider>
}
