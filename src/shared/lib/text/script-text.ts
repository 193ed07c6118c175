/**
 * A value as JSON for a script element: no text in it can end the element. In ASCII, since browsers decode a page that
 * is ASCII throughout several times as fast.
 */
export const scriptText = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
