import { chakra } from '@chakra-ui/react/styled-system'
import { NavLink } from 'react-router-dom'

/** A text link of the bar, underlined on its own page. */
export const BarLink = chakra(NavLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '11',
    fontSize: 'sm',
    fontWeight: 'medium',
    letterSpacing: 'wide',
    whiteSpace: 'nowrap',
    textUnderlineOffset: '0.5em',
    textDecorationThickness: '1px',
    textDecorationColor: 'transparent',
    textDecorationLine: 'underline',
    transitionProperty: 'text-decoration-color',
    transitionDuration: 'base',
    _hover: { textDecorationColor: 'gold' },
    _currentPage: { textDecorationColor: 'gold' },
  },
})
