import type { CSSProperties } from 'react'
import type { conditions } from './conditions.ts'
import type { textStyles } from './text-styles.ts'
import type { breakpoints, scales, semanticTokens, tokens } from './tokens.ts'
import type { ScaleProperties } from './utilities.ts'

/*
 * The types of style props, which accept only names of the theme. All are derived from the theme's tables, so that a
 * new token, text style or condition is added in one place.
 */

/** `bg.surface` for a nested table; `bg` for its `DEFAULT`. */
type Names<Table> = {
  [Name in keyof Table & (string | number)]: Table[Name] extends { value: unknown }
    ? `${Name}`
    : `${Name}` | `${Name}.${Exclude<keyof Table[Name] & string, 'DEFAULT'>}`
}[keyof Table & (string | number)]

type ColourName = Names<(typeof semanticTokens)['colors']>
type Unit = 'px' | 'em' | 'rem' | 'ch' | 'fr' | '%' | 'vw' | 'vh' | 'dvh' | 'svh' | 'ms' | 's'
type Length = `${number}${Unit}` | 0
type Formula = `${'calc' | 'min' | 'max' | 'clamp' | 'fit-content' | 'var' | 'env'}(${string})`
type Keyword = 'inherit' | 'initial' | 'unset'
/** Colours that do not depend on the theme. */
type PlainColour = 'transparent' | 'currentColor' | 'none' | `var(--${string})`

type ScaleToken = Names<(typeof scales)['spacing']>
interface Scales {
  colors: ColourName | `${ColourName}/${number}` | PlainColour
  spacing: ScaleToken | `-${ScaleToken}` | Length | Formula | 'auto' | `${string} ${string}`
  sizes: Names<(typeof scales)['sizes']> | Length | Formula | 'auto' | 'none' | `${'fit' | 'min' | 'max'}-content`
  radii: Names<(typeof scales)['radii']> | Length
  fonts: Names<(typeof tokens)['fonts']>
  fontSizes: Names<(typeof scales)['fontSizes']> | Length | Formula
  fontWeights: Names<(typeof scales)['fontWeights']>
  lineHeights: Names<(typeof scales)['lineHeights']> | Length
  letterSpacings: Names<(typeof scales)['letterSpacings']> | Length
  shadows: Names<(typeof semanticTokens)['shadows']> | 'none' | `${string} ${string}`
  zIndex: Names<(typeof scales)['zIndex']>
  durations: Names<(typeof scales)['durations']> | Length
  easings: Names<(typeof scales)['easings']> | 'linear'
}

type Breakpoint = keyof typeof breakpoints
type ConditionName = `_${keyof typeof conditions}` | Breakpoint | `${Breakpoint}Down` | 'base'

/** A value, or an object with values by condition. */
export type Conditional<Value> = Value | { [Name in ConditionName]?: Conditional<Value> }

type ScaleProps = {
  [Scale in keyof ScaleProperties as ScaleProperties[Scale]]?: Conditional<Scales[Scale] | Keyword> | undefined
}
type CssProps = {
  [Property in keyof Omit<CSSProperties, keyof ScaleProps>]?: Conditional<CSSProperties[Property]> | undefined
}
interface OwnProps {
  bg?: ScaleProps['background']
  borderTopRadius?: Conditional<Scales['radii']> | undefined
  textStyle?: Conditional<keyof typeof textStyles> | undefined
  borderBottomRadius?: Conditional<Scales['radii']> | undefined
  boxSize?: Conditional<Scales['sizes']> | undefined
  srOnly?: Conditional<boolean> | undefined
  lineClamp?: Conditional<number | `${number}` | 'none'> | undefined
  truncate?: Conditional<boolean> | undefined
  hideFrom?: Breakpoint | undefined
  hideBelow?: Breakpoint | undefined
}
type FlatProps = Omit<CssProps, keyof OwnProps> & ScaleProps & OwnProps & { [custom: `--${string}`]: string | number }

/** A style object: the props, and the same again under a condition or a selector. */
export type StyleObject = FlatProps & { [Name in ConditionName]?: StyleObject } & {
  [selector: `${string}&${string}` | `@${string}`]: StyleObject
}

/** The props of a styled element besides its own attributes. */
export type StyleProps = FlatProps & { [Name in ConditionName]?: StyleObject } & { css?: StyleObject | undefined }
