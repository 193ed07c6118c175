import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import { Icon } from '../icons/icons.tsx'

const frame = {
  base: {
    width: 'full',
    minHeight: '12',
    paddingBlock: '2.5',
    paddingInline: '3.5',
    fontSize: 'md',
    lineHeight: 'snug',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'sm',
    transitionProperty: 'border-color',
    transitionDuration: 'fast',
    _hover: { borderColor: 'fg' },
    _disabled: { opacity: '0.6' },
    _focusVisible: { outlineOffset: '-1px', borderColor: 'focusRing' },
    _invalid: { borderColor: 'error.fg', boxShadow: 'inset 0 0 0 1px var(--chakra-colors-error-fg)' },
  },
} as const

/** Bare controls, for use inside a custom `Field`. */
export const Input = chakra('input', frame)
/** As `Input`, with several lines. */
export const Textarea = chakra('textarea', frame)

const Frame = chakra('select', frame)

/** As `Input`, for choosing from a list; as wide as its parent. */
export function Select(props: ComponentProps<typeof Frame>) {
  return (
    <chakra.span display="block" position="relative">
      <Frame appearance="none" paddingInlineEnd="9" {...props} />
      <Icon
        name="chevron-down"
        position="absolute"
        insetInlineEnd="3"
        top="calc(50% - 0.5rem)"
        boxSize="4"
        pointerEvents="none"
      />
    </chakra.span>
  )
}
