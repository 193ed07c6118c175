import { parseArgs, type ParseArgsConfig } from 'node:util'
import { messageOf } from '../engine/table/message-of.ts'

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

/** `parseArgs` of Node. Throws an error in one line that names a flag which is unknown or lacks its value. */
export function readFlags<Config extends ParseArgsConfig>(config: Config): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config)
  } catch (error) {
    throw new Error(inOneLine(messageOf(error)), { cause: error })
  }
}
