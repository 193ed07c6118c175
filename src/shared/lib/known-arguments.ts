/** Ends a command of this project with exit code 2, and a line that says so, if it is given an argument it does not know. */
export function refuseUnknownArguments(command: string, known: readonly string[] = []): void {
  const unknown = process.argv.slice(2).find((argument) => !known.includes(argument))
  if (unknown === undefined) return
  process.stderr.write(`npm run ${command} does not know ${unknown}.\n`)
  process.exit(2)
}
