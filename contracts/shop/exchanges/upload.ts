import { as, contract, fault } from './exchange.ts'
import { largePicture, noPicture, smallPicture } from '#contracts/session/pictures.ts'

export const upload = contract('upload', {
  uploadFile: {
    201: as('admin', { body: { file: smallPicture() } }),
    400: as('admin', { body: { picture: 'none' } }),
    401: as('guest', { body: { file: smallPicture() } }),
    403: as('customer', { body: { file: smallPicture() } }),
    413: as('admin', { body: { file: largePicture() } }),
    415: as('admin', { body: { file: noPicture() } }),
    default: fault,
  },
})
