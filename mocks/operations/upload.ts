import { implement } from '../shop/implement.ts'
import { keepPicture, readPictures } from '../rules/pictures.ts'

export const upload = implement('upload', {
  uploadFile: async ({ body, db }) => {
    const [picture] = await readPictures([body.file])
    if (!picture) throw new Error('One file gives one picture.')
    return { fileUrl: await keepPicture(db, picture) }
  },
})
