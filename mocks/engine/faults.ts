import { generateMersenne53Randomizer } from '@faker-js/faker'
import type { Operation } from './contract.ts'
import { Problem } from './problem.ts'

/** What a scenario, the address or the panel does to the network. */
export interface FaultPlan {
  /** Milliseconds that each answer waits. */
  latency: number
  /** Probability, 0 to 1, that a call fails. */
  errors: number
  /** Each GET that lists gives 500. */
  lists: boolean
  /** Tags that give 503. */
  outage: readonly string[]
  /** The next call that needs a token gets 401. */
  expireToken: boolean
}

export const noFaults: FaultPlan = { latency: 0, errors: 0, lists: false, outage: [], expireToken: false }

const isList = ({ id, method }: Operation) => method === 'GET' && /^(list|search|filter)/.test(id)

/** Decides, call by call and the same for the same seed, what goes wrong. */
export function createFaults(plan: FaultPlan, seed: number) {
  const random = generateMersenne53Randomizer(seed)
  let tokenToExpire = plan.expireToken
  return {
    latency: plan.latency,
    /** Throws the 5xx that this call is to get, if any. */
    strike(operation: Operation) {
      if (plan.outage.includes(operation.tag)) throw new Problem(503, 'This part of the shop is out of service.')
      if (plan.lists && isList(operation)) throw new Problem(500, 'The list could not be read.')
      if (plan.errors > 0 && random.next() < plan.errors) throw new Problem(500, 'Something went wrong on our side.')
    },
    /** Whether the token of this call is to count as expired: once, for the first that needs one. */
    get tokenToExpire() {
      return tokenToExpire
    },
    expiresToken(): boolean {
      const expires = tokenToExpire
      tokenToExpire = false
      return expires
    },
  }
}
