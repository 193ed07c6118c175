import { session } from '#src/shared/api/session.ts'

/** A picture chosen for a form, ready to be sent. */
export interface ChosenPicture {
  /** Tells the file that was chosen, so that the same one is not added twice. */
  key: string
  file: File
}

type Pictures = readonly ChosenPicture[]

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
