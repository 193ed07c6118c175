/**
 * Inlined into the head of each prerendered page, where it decides before the first paint whether the HTML may be shown:
 * the class `unfit` hides it. It is the same on every page, so that one hash in a content policy covers it.
 */
import { isOwnPage } from './own-page.ts'

/** How long the overlay of a page with its data stays, even while the app is still loading, in milliseconds. */
const hideAfter = 500

const { classList } = document.documentElement
const { path = '', filled } = document.currentScript?.dataset ?? {}
let shop: string | null = null
let token: string | null = null
try {
  shop = localStorage.getItem('kit:shop')
  token = localStorage.getItem('token')
} catch {
  // Storage is blocked: then nothing is kept.
}
const isOwn = isOwnPage(path, { pathname: location.pathname, search: location.search, shop, at: Date.now() })
classList.toggle('unfit', !isOwn)
// The HTML is a guest's: this reserves the room of what the app shows to a signed-in person instead.
classList.toggle('signed-in', token !== null)
if (isOwn && filled !== undefined) setTimeout(() => classList.add('uncovered'), hideAfter)
