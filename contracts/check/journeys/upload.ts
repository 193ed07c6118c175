import { bigPicture, smallPicture } from '#contracts/exchanges/pictures.ts'
import { createdIsThere } from '../laws/writing-laws.ts'
import type { Journey } from '#contracts/session/law-stage.ts'

export const uploadJourney: Journey = {
  name: 'upload a picture and look at it',
  about: ['uploadFile'],
  writes: true,
  leaves: true,
  async play(stage) {
    const file = smallPicture()
    const { step, body } = await stage.succeed('uploadFile', 'admin', { body: { file } })
    const { step: other, body: second } = await stage.succeed('uploadFile', 'admin', { body: { file: bigPicture() } })
    if (second.fileUrl === body.fileUrl)
      stage.broken(createdIsThere, other, '$.fileUrl', 'an address of its own', second.fileUrl)
    const picture = await stage.fetch(body.fileUrl)
    const [wanted, got] = [Buffer.from(await file.arrayBuffer()), Buffer.from(await picture.arrayBuffer())]
    const type = picture.headers.get('Content-Type') ?? 'nothing'
    if (picture.status !== 200 || !type.startsWith('image/'))
      stage.broken(createdIsThere, step, '$.fileUrl', 'the address of the picture', `${picture.status}, ${type}`)
    else if (!wanted.equals(got)) {
      const expected = `the picture of ${wanted.length} bytes`
      stage.broken(createdIsThere, step, '$.fileUrl', expected, `${got.length} other bytes`)
    }
  },
}
