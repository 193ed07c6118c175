/** Moves the focus to the page's h1, else to main, after a navigation. Does not scroll, which the router does. */
export function focusPage(): void {
  const target = document.querySelector<HTMLElement>('main h1[tabindex="-1"]') ?? document.querySelector('main')
  target?.focus({ preventScroll: true })
}
