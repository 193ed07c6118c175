import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import type { StyleObject } from '../theme/style-props.ts'

const cell: StyleObject = {
  paddingInline: '3',
  textAlign: 'start',
  verticalAlign: 'middle',
  _first: { paddingInlineStart: '4' },
  _last: { paddingInlineEnd: '4' },
  '&[data-align=end]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '&[data-extra]': { hideBelow: 'xl' },
}

/** The look of Chakra's table in the back office. */
export const tableRecipe = defineSlotRecipe({
  slots: ['root', 'header', 'body', 'row', 'columnHeader', 'cell'],
  base: {
    root: { width: 'full', fontSize: 'sm', lineHeight: 'snug' },
    header: { bg: 'bg.subtle' },
    row: {
      transitionProperty: 'background-color',
      transitionDuration: 'fast',
      'tbody &': { borderTopWidth: '1px', _hover: { bg: 'bg.subtle/60' } },
      'tbody &[data-selected]': { bg: 'accent.subtle', _hover: { bg: 'accent.subtle' } },
      // A row's panel is part of the row and has no highlight of its own.
      'tbody &[data-panel]': { bg: 'bg.canvas', _hover: { bg: 'bg.canvas' } },
    },
    columnHeader: {
      ...cell,
      paddingBlock: '1',
      fontSize: 'xs',
      fontWeight: 'medium',
      color: 'fg.muted',
      whiteSpace: 'nowrap',
    },
    cell: {
      ...cell,
      paddingBlock: '1.5',
      whiteSpace: 'nowrap',
      '&[data-wide]': { minWidth: '13rem', whiteSpace: 'normal' },
    },
  },
})
