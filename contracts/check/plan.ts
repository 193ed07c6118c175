import { type OperationId, operations } from '#openapi/generated/operations.ts'
import { type Exchange, fault, type Listed } from '#contracts/exchanges/exchange.ts'
import { allExchanges } from '#contracts/exchanges/all.ts'
import type { Player } from '#contracts/session/player.ts'
import { leavesATrace } from '#contracts/exchanges/undo.ts'
import { journeys } from './journeys/all.ts'
import type { Options } from './options/options.ts'

/** One exchange or journey of a run. */
export interface Task {
  name: string
  /** Resolves to the reason if it could not be played. */
  play: () => Promise<string | undefined>
}

export interface Skipped {
  exchange: string
  reason: string
}

export interface Plan {
  reading: Task[]
  writing: Task[]
  journeys: Task[]
  skipped: Skipped[]
}

type Playable = Listed & { exchange: Exchange }

const reads = ({ id, status }: Listed) => operations[id].method === 'GET' || (id === 'login' && status === '200')
const isPlayable = (each: Listed): each is Playable => each.exchange !== fault
/** A refused call leaves nothing to undo. */
const leaves = ({ id, status }: Listed) => status.startsWith('2') && leavesATrace(id)

const refused = (reason: string) => (each: Listed) => ({ exchange: `${each.id} ${each.status}`, reason })

/** Whether a run includes an operation. */
export const aboutOf =
  ({ only }: Pick<Options, 'only'>) =>
  (id: OperationId) =>
    only === undefined || operations[id].tag === only

/** Chooses what to play on a host: exchanges that read, exchanges that write, and journeys. */
export function planOf(player: Player, { write, traceless, only }: Options): Plan {
  const about = aboutOf({ ...(only !== undefined && { only }) })
  const wanted = allExchanges.filter(({ id }) => about(id)).filter(isPlayable)
  const task = ({ id, status, exchange }: Playable): Task => ({
    name: `${id} ${status}`,
    // A host may be lenient here, since the refusal journeys require a 400 for each broken constraint.
    play: () => player.play(id, status, exchange, status !== '400'),
  })
  const writing = wanted.filter((each) => !reads(each))
  const kept = writing.filter((each) => !(traceless && leaves(each)))
  return {
    reading: wanted.filter(reads).map(task),
    writing: write ? kept.map(task) : [],
    journeys: journeys
      .filter((journey) => journey.about.some((id) => about(id)))
      .filter((journey) => (write || !journey.writes) && !(traceless && journey.leaves))
      .map((journey): Task => ({ name: journey.name, play: () => player.perform(journey) })),
    skipped: write
      ? writing
          .filter((each) => !kept.includes(each))
          .map(refused('it cannot be undone: leave out --traceless to play it'))
      : writing.map(refused('it writes: add --write to play it')),
  }
}
