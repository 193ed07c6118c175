import { ofThisProcess } from '#contracts/process.ts'
import { check } from './command.ts'

process.exitCode = await check(process.argv.slice(2), {
  ...ofThisProcess(() => process.stderr.write('Stopping: the changes are being undone.\n')),
  // Reads every source of the app, which only a report needs.
  appUsage: async () => (await import('#contracts/app-usage/app-usage.ts')).appUsage(),
})
