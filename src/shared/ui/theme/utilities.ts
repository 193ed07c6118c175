import type { SystemConfig } from '@chakra-ui/react/styled-system'

type Utilities = NonNullable<SystemConfig['utilities']>
type Utility = Utilities[string]
type Styles = NonNullable<ReturnType<NonNullable<Utility['transform']>>>

/** CSS properties by the token scale they read, each with its short names: a table a third the size of Chakra's preset. */
const scales: Record<string, string> = {
  colors:
    'background:bg backgroundColor:bgColor borderColor borderTopColor borderRightColor borderBottomColor borderLeftColor ' +
    'borderBlockColor borderInlineColor borderInlineStartColor borderInlineEndColor color fill stroke outlineColor textDecorationColor accentColor caretColor',
  spacing:
    'margin:m marginTop:mt marginRight:mr marginBottom:mb marginLeft:ml marginInline:mx,marginX marginBlock:my,marginY ' +
    'marginInlineStart:ms,marginStart marginInlineEnd:me,marginEnd marginBlockStart marginBlockEnd ' +
    'padding:p paddingTop:pt paddingRight:pr paddingBottom:pb paddingLeft:pl paddingInline:px,paddingX paddingBlock:py,paddingY ' +
    'paddingInlineStart:ps,paddingStart paddingInlineEnd:pe,paddingEnd gap rowGap columnGap inset insetInline:insetX insetBlock:insetY ' +
    'insetInlineStart:insetStart insetInlineEnd:insetEnd top right bottom left scrollMarginTop scrollMargin scrollPadding scrollPaddingInline outlineOffset',
  sizes:
    'width:w height:h minWidth:minW minHeight:minH maxWidth:maxW maxHeight:maxH inlineSize blockSize minInlineSize maxInlineSize flexBasis',
  radii:
    'borderRadius:rounded borderTopRadius borderTopLeftRadius borderTopRightRadius borderBottomLeftRadius borderBottomRightRadius',
  fonts: 'fontFamily',
  fontSizes: 'fontSize',
  fontWeights: 'fontWeight',
  lineHeights: 'lineHeight',
  letterSpacings: 'letterSpacing',
  shadows: 'boxShadow:shadow textShadow',
  zIndex: 'zIndex',
  durations: 'transitionDuration animationDuration animationDelay transitionDelay',
  easings: 'transitionTimingFunction animationTimingFunction',
}

/** `fg/60` is the colour `fg` at 60 %. */
function mixing(property: string): NonNullable<Utility['transform']> {
  return (value: string, { utils }) => {
    const mix = utils.colorMix(value)
    return Object.assign({} as Styles, { [property]: mix.invalid ? value : mix.value })
  }
}

function readTable(): Utilities {
  const table: Record<string, Utility> = {}
  for (const [scale, list] of Object.entries(scales)) {
    for (const entry of list.split(' ')) {
      const [property = '', short = ''] = entry.split(':')
      const utility: Utility = { values: (theme) => theme(scale), shorthand: short.split(',').filter(Boolean) }
      if (scale === 'colors') utility.transform = mixing(property)
      table[property] = utility
    }
  }
  return table
}

const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: '0',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  borderWidth: '0',
} as const

const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

export const utilities: Utilities = {
  ...readTable(),
  flexDirection: { shorthand: 'flexDir' },
  position: { shorthand: 'pos' },
  boxSize: { values: (theme) => theme('sizes'), transform: (value) => ({ width: value, height: value }) },
  srOnly: { transform: (value) => (value ? hidden : {}) },
  truncate: { transform: (value) => (value ? ellipsis : {}) },
  lineClamp: {
    transform: (value) => ({
      overflow: 'hidden',
      display: '-webkit-box',
      WebkitLineClamp: value,
      WebkitBoxOrient: 'vertical',
    }),
  },
  hideFrom: { transform: (value) => ({ [`@breakpoint ${value}`]: { display: 'none' } }) },
  hideBelow: { transform: (value) => ({ [`@breakpoint ${value}Down`]: { display: 'none' } }) },
}
