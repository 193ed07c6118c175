/**
 * Replaces `@emotion/is-prop-valid`, by an alias in vite.config.ts, to save its list of all HTML and SVG attributes:
 * the types accept only attributes, style props and variants, and Chakra removes the last two.
 */
const own = new Set(['as', 'asChild', 'theme', 'unstyled', 'recipe'])

// oxlint-disable-next-line import/no-default-export -- the package it stands in for has one
export default (name: string): boolean => !own.has(name)
