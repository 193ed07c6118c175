/**
 * The prefix of storage keys for data of this shop: cart changes, placed orders, drafts. The session and display
 * preferences (`token`, `user`, `theme`, `motion`) do not have it.
 */
const ofTheShop = 'shop:'

type Remembered = Record<string, string>

const rememberedIn = (storage: Storage): Remembered =>
  Object.fromEntries(
    Object.keys(storage)
      .filter((key) => key.startsWith(ofTheShop))
      .map((key) => [key, storage.getItem(key) ?? '']),
  )

/** The event browsers send to other tabs, so that every reader of storage reads again. */
const readAfresh = () => dispatchEvent(new StorageEvent('storage'))

/** Removes all stored data of the shop, for when another shop replaces it, and notifies its readers. */
export function forgetShop(): void {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(rememberedIn(storage))) storage.removeItem(key)
  } catch {
    // Storage is blocked: nothing was kept.
  }
  readAfresh()
}

/** The stored data of the shop, for copying to another browser. */
export const shopMemory = {
  read(): { local: Remembered; session: Remembered } {
    try {
      return { local: rememberedIn(localStorage), session: rememberedIn(sessionStorage) }
    } catch {
      return { local: {}, session: {} }
    }
  },
  write({ local, session }: { local: Remembered; session: Remembered }): void {
    try {
      for (const [key, value] of Object.entries(local)) if (key.startsWith(ofTheShop)) localStorage.setItem(key, value)
      for (const [key, value] of Object.entries(session))
        if (key.startsWith(ofTheShop)) sessionStorage.setItem(key, value)
    } catch {
      // Storage is blocked: the screen shows what the backend has.
    }
    readAfresh()
  },
}
