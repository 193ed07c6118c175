import type { ImplementationsOf } from '../shop/implementations-of.ts'
import { keepPicture, readPictures } from '../rules/pictures.ts'

export const upload: ImplementationsOf<'upload'> = {
  uploadFile: async ({ body, db }) => {
    const [picture] = await readPictures([body.file])
    if (!picture) throw new Error('One file gives one picture.')
    return { fileUrl: await keepPicture(db, picture) }
  },
}
