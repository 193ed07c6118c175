import { type OperationId, operations, type Tag } from '#openapi/generated/operations.ts'
import { type Exchange, fault, type Listed } from '#contracts/exchanges/exchange.ts'
import { allExchanges } from '#contracts/exchanges/all.ts'
import type { Player } from '#contracts/session/player.ts'
import { leavesATrace } from '#contracts/exchanges/undo.ts'
import { bodySchema } from '../judge/contract/openapi.ts'
import { journeys } from './journeys/all.ts'
import type { Options } from './options/options.ts'

/** One exchange or journey of a run. */
export interface Task {
  name: string
  /** Tasks of one lane are played one after the other, since they judge the same cart, account or orders. */
  lane: string
  /** Resolves to the reason if it could not be played. */
  play: () => Promise<string | undefined>
}

export interface Skipped {
  exchange: string
  reason: string
}

interface Plan {
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

/** What the journeys of refusals play for each constraint of the request. */
const isBrokenAnyway = ({ id, status }: Listed) => status === '400' && bodySchema(id) !== undefined

const refused = (reason: string) => (each: Listed) => ({ exchange: `${each.id} ${each.status}`, reason })

/** The lane that is played before the others. */
export const alone = 'alone'

/** Orders, carts and sales depend on each other, and so do sign-ins and accounts. */
const lanes: Partial<Record<Tag, string>> = { cart: 'orders', sales: 'orders', auth: 'users' }
const laneOf = (id: OperationId | undefined) => {
  const tag = id && operations[id].tag
  return tag === undefined ? '' : (lanes[tag] ?? tag)
}

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
    lane: laneOf(id),
    // A host may be lenient here, since the refusal journeys require a 400 for each broken constraint.
    play: () => player.play(id, status, exchange, status === '400' ? 'documented' : 'wanted'),
  })
  const writing = wanted.filter((each) => !reads(each)).filter((each) => !(write && isBrokenAnyway(each)))
  const kept = writing.filter((each) => !(traceless && leaves(each)))
  return {
    reading: wanted.filter(reads).map(task),
    writing: write ? kept.map(task) : [],
    journeys: journeys
      .filter((journey) => journey.about.some((id) => about(id)))
      .filter((journey) => (write || !journey.writes) && !(traceless && journey.leaves))
      .map((journey): Task => ({
        name: journey.name,
        lane: journey.alone ? alone : laneOf(journey.about[0]),
        play: () => player.perform(journey),
      })),
    skipped: write
      ? writing
          .filter((each) => !kept.includes(each))
          .map(refused('it cannot be undone: leave out --traceless to play it'))
      : writing.map(refused('it writes: add --write to play it')),
  }
}
