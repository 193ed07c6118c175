import { as, exchangesOf } from './exchange.ts'
import { largePicture, noPicture, smallPicture } from '#contracts/session/pictures.ts'

export const upload = exchangesOf('upload', {
  uploadFile: {
    201: as('admin', { body: { file: smallPicture() } }),
    413: as('admin', { body: { file: largePicture() } }),
    415: as('admin', { body: { file: noPicture() } }),
  },
})
