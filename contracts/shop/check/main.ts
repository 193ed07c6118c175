import { ofThisProcess } from '#contracts/check/process.ts'
import { check } from './command.ts'

process.exitCode = await check(process.argv.slice(2), {
  ...ofThisProcess(),
  // Only a report needs this, which reads every source file of the app.
  appUsage: async () => (await import('#contracts/shop/app-usage/app-usage.ts')).appUsage(),
})
