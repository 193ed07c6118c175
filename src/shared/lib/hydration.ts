/** How long calls wait for the hydration of a page at most, in milliseconds: a part of it may never end. */
const patience = 3000

let parts = 0
let resolve = () => {}
const ended = new Promise<void>((done) => {
  resolve = done
})

/** A part of a prerendered page begins to be hydrated, in several tasks. */
export function beginPart(): void {
  parts += 1
}

/** That part is hydrated. */
export function endPart(): void {
  parts -= 1
  if (parts === 0) resolve()
}

/**
 * Resolves once all parts of the page are hydrated. A newer answer would differ from HTML that is not hydrated yet. Called
 * once, as hydration begins.
 */
export const untilHydrated = (): Promise<unknown> =>
  Promise.race([ended, new Promise((done) => setTimeout(done, patience))])
