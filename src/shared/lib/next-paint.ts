/**
 * Resolves after the next frame, or soon in a hidden page, which paints none. An earlier press resolves it
 * before it takes effect itself.
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
