import { chakra, defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { expect, test } from 'vitest'
import type { StyleProps } from './style-props.ts'
import { system } from './system.ts'

/** Each line is a type error; `tsc` fails if one of them is accepted. */
export const refused: StyleProps[] = [
  // @ts-expect-error -- a misspelt colour
  { bg: 'bg.sufrace' },
  // @ts-expect-error -- a colour that the theme does not have
  { color: '#FBF5EA' },
  // @ts-expect-error -- wrong under a condition too
  { _hover: { borderColor: 'border.stong' } },
  // @ts-expect-error -- and at a breakpoint
  { color: { base: 'fg', md: 'fg.mute' } },
  // @ts-expect-error -- and behind a selector
  { css: { '&:focus': { outlineColor: 'focusring' } } },
  // @ts-expect-error -- an unknown text style
  { textStyle: 'h7' },
  // @ts-expect-error -- a step that the scale does not have
  { padding: '17' },
  // @ts-expect-error -- a weight as a number
  { fontWeight: '500' },
  // @ts-expect-error -- a layer without a name
  { zIndex: '1' },
  // @ts-expect-error -- a prop of Chakra's own preset, which this shop does not load
  { divideY: '1px' },
]

export const refusedRecipes = () => [
  // @ts-expect-error -- a recipe's base
  chakra('div', { base: { bg: 'bg.sufrace' } }),
  // @ts-expect-error -- and its variants
  chakra('div', { variants: { tone: { calm: { color: 'fg.mute' } } } }),
  // @ts-expect-error -- a default that is not a variant
  chakra('div', { variants: { tone: { calm: { color: 'fg' } } }, defaultVariants: { tone: 'loud' } }),
  defineSlotRecipe({
    slots: ['cell'],
    base: {
      // @ts-expect-error -- a part of one of Chakra's components
      cell: { bg: 'bg.sufrace' },
    },
  }),
]

test('the types accept the names of the theme', () => {
  const passing = {
    bg: 'bg.surface',
    color: 'fg.onImage/75',
    padding: '3.5',
    borderTopRadius: 'md',
  } as const satisfies StyleProps
  expect(system.css(passing)).toEqual({
    background: 'var(--chakra-colors-bg-surface)',
    color: 'color-mix(in srgb, var(--chakra-colors-fg-on-image) 75%, transparent)',
    padding: '0.875rem',
    borderTopLeftRadius: '3px',
    borderTopRightRadius: '3px',
  })
})
