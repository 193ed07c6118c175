import { messageOf } from '#openapi/contract/message-of.ts'
import { withProject } from './any-contract/project/read-project.ts'
import { serveCommand } from './any-contract/serve-command.ts'
import { readServeFlags, serveUsage } from './serve-flags.ts'

try {
  const { args, ...project } = await withProject(process.argv.slice(2), 'store')
  const flags = readServeFlags(args)
  if (flags) await serveCommand(flags, project)
  else process.stdout.write(`${serveUsage}\n`)
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`)
  process.exitCode = 2
}
