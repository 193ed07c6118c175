import { formatNumber } from './numbers.ts'
/** `1 item`, `3 items`; pass the plural if it is not the singular with an s. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`
}
