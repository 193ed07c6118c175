import { session } from '#src/shared/api/session.ts'

/** A picture chosen for a form, ready to be sent. */
export interface ChosenPicture {
  /** Tells the file that was chosen, so that the same one is not added twice. */
  key: string
  file: File
}

type Pictures = readonly ChosenPicture[]

const none: Pictures = []
const chosen = new Map<string, { owner: string | null; pictures: Pictures }>()

const owner = () => session.read().user?.id ?? null

/** Keeps the pictures chosen for a form while the tab is open; an empty list removes them. */
export function rememberPictures(form: string, pictures: Pictures): void {
  // After the session has ended, the same person is still choosing.
  if (pictures.length > 0) chosen.set(form, { owner: owner() ?? chosen.get(form)?.owner ?? null, pictures })
  else chosen.delete(form)
}

/** This person's pictures for the form. */
export function rememberedPictures(form: string): Pictures {
  const found = chosen.get(form)
  return found?.owner === owner() ? found.pictures : none
}
