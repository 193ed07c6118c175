import { ofThisProcess } from '#contracts/check/process.ts'
import { record } from '#contracts/record/command.ts'

process.exitCode = await record(process.argv.slice(2), ofThisProcess())
