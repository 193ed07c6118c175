import type { ChildProcess } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'

/**
 * Resolves once a started server answers at an address. Stops the server and throws, with what its log says, if it has
 * ended or gives no answer within 10 s.
 */
export async function answering(address: string, server: ChildProcess, log = () => ''): Promise<void> {
  for (let attempt = 0; attempt < 500 && server.exitCode === null; attempt += 1) {
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok) return
    await setTimeout(20)
  }
  const what = server.exitCode === null ? 'does not answer' : 'has ended and does not answer'
  server.kill()
  throw new Error(`${server.spawnfile} ${what} at ${address}. ${log()}`)
}
