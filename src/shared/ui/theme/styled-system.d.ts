/*
 * The types of `@chakra-ui/react/styled-system` (`paths` in tsconfig.json): Chakra's own module, with the style props
 * and recipes of this shop's theme instead of Chakra's default one. Types only: nothing of this exists at run time.
 */
import type {
  ChakraComponent as AnyComponent,
  HtmlProps,
  JsxFactoryOptions,
  PatchHtmlProps,
  PolymorphicProps,
} from 'chakra-types/factory.types'
import type { SlotRecipeDefinition } from 'chakra-types/recipe.types'
import type { ComponentProps, ComponentPropsWithoutRef, ElementType, FunctionComponent, JSX, Ref } from 'react'
import type { Conditional, StyleObject, StyleProps } from './style-props.ts'

export * from 'chakra-types/index'

type Assign<Target, Source> = Omit<Target, keyof Source> & Source
type Choice<Option> = Option extends 'true' | 'false'
  ? boolean
  : Option extends `${infer Count extends number}`
    ? Option | Count
    : Option

/** The variants of a recipe, as props. */
export type Selection<Variants> = { [Name in keyof Variants]?: Conditional<Choice<keyof Variants[Name]>> | undefined }

/** The look of an element, and the variants it comes in. */
export interface Recipe<Variants> {
  base?: StyleObject
  variants?: { readonly [Name in keyof Variants]: { readonly [Option in keyof Variants[Name]]: StyleObject } }
  defaultVariants?: Selection<NoInfer<Variants>>
  compoundVariants?: readonly (Selection<NoInfer<Variants>> & { css: StyleObject })[]
}

export type HTMLChakraProps<Element extends ElementType, Variants = {}> = Assign<
  PatchHtmlProps<ComponentPropsWithoutRef<Element>>,
  Assign<StyleProps, Selection<Variants>> & PolymorphicProps
>

export interface ChakraComponent<Element extends ElementType, Variants = {}> extends FunctionComponent<
  HTMLChakraProps<Element, Variants> & { ref?: ComponentProps<Element>['ref'] }
> {}

interface Factory {
  <Element extends ElementType>(element: Element): ChakraComponent<Element>
  <Element extends ElementType, Variants>(
    element: Element,
    recipe: Recipe<Variants>,
    options?: JsxFactoryOptions<ComponentProps<Element>>,
  ): ChakraComponent<Element, Variants>
}

export declare const chakra: Factory & { [Tag in keyof JSX.IntrinsicElements]: ChakraComponent<Tag> }
export declare function defineRecipe<Variants>(recipe: Recipe<Variants>): Recipe<Variants>
/** The look of one of Chakra's components, part by part; passed as its `recipe`. */
export declare function defineSlotRecipe<const Slot extends string>(recipe: {
  slots: readonly Slot[]
  base: { [Name in NoInfer<Slot>]?: StyleObject }
}): SlotRecipeDefinition<Slot>
