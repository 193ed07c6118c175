/** Resolves in a new task, so that the page can react in between. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
