import { session } from '#src/shared/api/session.ts'
import { useState } from 'react'

type Pictures = readonly File[]

const none: Pictures = []
const kept = new Map<string, { owner: string | null; pictures: Pictures }>()

const owner = () => session.read().user?.id ?? null

/** Keeps the pictures chosen for a form as long as the tab is open; none forgets them. */
export function keepPictures(form: string, pictures: Pictures): void {
  // Who goes on choosing after the session has ended is still the one who began.
  if (pictures.length > 0) kept.set(form, { owner: owner() ?? kept.get(form)?.owner ?? null, pictures })
  else kept.delete(form)
}

/** What this person had chosen for the form. */
export function keptPictures(form: string): Pictures {
  const found = kept.get(form)
  return found?.owner === owner() ? found.pictures : none
}

/** The pictures of a form: signing in again in the middle of it costs nobody theirs, no more than their words. */
export function useKeptPictures(form: string): [pictures: Pictures, change: (pictures: Pictures) => void] {
  const [pictures, setPictures] = useState(() => keptPictures(form))
  function change(next: Pictures) {
    keepPictures(form, next)
    setPictures(next)
  }
  return [pictures, change]
}
