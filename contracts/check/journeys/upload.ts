import { smallPicture } from '#contracts/exchanges/pictures.ts'
import { createdIsThere } from '../laws/writing-laws.ts'
import type { LawJourney } from './journey.ts'

export const uploadJourney: LawJourney = {
  name: 'upload a picture and look at it',
  about: ['uploadFile'],
  writes: true,
  leaves: true,
  async play(stage) {
    const file = smallPicture()
    const { step, body } = await stage.succeed('uploadFile', 'admin', { body: { file } })
    const { step: other, body: second } = await stage.succeed('uploadFile', 'admin', { body: { file: smallPicture() } })
    if (second.fileUrl === body.fileUrl)
      stage.expect(createdIsThere, other, [
        { path: '$.fileUrl', expected: 'an address of its own', got: second.fileUrl },
      ])
    const picture = await stage.fetch(body.fileUrl)
    const [wanted, got] = [new Uint8Array(await file.arrayBuffer()), new Uint8Array(await picture.arrayBuffer())]
    const type = picture.headers.get('Content-Type') ?? 'nothing'
    if (picture.status !== 200 || !type.startsWith('image/'))
      stage.expect(createdIsThere, step, [
        { path: '$.fileUrl', expected: 'the address of the picture', got: `${picture.status}, ${type}` },
      ])
    else if (wanted.length !== got.length || wanted.some((byte, index) => byte !== got[index]))
      stage.expect(createdIsThere, step, [
        { path: '$.fileUrl', expected: `the picture of ${wanted.length} bytes`, got: `${got.length} other bytes` },
      ])
  },
}
