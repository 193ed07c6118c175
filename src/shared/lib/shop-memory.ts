/**
 * How the keys begin under which tab and browser remember something of this shop: changes of the cart, placed orders, drafts.
 * Who is here and how they like to look at it (`token`, `user`, `theme`, `motion`) is no part of it.
 */
const ofTheShop = 'shop:'

type Remembered = Record<string, string>

const rememberedIn = (storage: Storage): Remembered =>
  Object.fromEntries(
    Object.keys(storage)
      .filter((key) => key.startsWith(ofTheShop))
      .map((key) => [key, storage.getItem(key) ?? '']),
  )

/** The event by which browsers tell the other tabs: each memory reads afresh. */
const readAfresh = () => dispatchEvent(new StorageEvent('storage'))

/** Drops all that tab and browser remember of the shop, for when another one has taken its place; whatever shows it is told. */
export function forgetShop(): void {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(rememberedIn(storage))) storage.removeItem(key)
  } catch {
    // Storage is blocked: nothing was kept.
  }
  readAfresh()
}

/** What tab and browser remember of the shop, to be carried to another browser. */
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
