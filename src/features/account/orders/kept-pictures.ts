import { session } from '#src/shared/api/session.ts'
import { useState } from 'react'

type Pictures = readonly File[]

const none: Pictures = []
const kept = new Map<string, { owner: string | null; pictures: Pictures }>()

const owner = () => session.read().user?.id ?? null

/** Keeps the pictures chosen for a form while the tab is open; an empty list removes them. */
export function keepPictures(form: string, pictures: Pictures): void {
  // After the session has ended, the same person is still choosing.
  if (pictures.length > 0) kept.set(form, { owner: owner() ?? kept.get(form)?.owner ?? null, pictures })
  else kept.delete(form)
}

/** This person's pictures for the form. */
export function keptPictures(form: string): Pictures {
  const found = kept.get(form)
  return found?.owner === owner() ? found.pictures : none
}

/** The pictures of a form, kept like its text when the person has to sign in again. */
export function useKeptPictures(form: string): [pictures: Pictures, change: (pictures: Pictures) => void] {
  const [pictures, setPictures] = useState(() => keptPictures(form))
  function change(next: Pictures) {
    keepPictures(form, next)
    setPictures(next)
  }
  return [pictures, change]
}
