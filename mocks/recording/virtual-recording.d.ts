declare module 'virtual:recording' {
  /** Loads the text of the recording that the shop starts with; undefined without one. */
  export const loadText: (() => Promise<{ text: string }>) | undefined
}
