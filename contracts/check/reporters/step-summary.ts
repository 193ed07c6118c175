import { appendFileSync } from 'node:fs'
import { orCouldNotRun } from '../could-not-run.ts'

/** GitHub shows no more of a step's summary. */
const mostBytes = 1_000_000

/** A text in Markdown, in one line, in which nothing is markup. */
export const inMarkdown = (text: string): string =>
  text.replaceAll(/[\\`*_{}[\]<>#|~&!]/g, (letter) => `\\${letter}`).replaceAll(/\s+/g, ' ')

/** Adds Markdown to the summary of a workflow's step; elsewhere nothing. Throws `CouldNotRun` when it cannot. */
export function writeStepSummary(env: Readonly<Record<string, string | undefined>>, markdown: string): void {
  const file = env['GITHUB_STEP_SUMMARY']
  if (file === undefined || file === '') return
  const text = Buffer.from(markdown).subarray(0, mostBytes).toString()
  orCouldNotRun(
    () => appendFileSync(file, `${text}\n`),
    (reason) => `GITHUB_STEP_SUMMARY ${file} cannot be written: ${reason}`,
  )
}
