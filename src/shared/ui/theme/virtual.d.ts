declare module 'virtual:token-values' {
  /** What each token is as a CSS value, by category and name. */
  export const tokenValues: Readonly<Record<string, Readonly<Record<string, string>>>>
}
