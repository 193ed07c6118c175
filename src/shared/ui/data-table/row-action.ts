/** The style of a row's actions, subdued since every row has them. Spread over `Button` or `LinkButton`. */
export const rowAction = { variant: 'ghost', size: 'sm', paddingInline: '3', color: 'accent.fg' } as const
