export interface Imports {
  file: string
  imports: readonly string[]
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file)

/** The tests that reach a changed file through imports, the nearest first: a changed test, then those that import it. */
export function nearestTests(graph: readonly Imports[], changed: readonly string[]): string[] {
  const importers = new Map<string, string[]>()
  for (const { file, imports } of graph)
    for (const to of imports) importers.set(to, [...(importers.get(to) ?? []), file])
  const reached = new Set(changed)
  for (const file of reached) for (const from of importers.get(file) ?? []) reached.add(from)
  return [...reached].filter(isTest)
}
