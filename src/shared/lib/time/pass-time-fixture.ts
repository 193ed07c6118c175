import { vi } from 'vitest'

/**
 * Advances the fake clock by so many milliseconds and lets React render. To wait without passing time: 0, since
 * `expect.poll` and `expect.element` move the clock.
 */
export async function passTime(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds)
  // React draws in tasks of its own, which a busy browser puts behind a frame.
  for (let round = 0; round < 3; round += 1) {
    await new Promise(requestAnimationFrame)
    await nextMessage()
  }
}

/** Resolves after the tasks that are waiting now. */
function nextMessage(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
}
