import { useState } from 'react'

/** What a form saved last, for the panel above it. The key changes with each save, so that the panel announces it again. */
export function useLastSaved<Saved>() {
  const [last, setLast] = useState<{ saved: Saved; key: number }>()
  return {
    last,
    showSaved: (saved: Saved) => setLast((before) => ({ saved, key: (before?.key ?? 0) + 1 })),
    hideSaved: () => setLast(undefined),
  }
}
