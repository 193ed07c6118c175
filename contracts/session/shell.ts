import type { Contract } from '#openapi/contract/contract.ts'
import type { Path } from '#openapi/contract/json.ts'
import { fieldNames } from '#openapi/contract/fields.ts'
import { operationNamed } from '#openapi/contract/operation.ts'
import { afterHeader, fillingOf, notAPicture, otherFormatOf, pixel } from './pictures.ts'
import type { Call } from '../judge/call.ts'
import { type SessionOptions, theCaller } from './session.ts'
import { printable } from '#openapi/contract/printable.ts'
import { lineBreak, octal, quoted, shellWord, type Wording } from './shell-word.ts'
import { atOnce, givenBy, type Story, textsOf } from './story.ts'
import {
  addressOf,
  bodyText,
  encodedPart,
  fieldsOf,
  headersOf,
  isFields,
  multipart,
  partsOf,
  sentTypeOf,
} from '#openapi/contract/request.ts'
import { type SignIn, wayFor } from '#openapi/contract/sign-in.ts'

/** What the shell lines of a run need to know of it. */
interface ShellOptions {
  contract: Contract
  /** The operation that signs in, if there are accounts. */
  signIn?: string | undefined
  origin: string
  /** Part of the names of the run's records, replaced so that the lines work again and again. */
  label: string
  accounts: SessionOptions['accounts']
  tokens: SessionOptions['tokens']
  alsoSent?: SessionOptions['alsoSent']
  /** A text of a request as reports may show it. */
  shown: (text: string, call: Call) => string
  /** A text without the credentials of the run. */
  redact: Wording['redact']
}

/** A shorter password also occurs in ordinary words. */
const shortest = 4

/** The variables with what a caller is known by; with one caller alone they need no name before them. */
export const settingOfCaller = (caller: string) => (caller === theCaller ? 'CHECK' : `CHECK_${caller.toUpperCase()}`)
const tokenName = (caller: string) => (caller === theCaller ? 'TOKEN' : `${caller.toUpperCase()}_TOKEN`)

/** The options for the parts of a form. A file is made by an earlier line. */
const formParts = (body: unknown, wording: Wording) =>
  partsOf(body).map(([name, part]) =>
    part instanceof Blob
      ? `-F ${shellWord(`${name}=@${fileOf(part)};type=${part.type}`, wording)}`
      : // With -F, curl would send the file that a text beginning with @ or < names.
        `--form-string ${shellWord(`${name}=${String(part)}`, wording)}`,
  )

const fileOf = (file: Blob) => `/tmp/check-${file.size}.${otherFormatOf(file)?.[0] ?? 'png'}`

/** Makes a picture of the size that the check sent. */
function makeFile(file: Blob): string {
  const [, other] = otherFormatOf(file) ?? []
  if (other !== undefined) return `echo ${other} | base64 -d > ${fileOf(file)}`
  const decoded = `echo ${pixel} | base64 -d`
  const filling = fillingOf(file.size)
  const filled = filling
    ? `{ ${decoded} | head -c ${afterHeader}; printf '${octal(filling.head)}'; head -c ${filling.zeros} /dev/zero; printf '${octal(filling.sum)}'; ${decoded} | tail -c +${afterHeader + 1}; }`
    : file.size === notAPicture.length
      ? `printf '${notAPicture}'`
      : decoded
  return `${filled} > ${fileOf(file)}`
}

function* filesIn(value: unknown): Generator<Blob> {
  if (value instanceof Blob) yield value
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) yield* filesIn(inner)
}

/** The option of curl that sends a token, of which `word` is the shell's word, and the header that it makes. */
function tokenOption({ in: place, name, scheme }: SignIn, word: string): [header: string, option: string] {
  if (place === 'query') return ['', `--url-query ${quoted(`${encodedPart(name)}=`)}${word}`]
  if (place === 'cookie') return ['Cookie', `-H ${quoted(`Cookie: ${name}=`)}${word}`]
  if (scheme === 'basic') return [name, `-u ${word}`]
  return [name, `-H ${quoted(`${name}: ${scheme === 'bearer' ? 'Bearer ' : ''}`)}${word}`]
}

/** The variable with the value of a header of the run that no report may show. */
const headerVariable = (name: string) => `CHECK_${name.toUpperCase().replaceAll(/\W/g, '_')}`

/** The options of curl for all headers of a call, and for its token wherever it is. */
function headerOptions(call: Call, { shown, tokens, alsoSent }: ShellOptions, wording: Wording): string[] {
  const { operation, input, caller, token, method } = call
  // Of a method beyond the contract nothing but the path is sent.
  const own = Object.entries(method === undefined ? headersOf(operation, input) : {})
  // Where the run adds nothing, its host answers nothing but JSON; others may choose by it.
  const needed = own.filter(([name, value]) => alsoSent || name !== 'Accept' || value !== 'application/json')
  const options = needed.map(([name, value]) => [name, `-H ${shellWord(`${name}: ${shown(value, call)}`, wording)}`])
  const isVariable = token === undefined && caller !== 'guest'
  const way = wayFor(operation.signIn, token ?? tokens[caller] ?? '')
  if (way && isVariable) options.push(tokenOption(way, `"$${tokenName(caller)}"`))
  else if (way && typeof token === 'string') options.push(tokenOption(way, shellWord(token, wording)))
  const names = new Set(Object.keys(alsoSent ?? {}).map((name) => name.toLowerCase()))
  return [
    ...options.flatMap(([name = '', option = '']) => (names.has(name.toLowerCase()) ? [] : [option])),
    ...Object.entries(alsoSent ?? {}).map(([name, value]) =>
      value === undefined
        ? `-H ${quoted(`${name}: `)}"\${${headerVariable(name)}:?}"`
        : `-H ${quoted(`${name}: ${value}`)}`,
    ),
  ]
}

/** The options of curl for the body of a call. */
function bodyOptions(call: Call, { shown }: ShellOptions, wording: Wording): string[] {
  const { operation, input } = call
  const type = sentTypeOf(operation)
  if (input.body === undefined) return []
  if (type === multipart) return formParts(input.body, wording)
  if (isFields(type, input))
    return fieldsOf(input.body).map(
      ([name, text]) => `--data-urlencode ${shellWord(`${encodedPart(name)}=${shown(text, call)}`, wording)}`,
    )
  const text = bodyText(type, input)
  const word = shown(text, call)
  return [`--data-raw ${shellWord(text === input.body ? word : printable(word), wording)}`]
}

/** The command that makes a call: `curl` with the options given, and all that was sent. */
function curlOf(call: Call, flags: string, options: ShellOptions, wording: Wording): string {
  const { operation, method = operation.method } = call
  const verb = method === 'GET' ? '' : method === 'HEAD' ? ' -I' : ` -X ${method}`
  const address = options.shown(addressOf(options.origin, operation, call.input).href, call)
  const sent = [...headerOptions(call, options, wording), ...bodyOptions(call, options, wording)]
  return [`curl ${flags}${verb} ${shellWord(address, wording)}`, ...sent].join(' ')
}

/** A path as jq writes it: `.variants[0].id`. */
const jqPath = (path: Path) =>
  path.reduce<string>((text, key) => {
    const isWord = typeof key === 'string' && /^[a-z_]\w*$/i.test(key)
    const place = typeof key === 'string' ? printable(JSON.stringify(key)) : String(key)
    return isWord ? `${text === '.' ? '' : text}.${key}` : `${text}[${place}]`
  }, '.')

/**
 * Names the run: anew for lines that are run within the same second, in digits, which any pattern allows, and in no more
 * characters than the label, since a text may be as long as the contract allows.
 */
const runLine = "RUN=$(jq -n 'now * 1e6 | floor % 1e8')"

const callersOf = ({ accounts, tokens }: ShellOptions) => [...Object.keys(accounts), ...Object.keys(tokens)]

/** The variables that lines use beside those for what a host gives. */
const ownNames = (options: ShellOptions) => [
  'RUN',
  'ANSWER',
  lineBreak.name,
  ...callersOf(options).flatMap((caller) => [tokenName(caller), settingOfCaller(caller)]),
]

/**
 * A variable's name for a value: `PRODUCT` for the id that createProduct gave, `ORDER` for an `orderId`. Only from the
 * contract's own fields: a host could name a variable that the shell itself uses, such as `PATH`.
 */
function nameFor(call: Call, path: Path, taken: ReadonlySet<string>): string {
  const keys = path.filter((key) => typeof key === 'string')
  const ofCall = call.id.replace(/^(?:create|add|update|get|put)/, '')
  const named = keys.filter((key) => fieldNames(call.operation.contract).has(key))
  const [last = 'id', parent] = named.at(-1) === keys.at(-1) ? named.toReversed() : []
  const about = last === 'id' ? (parent?.replace(/s$/, '') ?? ofCall) : last.replace(/_?[iI]d$/, '')
  const name = (about.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_').replaceAll(/\W/g, '_') || 'ID').toUpperCase()
  for (let turn = 1; ; turn += 1) {
    const wanted = turn === 1 ? name : `${name}_${turn}`
    if (!taken.has(wanted)) return wanted
  }
}

/** The lines that sign in, make files, and name the run. */
function preparation(lines: readonly string[], calls: readonly Call[], options: ShellOptions): string[] {
  const text = lines.join('\n')
  const signIns = [...new Set(calls.map(({ caller }) => caller))].toSorted().flatMap((caller) => {
    const variable = tokenName(caller)
    const setting = settingOfCaller(caller)
    if (!text.includes(`$${variable}`)) return []
    if (!options.accounts[caller] || options.signIn === undefined) return [`${variable}=$${setting}_TOKEN`]
    const url = addressOf(options.origin, operationNamed(options.contract, options.signIn), {}).href
    return [
      `${variable}=$(jq -n --arg of "\${${setting}:?email:password}" '$of | capture("(?<email>[^:]*):(?<password>.*)")' | curl -s ${quoted(url)} -H 'Content-Type: application/json' -d @- | jq -r .token)`,
    ]
  })
  const files = new Map(calls.flatMap((call) => [...filesIn(call.input.body)]).map((file) => [fileOf(file), file]))
  const own = [
    ...(text.includes('$RUN') ? [runLine] : []),
    ...(text.includes(`$${lineBreak.name}`) ? [lineBreak.line] : []),
  ]
  return [...own, ...signIns, ...[...files.values()].map(makeFile)]
}

/** What every line says by a variable: the run, the accounts, their tokens. */
function namesOf(options: ShellOptions): Map<string, string> {
  const { label, accounts, tokens } = options
  const names = new Map<string, string>()
  for (const spelled of new Set([label, label.toLowerCase(), label.toUpperCase()])) names.set(`-${spelled}-`, '-$RUN-')
  for (const caller of new Set(callersOf(options))) {
    const account = accounts[caller]
    const setting = settingOfCaller(caller)
    if (account)
      for (const [value, part] of [
        [account.email, '%%:*'],
        [account.password, '#*:'],
      ] as const)
        if (value.length >= shortest)
          for (const form of new Set([value, encodedPart(value)])) names.set(form, `\${${setting}${part}}`)
    const token = tokens[caller]
    if (token !== undefined) names.set(token, `$${tokenName(caller)}`)
  }
  return names
}

/**
 * A story as lines for a shell with curl and jq, which run as they stand. Ids that the host gives are variables, and
 * accounts and tokens are those of the settings of the run. Nothing that a host has sent is run, or sends a file.
 */
export function shellLines({ before, shows, beside: raced, leftOut }: Story, options: ShellOptions): string[] {
  const names = namesOf(options)
  const taken = new Set(ownNames(options))
  const wording = { names, redact: options.redact }
  const calls = [...before, shows]
  const waiting: string[] = []
  const lines = calls.flatMap((call, index) => {
    const beside = calls.filter((other) => other === call || atOnce(call, other))
    const isOfMany = beside.length > 1
    const isLast = beside.at(-1) === call
    const answer = 'printf %s "$ANSWER"'
    const file = `/tmp/check-answer-${index + 1}.json`
    const later = new Set(calls.slice(index + 1).flatMap((each) => [...textsOf(each)]))
    const curl = curlOf(call, beside.includes(shows) ? '-i' : '-s', options, wording)
    const needed = [...givenBy(call)].filter(([value]) => later.has(value) && !names.has(value))
    const named = needed.map(([value, path]) => {
      const name = nameFor(call, path, taken)
      taken.add(name)
      names.set(value, `$${name}`)
      return `${name}=$(${isOfMany ? `cat ${file}` : answer} | jq -r ${quoted(jqPath(path))})`
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
