/** The shop's own pictures come in two widths; the name of the large one gives away the small one. Others have one only. */
export function srcSetOf(src: string): string | undefined {
  if (!src.endsWith('-800.avif')) return undefined
  return `${src.replace(/-800\.avif$/, '-400.avif')} 400w, ${src} 800w`
}
