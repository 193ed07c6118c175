/** The grid of pictures and purchase panel, shared by the page and its skeleton. */
export const detailGrid = {
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    md: 'repeat(2, minmax(0, 1fr))',
    lg: 'minmax(0, 55fr) minmax(0, 45fr)',
  },
  columnGap: { md: '8', lg: '12', xl: '20' },
  rowGap: '8',
  _print: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '8' },
} as const
