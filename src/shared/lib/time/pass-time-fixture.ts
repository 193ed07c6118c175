import { vi } from 'vitest'

/**
 * Advances the fake clock by so many milliseconds and lets React render. To wait without passing time: 0, since
 * `expect.poll` and `expect.element` move the clock.
 */
export async function passTime(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds)
  await new Promise(requestAnimationFrame)
}
