/** The longest time that calls wait for hydration, in milliseconds, since a part may never finish. */
const patience = 3000

let parts = 0
let resolve = () => {}
const ended = new Promise<void>((done) => {
  resolve = done
})

/** Called when the hydration of a part of the page starts. */
export function beginPart(): void {
  parts += 1
}

/** Called when that part is hydrated. */
export function endPart(): void {
  parts -= 1
  if (parts === 0) resolve()
}

/**
 * Resolves once all parts of the page are hydrated, since newer answers would differ from HTML that is not hydrated
 * yet. Called during hydration.
 */
export const untilHydrated = (): Promise<unknown> =>
  Promise.race([ended, new Promise((done) => setTimeout(done, patience))])
