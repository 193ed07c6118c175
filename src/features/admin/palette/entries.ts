import { hasWords } from '#src/shared/lib/text/has-words.ts'

/** A result of the palette: something to open or show. */
export interface Entry {
  /** Unique in the palette. */
  id: string
  name: string
  hint: string
  /** The address of its picture; undefined for a kind of record without pictures. */
  picture?: string | null
  /** The screen that it leads to, or what shows it in the palette. */
  opens: { to: string; state?: unknown } | (() => void)
}

/** Entries of one kind, under their heading. */
export interface Group {
  title: string
  entries: Entry[]
  /** Shown instead of entries. */
  note?: string
}

/** Screens whose name contains every word of the text, in any order. */
export function matchingScreens<Screen extends { name: string }>(screens: readonly Screen[], text: string): Screen[] {
  return screens.filter(({ name }) => hasWords(text, name))
}
