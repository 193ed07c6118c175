import { existsSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { isObject } from '#openapi/contract/json.ts'
import { messageOf } from '#openapi/contract/message-of.ts'
import { isAddress } from '#openapi/contract/is-address.ts'
import type { KitConfig, KitStore } from './define-kit.ts'
import type { KitJourney, KitLaw, KitUndo } from './own-check.ts'

const someText = z.string().min(1)
const functionOf = <Value>() => z.custom<Value>((given) => typeof given === 'function', 'give a function')
const texts = z.array(z.string()).optional()
const isWhole = (most: number) => z.int().min(0).max(most).optional()
/** Since an operation is at one path, whatever the host. */
const haveOnePath = (prefixes: readonly string[]) =>
  new Set(prefixes.map((each) => URL.parse(each, 'http://host')?.pathname.replace(/\/$/, ''))).size < 2
const isPrefix = (text: string) => /^(?:\/|https?:\/\/[^/])/.test(text)

const isZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
const areDifferent = (accounts: readonly { name: string; token: string }[]) =>
  new Set(accounts.flatMap(({ name, token }) => [`name ${name}`, `token ${token}`])).size === 2 * accounts.length

const law = { name: someText, sentence: someText, reason: someText }

/** What a project adds to its contract for the check. */
const ownCheck = {
  accounts: z
    .record(
      z.string(),
      z
        .strictObject({
          signIn: someText,
          tokenAt: someText,
          email: someText,
          password: someText,
          role: someText,
          me: someText,
        })
        .partial(),
    )
    .optional(),
  laws: z.array(z.looseObject({ ...law, judge: functionOf<NonNullable<KitLaw['judge']>>().optional() })).optional(),
  journeys: z
    .array(
      z.looseObject({
        name: someText,
        about: z.array(z.string()),
        reads: z.boolean().optional(),
        make: functionOf<KitJourney['make']>(),
      }),
    )
    .optional(),
  undo: z
    .record(
      z.string(),
      z
        .strictObject({
          by: functionOf<NonNullable<KitUndo['by']>>(),
          remains: functionOf<NonNullable<KitUndo['remains']>>(),
        })
        .partial(),
    )
    .optional(),
  instead: z.custom<object>(isObject, 'give an object').optional(),
}

/** A configuration of which each part is loaded. */
type Loaded = { readonly [Name in keyof KitConfig]: Exclude<KitConfig[Name], () => unknown> }

const Config = z.strictObject({
  contract: someText,
  zone: z.string().refine(isZone, 'give the name of a zone such as Europe/Paris').optional(),
  store: z
    .strictObject({
      rows: isWhole(99_999),
      seed: isWhole(Number.MAX_SAFE_INTEGER),
      accounts: z
        .array(z.strictObject({ name: someText, role: someText.optional(), token: someText }))
        .refine(areDifferent, 'give each a name and a token of its own')
        .optional(),
      operations: z.record(z.string(), functionOf<NonNullable<KitStore['operations']>[string]>()).optional(),
      scenarios: z
        .record(
          z.string(),
          z.strictObject({
            description: z.string(),
            change: functionOf<NonNullable<NonNullable<KitStore['scenarios']>[string]['change']>>().optional(),
          }),
        )
        .optional(),
      stories: z
        .array(
          z.strictObject({
            name: someText,
            sentence: someText,
            address: z.string().startsWith('/', 'give a path such as /books'),
          }),
        )
        .optional(),
      errorBody: functionOf<NonNullable<KitStore['errorBody']>>().optional(),
      instead: functionOf<NonNullable<KitStore['instead']>>().optional(),
    })
    .optional(),
  check: z
    .strictObject({
      header: texts,
      signIn: z.string().optional(),
      tokenAt: z.string().optional(),
      also: texts,
      only: texts,
      skip: texts,
      param: texts,
      body: texts,
      ...ownCheck,
    })
    .optional(),
  page: z
    .strictObject({
      session: someText.optional(),
      storageName: someText.optional(),
      prefixes: z
        .array(z.string().refine(isPrefix, 'give a path such as /api, or an address'))
        .min(1)
        .refine(haveOnePath, 'give all with the same path')
        .optional(),
    })
    .optional(),
}) satisfies z.ZodType<Loaded>

/** What is wrong with one part. */
function wordsOf(issue: z.core.$ZodIssue): string {
  const at = issue.path.join('.')
  if (issue.code === 'unrecognized_keys')
    return `there is no ${issue.keys.map((key) => [...issue.path, key].join('.')).join(', ')}`
  if (issue.code === 'invalid_type' && issue.input === undefined) return `${at} is missing`
  return `${at || 'the configuration'}: ${issue.message.replace(/^Invalid input: /, '').replace(/^Too/, 'too')}`
}

/** What a project has, and the file that says so. */
export interface Project {
  readonly file: string
  readonly config: KitConfig
}

function checked(value: unknown, file: string): Loaded {
  const { data, error } = Config.safeParse(value, { reportInput: true })
  if (!data) throw new Error(`${file}: ${error.issues.map(wordsOf).join('; ')}.`)
  return data
}

const isLater = ([name, part]: [string, unknown]) =>
  ['store', 'check', 'page'].includes(name) && typeof part === 'function'

/** The configuration that a value is, with the whole path of its contract. Throws one line that names what is wrong. */
export function projectOf(value: unknown, file: string): Project {
  const later = isObject(value) ? Object.fromEntries(Object.entries(value).filter(isLater)) : {}
  const now = isObject(value) ? Object.fromEntries(Object.entries(value).filter((each) => !isLater(each))) : value
  const config: KitConfig = { ...checked(now, file), ...later }
  const contract = isAddress(config.contract) ? config.contract : resolve(dirname(file), config.contract)
  return { file, config: { ...config, contract } }
}

/**
 * A part of a project, which may be loaded for that; undefined if it has none. Rejects with one line that says what is
 * wrong.
 */
export async function partOf<Name extends 'store' | 'check' | 'page'>(
  { file, config }: Project,
  name: Name,
): Promise<Loaded[Name]> {
  const { contract, [name]: part } = config
  if (typeof part !== 'function') return part as Loaded[Name]
  const value: unknown = await Promise.resolve(part())
  return checked({ contract, [name]: value }, file)[name]
}

/** The names of the file that says what a project has. */
const usualNames = ['kit.config.ts', 'kit.config.js', 'kit.config.mjs']

/** The configuration in a folder; undefined if there is none. */
export const configIn = (folder: string): string | undefined =>
  usualNames.map((name) => resolve(folder, name)).find((file) => existsSync(file))

/** Reads a configuration anew. Rejects with one line that names the file and what is wrong. */
export async function readProject(given: string): Promise<Project> {
  const file = resolve(given)
  if (!existsSync(file)) throw new Error(`${given} does not exist.`)
  // The number is that of the file as it is now: a module is loaded once.
  const module: unknown = await import(
    /* @vite-ignore */ `${pathToFileURL(file).href}?${statSync(file, { bigint: true }).mtimeNs}`
  ).catch((cause: unknown) => {
    const isForeign = isObject(cause) && cause.code === 'ERR_UNKNOWN_FILE_EXTENSION'
    const reason = isForeign
      ? 'this Node reads no TypeScript: call it kit.config.mjs, or take Node 22.18'
      : messageOf(cause)
    throw new Error(`${given} could not be read: ${reason.split('\n')[0]?.replace(/\.$/, '')}.`, { cause })
  })
  if (!isObject(module) || module.default === undefined)
    throw new Error(`${given} has no default export: write export default defineKit({ contract: … }).`)
  return projectOf(module.default, file)
}

/** A flag by the name of a key: `signIn` is `--sign-in`. */
const flagOf = (key: string) => `--${key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

const has = (args: readonly string[], flag: string) => args.some((each) => each === flag || each.startsWith(`${flag}=`))

/** The texts, numbers and lists of a part as flags, without those that are given. */
const asFlags = (part: object, args: readonly string[]): string[] =>
  Object.entries(part).flatMap(([key, value]: [string, unknown]) =>
    has(args, flagOf(key))
      ? []
      : [value]
          .flat()
          .flatMap((each) => (/^(?:string|number)$/.test(typeof each) ? `${flagOf(key)}=${each as string}` : [])),
  )

/** The value of `--config`, and the arguments without it. */
function configNamed(args: readonly string[]): { named: string | undefined; others: string[] } {
  const at = args.findIndex((each) => /^--config(?:=|$)/.test(each))
  if (at < 0) return { named: undefined, others: [...args] }
  const [flag = '', next] = args.slice(at)
  const isJoined = flag.includes('=')
  const named = isJoined ? flag.slice('--config='.length) : next
  if (named === undefined || named === '' || (!isJoined && named.startsWith('-')))
    throw new Error("Option '--config' needs a value.")
  return { named, others: args.toSpliced(at, isJoined ? 1 : 2) }
}

/**
 * The arguments of a command, with what the configuration says as flags, and the part and the zone of the project, if
 * there is one: that of `--config FILE`, else of `kit.config.ts` where the command is called. What is given as a flag
 * counts, and `--contract` stands for a project that has nothing else.
 */
export async function withProject<Name extends 'store' | 'check'>(
  args: readonly string[],
  name: Name,
  folder?: string,
): Promise<{ args: string[]; part?: Loaded[Name]; zone?: string | undefined }> {
  const { others, project } = await findProject(args, folder)
  if (!project) return { args: others }
  const { contract, zone } = project.config
  const part = await partOf(project, name)
  const named = part?.instead === undefined ? [`--contract=${contract}`] : []
  // A recording has rows of its own.
  const counted = has(others, '--recording') ? { ...part, rows: undefined } : part
  return { args: [...others, ...named, ...asFlags(counted ?? {}, others)], part, zone }
}

/** The project of a command, if there is one, and its arguments without `--config`. */
export async function findProject(
  args: readonly string[],
  folder = process.cwd(),
): Promise<{ others: string[]; project: Project | undefined }> {
  const { named, others } = configNamed(args)
  const isByContract = has(others, '--contract')
  if (named !== undefined && isByContract) throw new Error('--config names the contract: leave it out, or --contract.')
  const file = named ?? (isByContract ? undefined : configIn(folder))
  return { others, project: file === undefined ? undefined : await readProject(file) }
}
