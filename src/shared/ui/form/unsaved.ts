const guards = new Set<() => boolean>()

/** Adds a form's question whether something would be lost now; returns how to take it back. */
export function addUnsaved(isChanged: () => boolean): () => void {
  guards.add(isChanged)
  return () => guards.delete(isChanged)
}

/** Whether any form on the screen would lose something now. */
export const isAnythingUnsaved = (): boolean => [...guards].some((isChanged) => isChanged())
