/** The number of concurrent tasks. */
const atOnce = 4

/** Runs a task for each item, a few at a time. Rejects with the first error, once all running tasks have ended. */
export async function inParallel<Item>(items: readonly Item[], task: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values()
  const lanes = await Promise.allSettled(
    Array.from({ length: atOnce }, async () => {
      for (const item of waiting) await task(item)
    }),
  )
  const failed = lanes.find((lane) => lane.status === 'rejected')
  if (failed) throw failed.reason
}
