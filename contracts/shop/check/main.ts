import { check } from '#contracts/check/command.ts'
import { ofThisProcess } from '#contracts/check/process.ts'

process.exitCode = await check(process.argv.slice(2), {
  ...ofThisProcess(),
  // Only a report needs this, which reads every source file of the app.
  appUsage: async () => (await import('#contracts/shop/app-usage/app-usage.ts')).appUsage(),
})
