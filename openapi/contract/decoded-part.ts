/** The text that a part of an address stands for; a malformed one, such as `100%`, stands for itself. */
export function decodedPart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
