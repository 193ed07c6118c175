import { operations } from '#openapi/generated/operations.ts'
import { shopContract } from '#contracts/shop/shop-contract.ts'
import { shopKnowledge } from '#contracts/shop/shop-knowledge.ts'
import type { Call } from '#contracts/judge/call.ts'
import { openSession } from '#contracts/session/open-session.ts'
import { begin } from './begin.ts'
import type { Send } from '#contracts/check/host.ts'
import type { RunOptions } from './options.ts'
import type { Surroundings } from '#contracts/check/process.ts'
import { aboutOf, runAll } from './run-all.ts'
import { watchRun } from '#contracts/check/watch-run.ts'

interface RunSurroundings extends Omit<Surroundings, 'env' | 'out' | 'err'> {
  /** Wraps `send`, to record the calls of the run. */
  listening?: (send: Send) => Send
}

/**
 * Judges a host: first the reads, in parallel; then, with `--write`, the rest.
 * Throws `CouldNotRun` when the host cannot be reached, an account cannot sign in, a token is refused, or nothing can be judged.
 */
export async function run(options: RunOptions, surroundings: RunSurroundings) {
  const { now, signal, onProgress, listening } = surroundings
  const { budget = Infinity } = options
  const watch = watchRun({ ...options, budget, signIn: operations.login }, surroundings)
  const { host, refuses } = watch
  const { send, tokens } = await begin(host.send, options, listening)
  const label = now.getTime().toString(36)
  /** Tells how far the run is, once that is known. */
  let tell: (() => void) | undefined
  // Not without the flag, since it loads the kit's whole backend.
  const mock = options['against-mock'] ? (await import('./against-mock.ts')).compareWithMock(options, label) : undefined
  const onCall = (call: Call) => {
    watch.onCall(call)
    mock?.add(call)
    tell?.()
  }
  const session = openSession({
    ...options,
    contract: shopContract,
    knowledge: shopKnowledge,
    send,
    tokens,
    label,
    onCall,
    refuses,
  })
  const outcome = await runAll(session, options, {
    now,
    signal,
    onProgress: (done, all) => {
      tell = () => onProgress?.(done, all, host.answers)
      tell()
    },
  })
  const judged = await watch.outcomeOf(session, outcome, shopContract, aboutOf(options))
  return {
    ...judged,
    /** What the kit's own backend answers differently. */
    differences: (await mock?.differences(judged.findings)) ?? [],
  }
}
