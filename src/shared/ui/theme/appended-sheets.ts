/** The part of `@emotion/sheet` that this app uses. */
interface Sheet {
  insert: (rule: string) => void
  flush: () => void
}

/**
 * Replaces `@emotion/sheet`, by an alias in vite.config.ts: the rules of each task go into a new sheet after all
 * others. Chromium applies an appended sheet only to matching elements. A rule with a layer that is added to an applied
 * sheet makes it recalculate the style, the fonts and the layout of the whole page.
 */
export class StyleSheet implements Sheet {
  /** Emotion looks for its style elements here; there are none. */
  readonly tags: readonly HTMLStyleElement[] = []
  private readonly sheets = new Set<CSSStyleSheet>()
  private open: CSSStyleSheet | undefined

  hydrate(): void {}

  insert(rule: string): void {
    const sheet = (this.open ??= this.append())
    try {
      sheet.insertRule(rule, sheet.cssRules.length)
    } catch {
      // A rule for another browser, such as one for `::-moz-range-thumb`.
    }
  }

  private append(): CSSStyleSheet {
    const sheet = new CSSStyleSheet()
    this.sheets.add(sheet)
    document.adoptedStyleSheets.push(sheet)
    // Rendering inserts all rules of a screen in one task, and the browser applies them afterwards.
    queueMicrotask(() => (this.open = undefined))
    return sheet
  }

  flush(): void {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !this.sheets.has(sheet))
    this.open = undefined
  }
}
