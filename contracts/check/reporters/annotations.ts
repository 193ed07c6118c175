import { wordsOfFinding } from './in-words.ts'
import type { LocatedFinding } from './finding-location.ts'
import type { SourceLine } from '#openapi/contract/openapi-source.ts'

const data = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

/** A workflow command of GitHub Actions, which shows a message at a line of a file. */
export const annotation = (
  level: 'error' | 'warning' | 'notice',
  { file, line }: Pick<SourceLine, 'file' | 'line'>,
  title: string,
  message: string,
) => `::${level} file=${property(file)},line=${line},title=${property(title)}::${data(message)}\n`

/** An annotation for each finding, at its line of the OpenAPI file. */
export const annotations = (findings: readonly LocatedFinding[]): string =>
  findings
    .map(wordsOfFinding)
    .map(({ operation, status, law, path, level, file, line, differs, why, cause }) => {
      const message = `${path}: ${differs}. ${why} Caused by ${cause}`
      return annotation(level, { file, line }, `${operation} ${status}: ${law}`, message)
    })
    .join('')
