/**
 * Keeps keys that belong to an input method, such as the Enter that ends a word, from every handler of a key. Safari
 * sends that Enter after the end of the composition, with the key code of keys that an input method has taken.
 */
export function hideComposedKeys(signal?: AbortSignal): void {
  addEventListener('keydown', hideComposed, { capture: true, ...(signal && { signal }) })
}

function hideComposed(event: KeyboardEvent): void {
  if (event.isComposing || event.keyCode === 229) event.stopPropagation()
}
