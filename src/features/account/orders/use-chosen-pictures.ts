import { preparedPicture } from '#src/shared/lib/pictures/prepared-picture.ts'
import { useRef, useState } from 'react'
import { type ChosenPicture, rememberPictures, rememberedPictures } from './remembered-pictures.ts'

/** How many a form may have. */
export const mostPictures = 10

const keyOf = ({ name, lastModified, size }: File) => `${name} ${lastModified} ${size}`

/** The pictures chosen for a form. */
export interface ChosenPictures {
  pictures: readonly ChosenPicture[]
  /** How many chosen files are still being looked at. */
  pending: number
  /** Why each file of the last choice that is not among the pictures was refused. */
  refusals: readonly string[]
  add: (files: readonly File[]) => void
  remove: (picture: ChosenPicture) => void
  clear: () => void
  /** Resolves to the files to send, once all are looked at; rejects if one was refused meanwhile. */
  ready: () => Promise<File[]>
}

/** The pictures of a form, kept like its text when the person has to sign in again. */
export function useChosenPictures(form: string): ChosenPictures {
  const [pictures, setPictures] = useState(() => rememberedPictures(form))
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const [pending, setPending] = useState(0)
  // Read after a wait, when the last render is old.
  const latest = useRef({ pictures, refused: 0, work: Promise.resolve() })

  function change(next: readonly ChosenPicture[]) {
    latest.current.pictures = next
    rememberPictures(form, next)
    setPictures(next)
  }

  function refuse(reason: string) {
    latest.current.refused += 1
    setRefusals((before) => (before.includes(reason) ? before : [...before, reason]))
  }

  async function prepare(file: File): Promise<void> {
    const key = keyOf(file)
    const isKnown = () => latest.current.pictures.some((picture) => picture.key === key)
    const isFull = () => latest.current.pictures.length >= mostPictures
    if (!isKnown() && isFull()) refuse(`${file.name} is left out: at most ${mostPictures} pictures.`)
    else if (!isKnown()) {
      const { file: ready, refusal } = await preparedPicture(file)
      if (ready === undefined) refuse(refusal)
      else change([...latest.current.pictures, { key, file: ready }])
    }
    setPending((count) => count - 1)
  }

  return {
    pictures,
    pending,
    refusals,
    add: (files) => {
      setRefusals([])
      setPending((count) => count + files.length)
      // One after the other: a photo of a phone takes 50 MB of memory while it is made smaller.
      for (const file of files) latest.current.work = latest.current.work.then(() => prepare(file))
    },
    remove: (picture) => change(latest.current.pictures.filter((other) => other !== picture)),
    clear: () => change([]),
    ready: async () => {
      const { refused, work } = latest.current
      await work
      if (latest.current.refused > refused) throw new TypeError('A picture was refused.')
      return latest.current.pictures.map(({ file }) => file)
    },
  }
}
