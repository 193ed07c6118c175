import { chakra } from '@chakra-ui/react/styled-system'

/** A status in a word or two, understandable without its colour. `tone`: neutral, accent, success, error, warning. */
export const Badge = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '6',
    paddingInline: '2.5',
    fontSize: 'xs',
    fontWeight: 'medium',
    lineHeight: 'snug',
    borderRadius: 'sm',
    // Contrast themes, which drop the background, show it.
    outline: '1px solid transparent',
  },
  variants: {
    tone: {
      neutral: { bg: 'bg.muted', color: 'fg' },
      accent: { bg: 'accent.subtle', color: 'accent.fg' },
      success: { bg: 'success.subtle', color: 'success.fg' },
      error: { bg: 'error.subtle', color: 'error.fg' },
      warning: { bg: 'warning.subtle', color: 'warning.fg' },
    },
  },
  defaultVariants: { tone: 'neutral' },
})
