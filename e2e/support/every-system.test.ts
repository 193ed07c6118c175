import { expect, test } from 'vitest'
import { files, textOf } from '#contracts/shop/app-usage/import-graph.ts'

/** What works on one system only, and what to write instead. */
const traps: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/['`/]\.bin\//, "start a package's own JavaScript file: node_modules/.bin has scripts of the shell on Windows"],
  [/\b(?:spawn|execFile)(?:Sync)?\('node'/, 'process.execPath: another Node may come first on the PATH'],
  [/\b(?:spawn|execFile)(?:Sync)?\('np[mx]'(?![^\n]*\bshell\b)/, 'the JavaScript file behind the script, or `shell`'],
  [/\bnew URL\([^)]*import\.meta\.url\)\.pathname/, 'fileURLToPath: on Windows a pathname begins with /C:'],
  [/\bprocess\.kill\(-/, 'kill of the process itself: Windows has no groups'],
  [/\bsymlinkSync\([^,\n]+, [^,\n]+\)$/m, "the type 'junction', which Windows lets everybody make"],
]

test('what a person runs works on Linux, macOS and Windows', () => {
  const here = 'e2e/support/every-system.test.ts'
  const wrong = files
    .filter((file) => file !== here)
    .flatMap((file) =>
      traps.filter(([pattern]) => pattern.test(textOf(file))).map(([, instead]) => `${file}: use ${instead}`),
    )
  expect(wrong).toEqual([])
})
