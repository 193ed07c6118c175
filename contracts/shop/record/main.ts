import { ofThisProcess } from '#contracts/check/process.ts'
import { record } from './command.ts'

process.exitCode = await record(process.argv.slice(2), ofThisProcess())
