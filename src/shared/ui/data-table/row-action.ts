/** The look of what can be done with a row: quiet, since it stands in every row. Spread over `Button` or `LinkButton`. */
export const rowAction = { variant: 'ghost', size: 'sm', paddingInline: '3', color: 'accent.fg' } as const
