import { operations } from '#openapi/generated/operations.ts'
import { jsonCalls } from '../judge/json-path.ts'
import { afterHeader, fillingOf, notAPicture, otherFormatOf, pixel } from '../exchanges/pictures.ts'
import { addressOf } from '../exchanges/request.ts'
import type { Call } from '../judge/call.ts'
import { atOnce, givenBy, type Story, textsOf } from './story.ts'

/** What the shell lines of a run need to know of it. */
interface ShellOptions {
  origin: string
  /** Part of the names of the run's records, replaced so that the lines work again and again. */
  label: string
  accounts: Partial<Record<'customer' | 'admin', { email: string; password: string }>>
  tokens: Partial<Record<'customer' | 'admin', string>>
  /** A text of a request as reports may show it. */
  shown: (text: string, call: Call) => string
}

/** A shorter password also occurs in ordinary words. */
const shortest = 4

type Names = Map<string, string>

const single = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** A run of one letter, as long as no line should be. */
const lengthy = /(?<letter>[\w ])\k<letter>{199,}/g

/** A shell word for a text in which each of the names is a variable or another expression. */
function shellWord(text: string, names: Names): string {
  const found = [...names.keys()].filter((value) => text.includes(value)).toSorted((a, b) => b.length - a.length)
  const [value] = found
  if (value !== undefined) {
    const name = names.get(value) ?? ''
    return text
      .split(value)
      .map((part) => (part === '' ? '' : shellWord(part, names)))
      .join(`"${name}"`)
  }
  const parts = [...text.matchAll(lengthy)]
  if (parts.length === 0) return single(text)
  const [{ 0: run, index, groups }] = parts as [RegExpExecArray]
  return `${shellWord(text.slice(0, index), names)}"$(printf '%${run.length}s' | tr ' ' '${groups?.letter ?? 'x'}')"${shellWord(text.slice(index + run.length), names)}`
}

const tokenName = { guest: undefined, customer: 'CUSTOMER_TOKEN', admin: 'ADMIN_TOKEN' } as const

/** The options for the parts of a form. A file is made by an earlier line. */
function formParts(body: unknown, names: Names): string[] {
  return Object.entries(body ?? {}).flatMap(([name, value]: [string, unknown]) =>
    (Array.isArray(value) ? (value as unknown[]) : [value]).map((item) =>
      item instanceof Blob
        ? `-F '${name}=@${fileOf(item)};type=${item.type}'`
        : `-F ${shellWord(`${name}=${String(item)}`, names)}`,
    ),
  )
}

const fileOf = (file: Blob) => `/tmp/check-${file.size}.${otherFormatOf(file)?.[0] ?? 'png'}`

const octal = (bytes: Buffer) => [...bytes].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('')

/** Makes a picture of the size that the check sent. */
function makeFile(file: Blob): string {
  const [, other] = otherFormatOf(file) ?? []
  if (other !== undefined) return `echo ${other} | base64 -d > ${fileOf(file)}`
  const decoded = `echo ${pixel} | base64 -d`
  const filling = fillingOf(file.size)
  const made = filling
    ? `{ ${decoded} | head -c ${afterHeader}; printf '${octal(filling.head)}'; head -c ${filling.zeros} /dev/zero; printf '${octal(filling.sum)}'; ${decoded} | tail -c +${afterHeader + 1}; }`
    : file.size === notAPicture.length
      ? `printf '${notAPicture}'`
      : decoded
  return `${made} > ${fileOf(file)}`
}

function* filesIn(value: unknown): Generator<Blob> {
  if (value instanceof Blob) yield value
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) yield* filesIn(inner)
}

/** The command that makes a call: `curl` with the options given, and all that was sent. */
function curlOf(call: Call, flags: string, { origin, shown }: ShellOptions, names: Names): string {
  const operation = operations[call.id]
  const { body, raw = false } = call.asked
  const method = call.method ?? operation.method
  const verb = method === 'GET' ? '' : method === 'HEAD' ? ' -I' : ` -X ${method}`
  const words = [`curl ${flags}${verb} ${shellWord(shown(addressOf(origin, operation, call.asked).href, call), names)}`]
  const variable = call.token === undefined ? tokenName[call.caller] : undefined
  if (variable !== undefined) words.push(`-H "Authorization: Bearer $${variable}"`)
  else if (typeof call.token === 'string') words.push(`-H ${shellWord(`Authorization: Bearer ${call.token}`, names)}`)
  if (body !== undefined && operation.body?.contentType === 'multipart/form-data') words.push(...formParts(body, names))
  else if (body !== undefined) {
    const text = raw && typeof body === 'string' ? body : JSON.stringify(body)
    words.push(`-H 'Content-Type: application/json' --data-raw ${shellWord(shown(text, call), names)}`)
  }
  return words.join(' ')
}

/** A path as jq writes it: `.variants[0].id`. */
const jqPath = (path: string) => (path.startsWith('$[') ? `.${path.slice(1)}` : path.slice(1))

/** A variable's name for a value: `PRODUCT` for the id that createProduct gave, `ORDER` for an `orderId`. */
function nameFor(call: Call, path: string, taken: ReadonlySet<string>): string {
  const keys = jsonCalls(path).filter((key) => key !== null)
  const last = keys.at(-1) ?? ''
  const about =
    last === 'id'
      ? (keys.at(-2)?.replace(/s$/, '') ?? call.id.replace(/^(?:create|add|update|get|put)/, ''))
      : last.replace(/_?[iI]d$/, '')
  const name = (about.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_').replaceAll(/\W/g, '_') || 'ID').toUpperCase()
  for (let turn = 1; ; turn += 1) {
    const wanted = turn === 1 ? name : `${name}_${turn}`
    if (!taken.has(wanted)) return wanted
  }
}

/** The lines that sign in, make files, and name the run. */
function preparation(lines: readonly string[], calls: readonly Call[], options: ShellOptions): string[] {
  const text = lines.join('\n')
  const signIns = (['customer', 'admin'] as const).flatMap((caller) => {
    const [variable, setting] = [tokenName[caller], `CHECK_${caller.toUpperCase()}`]
    if (!text.includes(`$${variable}`)) return []
    if (!options.accounts[caller]) return [`${variable}=$${setting}_TOKEN`]
    const url = addressOf(options.origin, operations.login, {}).href
    return [
      `${variable}=$(jq -n --arg of "\${${setting}:?email:password}" '$of | capture("(?<email>[^:]*):(?<password>.*)")' | curl -s ${single(url)} -H 'Content-Type: application/json' -d @- | jq -r .token)`,
    ]
  })
  const files = new Map(calls.flatMap((call) => [...filesIn(call.asked.body)]).map((file) => [fileOf(file), file]))
  return [...(text.includes('$RUN') ? ['RUN=$(date +%s)'] : []), ...signIns, ...[...files.values()].map(makeFile)]
}

/** What every line says by a variable: the run, the accounts, their tokens. */
function namesOf({ label, accounts, tokens }: ShellOptions): Names {
  const names: Names = new Map()
  for (const spelled of new Set([label, label.toLowerCase(), label.toUpperCase()])) names.set(`-${spelled}-`, '-$RUN-')
  for (const caller of ['customer', 'admin'] as const) {
    const account = accounts[caller]
    const setting = `CHECK_${caller.toUpperCase()}`
    if (account)
      for (const [value, part] of [
        [account.email, '%%:*'],
        [account.password, '#*:'],
      ] as const)
        if (value.length >= shortest)
          for (const form of new Set([value, encodeURIComponent(value)])) names.set(form, `\${${setting}${part}}`)
    const token = tokens[caller]
    if (token !== undefined) names.set(token, `$${tokenName[caller]}`)
  }
  return names
}

/**
 * A story as lines for a shell with curl and jq, which run as they stand. Ids that the host gives are variables, and
 * the accounts are those of `CHECK_CUSTOMER` and `CHECK_ADMIN`.
 */
export function shellLines({ before, shows, beside: raced, leftOut }: Story, options: ShellOptions): string[] {
  const [names, taken] = [namesOf(options), new Set<string>()]
  const calls = [...before, shows]
  const waiting: string[] = []
  const lines = calls.flatMap((call, index) => {
    const beside = calls.filter((other) => other === call || atOnce(call, other))
    const [isOfMany, isLast] = [beside.length > 1, beside.at(-1) === call]
    const [answer, file] = ['printf %s "$ANSWER"', `/tmp/check-answer-${index + 1}.json`]
    const later = new Set(calls.slice(index + 1).flatMap((each) => [...textsOf(each)]))
    const curl = curlOf(call, beside.includes(shows) ? '-i' : '-s', options, names)
    const needed = [...givenBy(call)].filter(([value]) => later.has(value) && !names.has(value))
    const named = needed.map(([value, path]) => {
      const name = nameFor(call, path, taken)
      taken.add(name)
      names.set(value, `$${name}`)
      return `${name}=$(${isOfMany ? `cat ${file}` : answer} | jq -r '${jqPath(path)}')`
    })
    const [only, ...others] = named
    if (isOfMany) {
      waiting.push(...named)
      const line = only === undefined ? curl : `${curl} > ${file}`
      return isLast ? [`${line}; wait`, ...waiting.splice(0)] : [`${line} &`]
    }
    if (only === undefined) return [curl]
    return others.length === 0 ? [only.replace(answer, () => curl)] : [`ANSWER=$(${curl})`, ...named]
  })
  if (raced.length > 0) lines.unshift('# calls at once: run it again if the first time shows nothing')
  if (leftOut > 0) lines.unshift(`# ${leftOut} of the calls in between are left out`)
  return [...preparation(lines, calls, options), ...lines]
}
