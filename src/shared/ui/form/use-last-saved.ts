import { useState } from 'react'

/** What a form saved last. The key changes with each save, so that the panel above the form announces it again. */
export function useLastSaved<Saved>() {
  const [last, setLast] = useState<{ saved: Saved; key: number }>()
  return {
    last,
    note: (saved: Saved) => setLast((before) => ({ saved, key: (before?.key ?? 0) + 1 })),
    forget: () => setLast(undefined),
  }
}
