/**
 * How the keys begin under which tab and browser remember something of this shop: changes of the cart, placed orders, drafts.
 * Who is here and how they like to look at it (`token`, `user`, `theme`, `motion`) is no part of it.
 */
const ofTheShop = 'shop:'

/** Drops all that tab and browser remember of the shop, for when another one has taken its place; whatever shows it is told. */
export function forgetShop(): void {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) if (key.startsWith(ofTheShop)) storage.removeItem(key)
    }
  } catch {
    // Storage is blocked: nothing was kept.
  }
  // The event by which browsers tell the other tabs: each memory reads afresh.
  dispatchEvent(new StorageEvent('storage'))
}
