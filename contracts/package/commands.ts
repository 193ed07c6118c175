import './older-node.ts'
import { messageOf } from '#openapi/contract/message-of.ts'
import { readContract } from '#openapi/contract/read-contract.ts'
import { sentText } from '#openapi/contract/request.ts'
import { objectIn } from '#openapi/contract/json.ts'
import { anyContract } from '#mocks/any-contract/backend.ts'
import { findProject, partOf, withProject } from '#mocks/any-contract/project/read-project.ts'
import { serveCommand } from '#mocks/any-contract/serve-command.ts'
import { serveContract } from '#mocks/any-contract/serve-contract.ts'
import { readFlags } from '#mocks/http/flags.ts'
import { readServeFlags, serveUsage } from '#mocks/serve-flags.ts'
import { check } from '../check/command.ts'
import { ofThisProcess } from '../check/process.ts'
import { diff, type DiffSurroundings } from '../diff/command.ts'
import { mcpCommand, mcpFlags, mcpUsage } from '../mcp/mcp-command.ts'
import type { McpSubject } from '../mcp/mcp-server.ts'
import { record } from '../record/command.ts'

const surroundings: DiffSurroundings = {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  env: process.env,
}

const noContract = 'Name the contract: --contract FILE, or a kit.config.ts in this folder.'

async function serve(given: readonly string[]): Promise<void> {
  const { args, ...project } = await withProject(given, 'store')
  const flags = readServeFlags(args)
  return flags ? serveCommand(flags, project) : void process.stdout.write(`${serveUsage}\n`)
}

async function mcp(given: readonly string[]): Promise<void> {
  const { others, project } = await findProject(given)
  const options = { ...mcpFlags, contract: { type: 'string' } } as const
  const { url, help, contract: file = project?.config.contract } = readFlags({ args: others, options }).values
  if (help) return void process.stdout.write(mcpUsage)
  if (file === undefined) throw new Error(noContract)
  const contract = await readContract(file)
  const { title = file, version = '' } = objectIn(contract.document.info)
  const store = project && (await partOf(project, 'store'))
  const subject: McpSubject = {
    info: { title: sentText(title), version: sentText(version) },
    contract: file,
    check: (flags, around) => check([...flags, project ? `--config=${project.file}` : `--contract=${file}`], around),
    diff,
  }
  return mcpCommand(url, subject, (port) =>
    serveContract(anyContract(contract, { ...store, zone: project?.config.zone }), { port }),
  )
}

const commands: Readonly<
  Record<string, { says: string; run: (args: readonly string[]) => Promise<0 | 1 | 2 | void> }>
> = {
  serve: { says: 'a backend with a memory for the contract, over HTTP', run: serve },
  check: { says: 'judges a host by the contract', run: (args) => check(args, ofThisProcess()) },
  diff: { says: 'what changed between two contracts', run: (args) => diff(args, surroundings) },
  record: { says: 'records a host', run: (args) => record(args, ofThisProcess()) },
  mcp: { says: 'the backend, the check and the diff as tools for a coding assistant', run: mcp },
}

const usage = `npx suvarnika <command> [flags]
${Object.entries(commands)
  .map(([name, { says }]) => `  ${name.padEnd(8)}${says}`)
  .join('\n')}
Each has --help. The contract is that of --contract FILE, else of kit.config.ts in this folder or of --config FILE.`

const [name = '--help', ...args] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
try {
  if (command) process.exitCode = (await command.run(args)) ?? process.exitCode
  else if (name === '--help') process.stdout.write(`${usage}\n`)
  else throw new Error(`There is no command "${name}".\n${usage}`)
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`)
  process.exitCode = 2
}
