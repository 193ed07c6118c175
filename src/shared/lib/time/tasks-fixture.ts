/** Notes in which of the page's tasks slow parts are rendered. Slow enough that React ends its task after each. */
export function watchTasks() {
  const { port1, port2 } = new MessageChannel()
  const seen: number[] = []
  let task = 0
  port1.addEventListener('message', () => {
    task += 1
    port2.postMessage(null)
  })
  port1.start()
  port2.postMessage(null)
  return {
    /** Called during the render of a part. */
    renderSlowly: (): null => {
      seen.push(task)
      const end = performance.now() + 20
      while (performance.now() < end);
      return null
    },
    /** The number of tasks in which these renders took place. */
    tasksOf: (renders: number): number => new Set(seen.slice(-renders)).size,
    stop: () => port1.close(),
  }
}
