import { messageOf } from '#openapi/contract/message-of.ts'
import document from '#openapi/generated/openapi.json' with { type: 'json' }
import { readFlags } from '#mocks/http/flags.ts'
import { mcpCommand, mcpFlags, mcpUsage } from '#contracts/mcp/mcp-command.ts'
import { serveShop } from '#mocks/shop/serve-shop.ts'
import { check } from '#contracts/check/command.ts'
import { diffShop } from '../diff/command.ts'

try {
  const { url, help } = readFlags({ options: mcpFlags }).values
  const subject = { info: document.info, contract: 'openapi/openapi.yaml', check, diff: diffShop }
  if (help) process.stdout.write(mcpUsage)
  else await mcpCommand(url, subject, (port) => serveShop({ port }))
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`)
  process.exitCode = 2
}
