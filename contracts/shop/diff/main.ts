import { diffShop } from './command.ts'

process.exitCode = await diffShop(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  env: process.env,
  err: (text) => process.stderr.write(text),
})
