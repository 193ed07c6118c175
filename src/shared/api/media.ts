import { env } from '../lib/env.ts'

/** Makes an image URL of the API loadable: root-relative ones get the API's origin, others stay unchanged. */
export function mediaUrl(path: string): string {
  // The seeded pictures lie beside the demo, wherever that is shown.
  if (env.apiMode !== 'live' && path.startsWith('/media/')) return import.meta.env.BASE_URL + path.slice(1)
  return path.startsWith('/') && !path.startsWith('//') ? `${env.apiUrl}${path}` : path
}
