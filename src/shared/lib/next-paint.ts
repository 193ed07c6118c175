/**
 * Resolves after the next frame, or in the next task in a hidden page, which paints none. A click in between resolves
 * it at once, so that the waiting change is made before what the click does.
 */
export async function nextPaint(): Promise<void> {
  const end = new AbortController()
  await new Promise((resolve) => {
    addEventListener('click', resolve, { capture: true, signal: end.signal })
    if (document.hidden) setTimeout(resolve)
    else requestAnimationFrame(() => setTimeout(resolve))
  })
  end.abort()
}
