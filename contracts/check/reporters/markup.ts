const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes text for XML and HTML, including attributes; characters that XML forbids become `?`. */
export function escaped(text: string): string {
  return (
    text
      .replaceAll(/[&<>"']/g, (letter) => entities[letter] ?? letter)
      // oxlint-disable-next-line no-control-regex -- exactly the characters that XML 1.0 does not allow
      .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '?')
  )
}
