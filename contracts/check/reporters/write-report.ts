import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeDirectory } from '../make-directory.ts'
import { orCouldNotRun } from '../could-not-run.ts'
import type { Report } from '../report.ts'
import { html } from './html.ts'
import { junit } from './junit.ts'
import { sarif } from './sarif.ts'

const forms: Record<string, (report: Report) => string> = {
  'report.json': (report) => `${JSON.stringify(report, null, 2)}\n`,
  'report.html': html,
  'report.xml': junit,
  'report.sarif': sarif,
}

const writing = (directory: string, write: () => void) =>
  orCouldNotRun(write, (reason) => `--report ${directory} cannot be written: ${reason}`)

/** Creates the directory before the run, which may take minutes. Throws `CouldNotRun` when it cannot. */
export const prepareReport = (directory: string) => writing(directory, () => makeDirectory(directory))

/**
 * Writes the report into `directory` as JSON, HTML, JUnit XML and SARIF. Throws `CouldNotRun` when it cannot be
 * written.
 */
export const writeReport = (directory: string, report: Report) =>
  writing(directory, () => {
    for (const [name, form] of Object.entries(forms)) writeFileSync(join(directory, name), form(report))
  })
