const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes a printable text for XML and HTML, including attributes. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => entities[letter] ?? letter)
