const mostShops = 200
/** In milliseconds. */
const longestIdle = 10 * 60_000

const nameOfShop = /^[A-Za-z0-9-]{1,64}$/

/** Why no shop is opened, with the status of the answer. */
export class ShopRefused extends Error {
  readonly status: 400 | 503

  constructor(status: 400 | 503, message: string) {
    super(message)
    this.status = status
  }
}

/**
 * The shops that calls open by a name, each at its first call. One without a call for ten minutes is closed.
 * `now` gives milliseconds that only go up.
 */
export function createOwnShops<Shop>(open: () => Promise<Shop>, now: () => number) {
  const shops = new Map<string, { opened: Promise<Shop>; calledAt: number }>()

  return {
    /** Rejects with `ShopRefused` for another name than letters, digits and `-`, and when too many shops are open. */
    async named(name: string): Promise<Shop> {
      if (!nameOfShop.test(name))
        throw new ShopRefused(400, 'X-Kit-Shop: give a name of at most 64 letters, digits and hyphens.')
      for (const [other, { calledAt }] of shops) if (now() - calledAt >= longestIdle) shops.delete(other)
      const existing = shops.get(name)
      if (!existing && shops.size >= mostShops)
        throw new ShopRefused(
          503,
          `${mostShops} backends are open, as many as this server keeps. One closes after 10 minutes without a call, or at once by DELETE /__kit/shop with its X-Kit-Shop.`,
        )
      const opened = existing?.opened ?? open()
      shops.set(name, { opened, calledAt: now() })
      return opened
    },
    close: (name: string) => shops.delete(name),
  }
}
