import { chakra } from '@chakra-ui/react/styled-system'
import type { HTMLAttributes } from 'react'

/** The page's centred column with the margins of every screen. */
export const Container = chakra('div', {
  base: { width: 'full', maxWidth: 'page', marginInline: 'auto', paddingInline: { base: '5', md: '8', xl: '12' } },
  variants: {
    width: {
      page: {},
      prose: { maxWidth: '52rem' },
      narrow: { maxWidth: 'narrow' },
      full: { maxWidth: 'none', paddingInline: '0' },
    },
  },
})

/** Lays out children in a column. */
export const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4' } })

/** Lays out children in a wrapping row. */
export const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' } })

/** The grid of product tiles: two columns on a phone, four on wider screens; `columns="3"` beside a sidebar. */
export const TileGrid = chakra('ul', {
  base: {
    display: 'grid',
    columnGap: { base: '4', md: '6' },
    rowGap: { base: '8', md: '12' },
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > li': { minWidth: '0' },
  },
  variants: {
    columns: {
      3: {
        gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
        // Centres a single tile in the last row.
        '& > li:nth-of-type(3n + 1):last-of-type:not(:first-of-type)': { gridColumn: { lg: '2' } },
      },
      4: {
        gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
      },
    },
  },
  defaultVariants: { columns: 4 },
})

/** Text for screen readers only. */
export function VisuallyHidden({
  as: Element = 'span',
  ...rest
}: HTMLAttributes<HTMLElement> & { as?: 'span' | 'h1' | 'h2' }) {
  return <Element data-visually-hidden="" {...rest} />
}

/** A link in running text. */
export const inlineLink = {
  base: {
    color: 'accent.fg',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.25em',
    transitionProperty: 'text-underline-offset, color',
    transitionDuration: 'fast',
    _hover: { textUnderlineOffset: '0.35em' },
  },
} as const
