import type { Contract } from '#openapi/contract/contract.ts'
import { listIn, objectIn } from '#openapi/contract/json.ts'
import { operationsAt } from '../../engine/call/operation-at.ts'

/** The first part of a path below that of the server, such as `/books`; what a parameter stands for is any. */
const firstPart = (path: string) => path.split('/')[1]?.replace(/^.*\{.*$/, '*') ?? ''

/**
 * Where an app calls a contract, as patterns of addresses: at the prefixes that it is given, else at the servers of the
 * contract and at the same path of the app's own origin. Where nothing stands before its paths, each first part of them.
 */
export function addressesOf({ document, operations }: Contract, prefixes: readonly string[] | undefined): string[] {
  const servers = listIn(document.servers).map((each) => String(objectIn(each).url))
  const [first] = operations
  const before = first ? first.path.slice(0, first.path.length - first.keys[1].length) : ''
  const hosts = servers.flatMap((url) => URL.parse(url)?.origin ?? [])
  const usual = ['', ...hosts].map((origin) => origin + before)
  return [...new Set(prefixes ?? usual)].flatMap((given) => {
    const prefix = given.replace(/\/$/, '')
    const isBare = (URL.parse(prefix, 'http://host')?.pathname ?? '/') === '/'
    const parts = new Set(operations.map(({ keys: [, path] }) => firstPart(path)))
    return isBare ? [...parts].flatMap((part) => [`${prefix}/${part}`, `${prefix}/${part}/*`]) : [`${prefix}/*`]
  })
}

/**
 * Whether the backend answers what an app calls at one of these addresses. At the app's own origin its files may lie
 * beside the paths of the contract; at a server of the contract nothing else is, so that a wrong path is told.
 */
export function isAnswered({ operations }: Pick<Contract, 'operations'>, url: string, ownOrigin: string): boolean {
  const { origin, pathname } = new URL(url)
  return origin !== ownOrigin || operationsAt(operations, pathname).length > 0
}
