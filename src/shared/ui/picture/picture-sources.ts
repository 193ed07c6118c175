/** The shop's own pictures have two widths, with the small one's name derived from the large one's. Others have one. */
export function srcSetOf(src: string): string | undefined {
  if (!src.endsWith('-800.avif')) return undefined
  return `${src.replace(/-800\.avif$/, '-400.avif')} 400w, ${src} 800w`
}
