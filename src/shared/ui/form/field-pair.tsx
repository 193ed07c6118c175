import { chakra } from '@chakra-ui/react/styled-system'

/** Fields in two columns on a desktop, in one on a phone. */
export const FieldPair = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '6',
    rowGap: '6',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  },
})

/** A full-width cell of a `FieldPair`. */
export const WholeLine = chakra('div', { base: { gridColumn: '1 / -1' } })
