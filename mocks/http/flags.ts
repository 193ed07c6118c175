import { parseArgs, type ParseArgsConfig } from 'node:util'
import { messageOf } from '#openapi/contract/message-of.ts'

/** Node's words for a wrong flag, without its advice on what no command here needs, and in one line. */
const inOneLine = (words: string) =>
  words
    .replace(
      / argument is ambiguous[^]*/,
      ' needs a value; one that begins with a dash comes after =, as in --seed=-1.',
    )
    .replace(/ <value>' argument missing/, "' needs a value.")
    .replace(/\. (?:To specify|This command)[^]*/, '')
    .replace(/\.?$/, '.')

/** Throws for a flag with one value that has two, since either may be the one that was meant. */
function mustBeGivenOnce({ options = {}, ...config }: ParseArgsConfig): void {
  const { tokens } = parseArgs({ ...config, options, tokens: true })
  const given = new Set<string>()
  for (const token of tokens) {
    if (token.kind !== 'option' || token.value === undefined || options[token.name]?.multiple) continue
    if (given.has(token.name)) throw new Error(`'${token.rawName}' is given twice: give it once.`)
    given.add(token.name)
  }
}

/** `parseArgs` of Node. Throws an error in one line that names a flag which is unknown, lacks its value or has two. */
export function readFlags<Config extends ParseArgsConfig>(config: Config): ReturnType<typeof parseArgs<Config>> {
  try {
    mustBeGivenOnce(config)
    return parseArgs(config)
  } catch (error) {
    throw new Error(inOneLine(messageOf(error)), { cause: error })
  }
}
