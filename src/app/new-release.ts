import { isRecord } from '#src/shared/lib/values/is-record.ts'
import { stored } from '#src/shared/lib/storage/stored.ts'

/** What was typed on a page, by the name of each field. */
interface Typed {
  pathname: string
  fields: [name: string, value: string][]
}

/** Kept across the reload. */
export const typed = stored<Typed | null>({
  key: 'shop:typed',
  area: 'session',
  blank: null,
  valid: (kept) =>
    isRecord(kept) && typeof kept.pathname === 'string' && Array.isArray(kept.fields)
      ? { pathname: kept.pathname, fields: kept.fields.filter(isTypedField) }
      : undefined,
})

function isTypedField(kept: unknown): kept is Typed['fields'][number] {
  return Array.isArray(kept) && kept.length === 2 && kept.every((text) => typeof text === 'string')
}

/** The fields of the page whose text may be kept, by name or label: no passwords, files or card fields. */
export const typedFields = (): [name: string, field: HTMLInputElement][] =>
  [
    ...document.querySelectorAll<HTMLInputElement>(
      'main :is(textarea, select, input:not([type=password], [type=file], [type=checkbox], [type=radio], [autocomplete^=cc]))',
    ),
  ].map((field) => [field.name || `${field.labels?.[0]?.textContent}`, field])

/** The number of chunks being loaded ahead. If one of them fails, the page is not reloaded. */
export const ahead = { loading: 0 }

/**
 * After a new release the server may no longer have the chunks of the old one. Then the page is reloaded, and what was
 * typed is kept. To rule out a broken connection, the page's own chunk must be missing too.
 */
export function followReleases(): void {
  addEventListener('vite:preloadError', () => {
    if (ahead.loading > 0) return
    const fields = typedFields().map(([name, { value }]): Typed['fields'][number] => [name, value])
    const { pathname } = location
    fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok, headers }) => {
        if (ok && headers.get('content-type')?.includes('javascript')) return
        typed.write({ pathname, fields })
        location.reload()
      },
      () => undefined,
    )
  })
}
