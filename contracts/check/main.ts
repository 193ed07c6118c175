import { check } from './command.ts'

process.exitCode = await check(process.argv.slice(2), {
  env: process.env,
  now: new Date(),
  out: (text) => void process.stdout.write(`${text}\n`),
  err: (text) => void process.stderr.write(`${text}\n`),
})
