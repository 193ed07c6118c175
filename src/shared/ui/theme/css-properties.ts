/*
 * Stands in for `@pandacss/is-valid-prop`, by an alias in vite.config.ts: the browser knows which CSS properties there
 * are, so that a list of 600 names need not be loaded with the first page.
 */
const known = document.documentElement.style

/** Whether a prop is a style: a CSS property of this browser, a custom property, a selector or an at-rule. */
export const isCssProperty = (name: string): boolean => name in known || name.startsWith('--') || /[&@]/.test(name)
