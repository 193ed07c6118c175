/** What emotion expects of `@emotion/sheet`, as far as this app uses it. */
interface Sheet {
  insert: (rule: string) => void
  flush: () => void
}

/**
 * Replaces `@emotion/sheet`, by an alias in vite.config.ts: the rules of each task go into a new sheet behind all
 * others. Chromium applies an appended sheet to the elements that its rules match. A rule with a layer that is added to
 * an applied sheet makes it work out the style, the fonts and the layout of the whole page again.
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
      // A rule for another browser, such as of `::-moz-range-thumb`.
    }
  }

  private append(): CSSStyleSheet {
    const sheet = new CSSStyleSheet()
    this.sheets.add(sheet)
    document.adoptedStyleSheets.push(sheet)
    // Rendering inserts the rules of a screen in one go, and the browser applies them after it.
    queueMicrotask(() => (this.open = undefined))
    return sheet
  }

  flush(): void {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !this.sheets.has(sheet))
    this.open = undefined
  }
}
