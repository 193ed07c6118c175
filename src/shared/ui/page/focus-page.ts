/**
 * Moves the focus to the part of the page that its address names, else to the page's h1, else to main, after a
 * navigation. Does not scroll, which the router does.
 */
export function focusPage(): void {
  const target =
    document.querySelector<HTMLElement>('main [data-arrival]') ??
    document.querySelector<HTMLElement>('main h1[tabindex="-1"]') ??
    document.querySelector('main')
  target?.focus({ preventScroll: true })
}
