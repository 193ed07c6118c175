import type { Run } from '#contracts/session/run.ts'
import { inParallel } from './in-parallel.ts'

/** A part of a run, such as an exchange or a journey. */
export interface Part {
  /** A part without one belongs to the others: it is made even after the run was stopped, and not told of. */
  readonly name?: string
  /** Resolves to the reason if it could not be made. */
  readonly make: () => Promise<string | undefined>
}

/** What a run makes. */
export interface RunParts {
  readonly run: Run
  /** Each begins when the one before it has ended. Its lanes run side by side, the parts of a lane one after another. */
  readonly stages: ReadonlyArray<ReadonlyArray<readonly Part[]>>
  /** What is not made, and why. A part may add to it. */
  readonly skipped: Array<{ name: string; reason: string }>
  /** Whether the run is about an operation. */
  readonly about: (id: string) => boolean
}

/** What a run has made, what it has not and why, and what it has left on the host. */
export interface Made {
  readonly made: readonly string[]
  readonly skipped: ReadonlyArray<{ name: string; reason: string }>
  readonly left: readonly string[]
}

interface Watching {
  /** Stops the run; its changes are still undone. */
  signal?: AbortSignal | undefined
  onProgress?: (done: number, all: number) => void
}

/** Makes the parts of a run. */
export async function runParts(
  { run, stages, skipped }: RunParts,
  { signal, onProgress }: Watching = {},
): Promise<Made> {
  const made: string[] = []
  const all = stages.flat(2).length
  let done = 0
  async function inTurn(parts: readonly Part[]): Promise<void> {
    for (const { name, make } of parts) {
      const reason = name !== undefined && signal?.aborted ? 'the run was stopped' : await make()
      if (name !== undefined && reason === undefined) made.push(name)
      else if (name !== undefined && reason !== undefined) {
        const isTold = skipped.some((each) => name.includes(each.name) && each.reason === reason)
        if (!isTold) skipped.push({ name, reason })
      }
      onProgress?.((done += 1), all)
    }
  }
  for (const stage of stages) await inParallel(stage, inTurn)
  return { made, skipped, left: [...new Set(run.leftovers)] }
}
