/*
 * Replaces `@pandacss/is-valid-prop`, by an alias in vite.config.ts: asks the browser which CSS properties exist
 * instead of loading a list of 600 names.
 */
const known = document.documentElement.style

/** Whether a prop is a style: a CSS property of this browser, a custom property, a selector or an at-rule. */
export const isCssProperty = (name: string): boolean => name in known || name.startsWith('--') || /[&@]/.test(name)
