/** Of the time of a session, the part that may be spent on saving it. */
const share = 0.1

/** Saves a session soon after each call, so that little is lost if the process ends in the middle. */
export function keepSaving(save: () => void) {
  let timer: NodeJS.Timeout | undefined
  let rest = 0
  function saveNow(): void {
    timer = undefined
    const begun = performance.now()
    try {
      save()
    } catch {
      // The last save, when the session ends, says why it fails.
    }
    rest = (performance.now() - begun) / share
  }
  return {
    soon: () => {
      timer ??= setTimeout(saveNow, rest)
    },
    end: () => {
      clearTimeout(timer)
      if (timer !== undefined) saveNow()
    },
  }
}
