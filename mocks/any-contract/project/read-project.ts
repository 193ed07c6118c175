import { existsSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { isObject } from '#openapi/contract/json.ts'
import { messageOf } from '#openapi/contract/message-of.ts'
import { isAddress } from '#openapi/contract/is-address.ts'
import type { KitConfig, KitRule } from './define-kit.ts'

const texts = z.array(z.string()).optional()
const isWhole = (most: number) => z.int().min(0).max(most).optional()
/** Since an operation is at one path, whatever the host. */
const haveOnePath = (prefixes: readonly string[]) =>
  new Set(prefixes.map((each) => URL.parse(each, 'http://host')?.pathname.replace(/\/$/, ''))).size < 2
const isPrefix = (text: string) => /^(?:\/|https?:\/\/[^/])/.test(text)

const Config = z.strictObject({
  contract: z.string().min(1),
  store: z
    .strictObject({
      rows: isWhole(99_999),
      seed: isWhole(Number.MAX_SAFE_INTEGER),
      operations: z
        .record(
          z.string(),
          z.custom<KitRule>((rule) => typeof rule === 'function', 'give a function'),
        )
        .optional(),
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
    })
    .optional(),
  page: z
    .strictObject({
      storageName: z.string().min(1).optional(),
      prefixes: z
        .array(z.string().refine(isPrefix, 'give a path such as /api, or an address'))
        .min(1)
        .refine(haveOnePath, 'give all with the same path')
        .optional(),
    })
    .optional(),
}) satisfies z.ZodType<KitConfig>

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

/** The configuration that a value is, with the whole path of its contract. Throws one line that names what is wrong. */
export function projectOf(value: unknown, file: string): Project {
  const { data, error } = Config.safeParse(value, { reportInput: true })
  if (!data) throw new Error(`${file}: ${error.issues.map(wordsOf).join('; ')}.`)
  const contract = isAddress(data.contract) ? data.contract : resolve(dirname(file), data.contract)
  return { file, config: { ...data, contract } }
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
    /* @vite-ignore */ `${pathToFileURL(file).href}?${statSync(file).mtimeMs}`
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
 * The arguments of a command, with what the configuration says as flags, and the project, if there is one: that of
 * `--config FILE`, else of `kit.config.ts` where the command is called. What is given as a flag counts, and `--contract`
 * stands for a project that has nothing else.
 */
export async function withProject(
  args: readonly string[],
  part: 'store' | 'check',
  folder?: string,
): Promise<{ args: string[]; project: Project | undefined }> {
  const { others, project } = await findProject(args, folder)
  if (!project) return { args: others, project }
  const { contract, [part]: given = {} } = project.config
  return { args: [...others, `--contract=${contract}`, ...asFlags(given, others)], project }
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
