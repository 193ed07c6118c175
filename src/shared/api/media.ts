import { env } from '../lib/env.ts'

/** An image address of the API made loadable: root-relative ones belong to the API's origin, others stay as they are. */
export function mediaUrl(path: string): string {
  // The seeded pictures lie beside the demo, wherever that is shown.
  if (env.apiMode === 'mock' && path.startsWith('/media/')) return import.meta.env.BASE_URL + path.slice(1)
  return path.startsWith('/') && !path.startsWith('//') ? `${env.apiUrl}${path}` : path
}
