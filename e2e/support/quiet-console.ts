import { afterEach, beforeEach, expect, vi } from 'vitest'

/** Fails a test that logs unexpectedly. Spy on the console method to expect it. */
const methods = ['error', 'warn', 'log'] as const

beforeEach(() => {
  for (const method of methods) vi.spyOn(console, method).mockImplementation(() => undefined)
})

afterEach(() => {
  for (const method of methods) {
    const spy = vi.mocked(console[method])
    const said = vi.isMockFunction(spy) ? spy.mock.calls : []
    vi.restoreAllMocks()
    expect(said, `console.${method} stays empty`).toEqual([])
  }
})
