import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { forgetEarlyInput } from './start/play-early-input.ts'

/** The data that a prerendered page hands to the app. */
export interface PageData {
  /** The shop's time in the HTML, in epoch milliseconds. */
  at: number
  /** The answers in the HTML, each with its query key; none if it shows skeletons. */
  answers: [key: QueryKey, data: unknown][]
}

const dataScript = () => document.getElementById('page-data')

/**
 * Reads the data of the prerendered HTML in the root. Undefined if there is none, or if it was made for another address
 * or shop; then it gives way to its cover, and its part of the head is removed.
 */
export function readPageData(root: HTMLElement): PageData | undefined {
  const text = dataScript()?.textContent
  if (!text) return undefined
  const { classList } = document.documentElement
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by this very build
  if (!classList.contains('unfit')) return JSON.parse(text) as PageData
  discardPage(root)
  return undefined
}

const pageCover = () => document.getElementById('cover')

/** Removes the data and the cover once the app has drawn the page. */
export function removePageData(): void {
  dataScript()?.remove()
  pageCover()?.remove()
}

/** Removes prerendered HTML from the document. Its cover, if it has one, stays in the root until something is drawn there. */
export function discardPage(root: HTMLElement): void {
  root.replaceChildren(...(pageCover()?.childNodes ?? []))
  removePageData()
  forgetEarlyInput()
  for (const element of document.querySelectorAll('[data-page]')) element.remove()
  document.documentElement.classList.remove('unfit')
}

/** Puts the answers into the cache with the age in `updatedAt`, so that stale ones are reloaded. */
export function fillCache(client: QueryClient, { answers }: PageData, updatedAt: number): void {
  for (const [key, data] of answers) client.setQueryData(key, data, { updatedAt })
}
