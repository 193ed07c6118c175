import type { ChildProcess } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'

/**
 * Resolves once a started server answers at an address. If it has ended or does not answer within 10 s, stops it and
 * throws an error with its log.
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
