import { chakra } from '@chakra-ui/react/styled-system'

/** Roomy fields, two side by side on a desk, one below the other on a phone. */
export const FieldPair = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '6',
    rowGap: '6',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  },
})

/** A place in a `FieldPair` that takes the whole line. */
export const WholeLine = chakra('div', { base: { gridColumn: '1 / -1' } })
