import { z } from 'zod'
import type { KitCaller, KitLaw, OwnCheck } from '#mocks/any-contract/project/own-check.ts'
import { messageOnly } from '#mocks/engine/call/problem.ts'
import type { Contract } from '#openapi/contract/contract.ts'
import { messageOf } from '#openapi/contract/message-of.ts'
import { readContract } from '#openapi/contract/read-contract.ts'
import { theCaller, withTheRole } from '#contracts/session/session.ts'
import { CouldNotRun, orCouldNotRun } from '../could-not-run.ts'
import { listText } from '../journey-named.ts'
import { anyFlags, judgeFlags, parseFlags } from '../options.ts'
import { operationsOf } from '../sign-in.ts'
import type { HostOptions, Subject } from '../subject.ts'
import { withBodies } from './chosen.ts'
import { anyParts } from './parts.ts'
import { planText } from './plan.ts'

const checkFlags = z.object({
  ...anyFlags.shape,
  list: z.boolean().default(false).describe('print what would be sent with and without --write, and send nothing'),
  ...judgeFlags.shape,
})

/** Who calls where no project says it. */
const usualCallers: Readonly<Record<string, KitCaller>> = { [theCaller]: {}, [withTheRole]: {} }

function addressOf(given: string): string {
  const url = URL.parse(given)
  if (!url || !/^https?:$/.test(url.protocol) || url.search !== '' || url.username !== '')
    throw new CouldNotRun(`"${given}" is not an address: give one such as http://127.0.0.1:3000.`)
  return url.origin + url.pathname.replace(/\/+$/, '')
}

/** Throws `CouldNotRun` for an operation that a project names and its contract does not have. */
function mustHave({ operations }: Contract, { accounts = {}, undo = {}, journeys = [] }: OwnCheck): void {
  const ids = new Set(operations.map(({ id }) => id))
  const named = [
    ...Object.values(accounts).flatMap((caller) => operationsOf(caller).map((id) => ['check.accounts', id] as const)),
    ...Object.keys(undo).map((id) => ['check.undo', id] as const),
    ...journeys.flatMap(({ about }) => about.map((id) => ['check.journeys', id] as const)),
  ]
  for (const [key, id] of named)
    if (!ids.has(id)) throw new CouldNotRun(`${key}: the contract has no operation "${id}".`)
}

async function contractIn(file: string, check: OwnCheck): Promise<Contract> {
  const contract = await readContract(file).catch((error: unknown) => {
    throw new CouldNotRun(messageOf(error), { cause: error })
  })
  if (contract.operations.length === 0) throw new CouldNotRun(`${file} has no operation that can be called.`)
  mustHave(contract, check)
  return contract
}

/** A law of a project that says by its name when it fails itself. */
const named = ({ judge, ...law }: KitLaw): KitLaw => ({
  ...law,
  ...(judge && {
    judge: (call) =>
      orCouldNotRun(
        () => [...judge(call)],
        (reason) => `check.laws: ${law.name} cannot judge an answer of ${call.id}: ${reason}.`,
      ),
  }),
})

/** How any API is checked, with what a project adds to its contract. */
export function anySubject(check: OwnCheck, zone = 'UTC'): Subject {
  const { laws = [], journeys = [] } = check
  const hasOwn = laws.length + journeys.length > 0
  return {
    check: { ...check, laws: laws.map(named) },
    zone,
    callers: { ...usualCallers, ...check.accounts },
    flags: anyFlags,
    checkFlags,
    usage: {
      url: 'where the paths of the contract are, with or without the path of its server',
      settings: `CHECK_TOKEN is the token to send, as the contract says: user:password for HTTP basic. CHECK_ADMIN_TOKEN is that for
operations that need a role. kit.config.ts of this folder, or that of --config FILE, names the contract and flags.`,
    },
    async list(args) {
      const { values } = parseFlags(args, checkFlags)
      const plan = planText(await contractIn(values.contract, check), values)
      return hasOwn ? `${plan}\n${listText(journeys, laws)}` : plan
    },
    addressOf,
    contract: async ({ contract = '', body = [] }: HostOptions) => withBodies(await contractIn(contract, check), body),
    plan: (contract, { only, ...options }) =>
      anyParts(contract, { ...options, only: only === undefined ? undefined : [only].flat() }, journeys),
    recording: () => ({ errorBody: messageOnly }),
  }
}
