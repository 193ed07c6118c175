import { defineRecipe } from '@chakra-ui/react/styled-system'

/** The look of buttons and of links that act as buttons. */
export const buttonRecipe = defineRecipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2.5',
    fontWeight: 'medium',
    letterSpacing: 'wide',
    lineHeight: 'snug',
    textAlign: 'center',
    // A word is broken only where the whole line has no room for it.
    overflowWrap: 'break-word',
    borderRadius: 'sm',
    borderWidth: '1px',
    borderColor: 'transparent',
    userSelect: 'none',
    transitionProperty: 'background-color, color, border-color',
    transitionDuration: 'base',
    transitionTimingFunction: 'out',
    _disabled: { opacity: '0.5' },
    _print: { display: 'none' },
  },
  variants: {
    variant: {
      solid: { bg: 'accent', color: 'fg.onAccent', _hover: { bg: 'accent.hover' } },
      outline: { borderColor: 'border.strong', color: 'fg', _hover: { borderColor: 'fg', bg: 'bg.subtle' } },
      ghost: { color: 'fg', _hover: { bg: 'bg.subtle' } },
      quiet: {
        color: 'accent.fg',
        textDecoration: 'underline',
        textDecorationThickness: '1px',
        textUnderlineOffset: '0.4em',
        _hover: { textDecorationThickness: '2px' },
      },
      onImage: {
        bg: 'fg.onImage',
        color: 'bg.deep',
        _hover: { bg: 'onColour' },
        _focusVisible: { outlineColor: 'onColour' },
      },
      onImageOutline: {
        borderColor: 'fg.onImage/75',
        color: 'fg.onImage',
        _hover: { bg: 'fg.onImage/14', borderColor: 'onColour' },
        _focusVisible: { outlineColor: 'onColour' },
      },
      danger: { bg: 'error', color: 'onColour', _hover: { opacity: '0.9' } },
    },
    size: {
      sm: { minHeight: '9', paddingInline: '4', fontSize: 'sm' },
      md: { minHeight: '11', paddingInline: '6', fontSize: 'sm' },
      lg: { minHeight: '13', paddingBlock: '3.5', paddingInline: '8', fontSize: 'md' },
    },
    wide: { true: { width: 'full', paddingInline: '3' } },
  },
  compoundVariants: [{ variant: 'quiet', css: { paddingInline: '0' } }],
  defaultVariants: { variant: 'solid', size: 'md' },
})
