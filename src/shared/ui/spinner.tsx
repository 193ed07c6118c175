import { chakra } from '@chakra-ui/react/styled-system'

/** A turning ring as large as the text. Decoration: say in words what is under way. */
export const Spinner = chakra(
  'span',
  {
    base: {
      display: 'inline-block',
      boxSize: '1.1em',
      flexShrink: '0',
      borderWidth: '1.5px',
      borderColor: 'currentColor',
      borderTopColor: 'transparent',
      borderRadius: 'full',
      animation: 'spin 800ms linear infinite',
    },
  },
  { defaultProps: { 'aria-hidden': true } },
)
