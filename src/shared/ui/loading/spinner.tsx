import { chakra } from '@chakra-ui/react/styled-system'

/** A spinner in the size of the text. Decorative: add a text that says what is loading. */
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
