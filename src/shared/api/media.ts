import { env } from '../lib/env.ts'

/** An image address of the API made loadable: root-relative ones belong to the API's origin, others stay as they are. */
export function mediaUrl(path: string): string {
  return path.startsWith('/') && !path.startsWith('//') ? `${env.apiUrl}${path}` : path
}
