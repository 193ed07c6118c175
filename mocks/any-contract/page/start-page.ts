// First, since a schema is compiled or not when it is made.
import '../../page/without-compiling.ts'
import ucs2length from 'ajv/dist/runtime/ucs2length.js'
import equal from 'ajv/dist/runtime/equal.js'
import { type Contract, contractWith, type Operation } from '#openapi/contract/contract.ts'
import { formats } from '#openapi/contract/formats.ts'
import { type Json, objectIn } from '#openapi/contract/json.ts'
import { messageOf } from '#openapi/contract/message-of.ts'
import { judgedRegExp } from '#openapi/contract/reg-exp.ts'
import { sentText } from '#openapi/contract/request.ts'
import type { SchemaError } from '#openapi/contract/validator.ts'
import { openIndexedDb } from '../../engine/kit/indexed-db.ts'
import { withUndo } from '../../page/with-undo.ts'
import { keepLog } from '../../page/kept-log.ts'
import { readLinkedState, takeChanges } from '../../page/state-link.ts'
import { startWorker } from '../../page/worker/start-worker.ts'
import { notice } from '../../panel/notice.ts'
import { anyContract } from '../backend.ts'
import type { KitConfig, KitPage, KitStore } from '../project/define-kit.ts'
import { addressesOf, isAnswered } from './addresses.ts'
import { readOwn } from './own-address.ts'
import { sessionOf } from './session.ts'

/** A validator that was compiled when the app was built. */
interface Compiled {
  (value: unknown): boolean
  errors?: SchemaError[] | null
}

/** What compiled validators are made with: see `compiledValidators`. */
interface Parts {
  readonly formats: typeof formats
  readonly judgedRegExp: typeof judgedRegExp
  readonly modules: Readonly<Record<string, unknown>>
}

interface PageOptions {
  readonly document: Json
  readonly validators: (parts: Parts) => Readonly<Record<string, Compiled>>
  readonly zone: KitConfig['zone']
  /** Loaded, or being loaded. */
  readonly store: KitStore | Promise<KitStore> | undefined
  readonly page: KitPage | undefined
  /** The path of the app, with a slash at its end. */
  readonly base: string
  readonly worker: string
}

/** Bundlers differ in what the default of such a module is: its own, or all of it. */
const asModule = (given: unknown) => (typeof given === 'function' ? { default: given } : given)

const parts: Parts = {
  formats,
  judgedRegExp,
  modules: {
    'ajv/dist/runtime/ucs2length': asModule(ucs2length),
    'ajv/dist/runtime/equal': asModule(equal),
  },
}

const noFiles = () => {
  throw new Error('A page has no files of the contract.')
}
const source: Contract['source'] = { file: '', find: noFiles, lineOf: noFiles, write: noFiles }

/** The contract with its operations where the app calls them. */
function contractIn({ document, validators, page }: PageOptions): Contract {
  const compiled = validators(parts)
  const contract = contractWith(document, source, () => (pointer) => (value) => {
    const validate = compiled[pointer]
    return validate === undefined || validate(value) ? [] : (validate.errors ?? [])
  })
  const [prefix] = page?.prefixes ?? []
  if (prefix === undefined) return contract
  const before = new URL(prefix, location.origin).pathname.replace(/\/$/, '')
  const moved = (each: Operation): Operation => ({ ...each, path: before + each.keys[1] })
  return { ...contract, operations: contract.operations.map(moved) }
}

/** Says so where another worker has the scope, or takes it: a page has one, to which its calls go. */
async function tellOfOthers(worker: string, scope: string): Promise<void> {
  const warnOf = (other: ServiceWorker | null | undefined) => {
    if (!other || other.scriptURL === worker) return
    const { pathname } = new URL(other.scriptURL)
    notice(
      `${pathname} is another service worker of this page, which can have one: start it only where kit() is not, else nothing may answer here.`,
    )
  }
  const registration = await navigator.serviceWorker.getRegistration(scope)
  if (registration?.scope === scope) warnOf(registration.active)
  navigator.serviceWorker.addEventListener('controllerchange', () => warnOf(navigator.serviceWorker.controller))
}

const reload = () => location.reload()

/** Opens the backend of an app in its page, and starts the worker that answers the app's calls. */
async function open(options: PageOptions): Promise<void> {
  if (!('serviceWorker' in navigator))
    throw new Error('the backend needs a service worker, which browsers offer over https and on localhost only.')
  const contract = contractIn(options)
  const { page, worker, base, zone } = options
  const store = await options.store
  const any = anyContract(contract, { ...store, zone })
  const title = sentText(objectIn(contract.document.info).title ?? 'API')
  const storageName = page?.storageName ?? title
  const name = `suvarnika-kit ${storageName}`
  const session = sessionOf(page?.session, store?.accounts)
  const { choices, rest } = readOwn(location.href, {
    operations: contract.operations,
    checkScenario: any.scenarios.check,
    roles: session.accounts.map((each) => each.name),
  })
  const linked = choices.changes === undefined ? undefined : await readLinkedState(choices.changes)
  const { kinds } = any
  const storage = await openIndexedDb(name).then(
    (opened) => withUndo(opened, { name, kinds, sessionKeys: session.keys }),
    () => {
      notice('This browser keeps no data here: what you change lasts until the page is closed.')
      return undefined
    },
  )
  const { backend, kit, instance } = await any.open({
    settings: choices.settings,
    ...(storage && { persistence: storage.persistence }),
    onReseed: (reason) =>
      notice(
        `The backend was set up anew. ${reason} If another app of this address keeps its rows as "${storageName}" too, give one another page.storageName.`,
      ),
    onDetached: (reason) =>
      notice(`This page now has its own backend; reload it to share that of the other tabs. ${reason}`),
  })
  const scope = new URL(base, location.origin).href
  await tellOfOthers(scope + worker, scope)
  await startWorker(
    (request) => (isAnswered(contract, request.url, location.origin) ? backend.fetch(request) : undefined),
    addressesOf(contract, page?.prefixes).map((address) => new URL(address, location.origin).href),
    { url: base + worker, scope: base },
  )
  if (linked) await takeChanges(linked, instance, () => any.seed(instance.settings))
  storage?.follow()
  if (choices.role !== undefined) session.signIn(choices.role)
  if (rest !== location.pathname + location.search + location.hash) history.replaceState(history.state, '', rest)
  keepLog(backend.requests)
  const { mountKit } = await import('./mount-kit.ts')
  const stories = store?.stories ?? []
  const isFolded = linked !== undefined
  mountKit({ title, kit, instance, any, session, stories, storage, base, channel: name, isFolded, refetch: reload })
}

/** Starts the backend of an app in its page. It never rejects: the app starts in any case, and a notice says why. */
export const startPage = (options: PageOptions): Promise<void> =>
  open(options).catch((error: unknown) => notice(`The app has no backend here: ${messageOf(error)}`))
