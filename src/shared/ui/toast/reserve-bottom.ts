/**
 * Keeps toasts clear of a bar at the bottom of the screen, until the returned function is called. By an attribute: a
 * custom property of the root is inherited, so the browser would restyle the whole page.
 */
export function reserveBottom(): () => void {
  const { dataset } = document.documentElement
  dataset.bottomBar = ''
  return () => delete dataset.bottomBar
}
