/**
 * Resolves after the next frame, or soon in a hidden page, which paints none. An earlier press resolves it
 * before it takes effect itself.
 */
export function nextPaint(): Promise<unknown> {
  return new Promise((resolve) => {
    addEventListener('click', resolve, { capture: true, once: true })
    if (document.hidden) setTimeout(resolve)
    else requestAnimationFrame(() => setTimeout(resolve))
  })
}
