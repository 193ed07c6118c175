import type { SystemConfig } from '@chakra-ui/react/styled-system'
import { scales } from './tokens.ts'

type Utilities = NonNullable<SystemConfig['utilities']>
type Utility = Utilities[string]
type Styles = NonNullable<ReturnType<NonNullable<Utility['transform']>>>

/** CSS properties by their scale, a third the size of Chakra's preset. `bg` is the only shorthand. */
const properties = {
  colors: [
    'background backgroundColor borderColor borderTopColor borderRightColor borderBottomColor borderLeftColor',
    'borderBlockColor borderInlineColor borderInlineStartColor borderInlineEndColor',
    'color fill stroke outlineColor textDecorationColor accentColor caretColor',
  ],
  spacing: [
    'margin marginTop marginRight marginBottom marginLeft marginInline marginBlock',
    'marginInlineStart marginInlineEnd marginBlockStart marginBlockEnd',
    'padding paddingTop paddingRight paddingBottom paddingLeft paddingInline paddingBlock',
    'paddingInlineStart paddingInlineEnd gap rowGap columnGap inset insetInline insetBlock',
    'insetInlineStart insetInlineEnd top right bottom left',
    'scrollMarginTop scrollMargin scrollPadding scrollPaddingInline outlineOffset',
  ],
  sizes: [
    'width height minWidth minHeight maxWidth maxHeight',
    'inlineSize blockSize minInlineSize maxInlineSize flexBasis',
  ],
  radii: ['borderRadius borderTopLeftRadius borderTopRightRadius borderBottomLeftRadius borderBottomRightRadius'],
  fonts: ['fontFamily'],
  fontSizes: ['fontSize'],
  fontWeights: ['fontWeight'],
  lineHeights: ['lineHeight'],
  letterSpacings: ['letterSpacing'],
  shadows: ['boxShadow textShadow'],
  zIndex: ['zIndex'],
  durations: ['transitionDuration animationDuration animationDelay transitionDelay'],
  easings: ['transitionTimingFunction animationTimingFunction'],
} as const

type Words<Text> = Text extends `${infer Word} ${infer Rest}` ? Word | Words<Rest> : Text

/** The properties that read each token scale. */
export type ScaleProperties = { [Scale in keyof typeof properties]: Words<(typeof properties)[Scale][number]> }

/** The value that has this name, else the text as it is. */
function naming(property: string, values: Record<string, string | number>): NonNullable<Utility['transform']> {
  return (name: string) => Object.assign({} as Styles, { [property]: values[name] ?? name })
}

/** `fg/60` is the colour `fg` at 60 %. */
function mixing(property: string): NonNullable<Utility['transform']> {
  return (value: string, { utils }) => {
    const mix = utils.colorMix(value)
    return Object.assign({} as Styles, { [property]: mix.invalid ? value : mix.value })
  }
}

/** The values of a scale by name, also `-4` for less room; undefined for colours, fonts and shadows, which are tokens. */
function valuesOf(scale: string): Record<string, string | number> | undefined {
  const values: Record<string, string | number> | undefined = isPlain(scale) ? scales[scale] : undefined
  if (scale !== 'spacing' || values === undefined) return values
  const less = Object.entries(values).map(([name, length]) => [`-${name}`, length === '0' ? '0' : `-${length}`])
  return { ...values, ...Object.fromEntries(less) }
}

const isPlain = (scale: string): scale is keyof typeof scales => scale in scales

function readTable(): Utilities {
  const table: Record<string, Utility> = {}
  for (const [scale, lists] of Object.entries(properties)) {
    const plain = valuesOf(scale)
    for (const property of lists.join(' ').split(' ')) {
      const utility: Utility = plain ? { transform: naming(property, plain) } : { values: (theme) => theme(scale) }
      if (scale === 'colors') utility.transform = mixing(property)
      if (property === 'background') utility.shorthand = ['bg']
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
  borderTopRadius: {
    values: scales.radii,
    transform: (value) => ({ borderTopLeftRadius: value, borderTopRightRadius: value }),
  },
  borderBottomRadius: {
    values: scales.radii,
    transform: (value) => ({ borderBottomLeftRadius: value, borderBottomRightRadius: value }),
  },
  boxSize: { values: scales.sizes, transform: (value) => ({ width: value, height: value }) },
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
