import type { LawStage } from '#contracts/session/law-stage.ts'
import { isObject } from '../../../judge/contract/records.ts'
import {
  createdIsThere,
  othersStayAsTheyAre,
  ownDataIsOnesOwn,
  refusedChangesNothing,
  updateChangesWhatWasSent,
} from '../../laws/writing-laws.ts'
import type { LawJourney } from '../journey.ts'
import { differences } from '../differences.ts'
import { tryAddresses } from './addresses.ts'
import { expectListed, ownAccount } from './own-account.ts'
import { tryProfile } from './profile.ts'
import { trySignIn } from './sign-in.ts'

/** A new account starts empty, and others do not see its data. */
async function tryOwnData(stage: LawStage, token: string): Promise<void> {
  for (const [id, items] of [
    ['listWishlist', (body: unknown) => body],
    ['getCart', (body: unknown) => (isObject(body) && isObject(body.data) ? body.data.items : [])],
  ] as const) {
    const step = await stage.ask(id, 'customer', {}, ['200'], token)
    const found = step.sound ? items(step.answer.body) : []
    if (Array.isArray(found) && found.length > 0)
      stage.expect(ownDataIsOnesOwn, step, [
        { path: '$', expected: 'nothing, for a new account', got: `${found.length} entries` },
      ])
  }
}

export const accountJourney: LawJourney = {
  name: 'register, sign in and change one’s own account',
  about: [
    'register',
    'login',
    'getMe',
    'updateMe',
    'deleteAddress',
    'filterUsers',
    'searchCustomers',
    'listWishlist',
    'getCart',
  ],
  writes: true,
  leaves: true,
  async play(stage) {
    const before = await stage.succeed('getMe', 'customer', {})
    // Sending the same name again changes nothing.
    const same = await stage.succeed('updateMe', 'customer', { body: { name: before.body.user.name } })
    stage.expect(updateChangesWhatWasSent, same.step, differences(before.body.user, same.body.user, ['user']))
    const account = await ownAccount(stage)
    await expectListed(stage, createdIsThere, account.session.user)
    await trySignIn(stage, account)
    await expectListed(stage, refusedChangesNothing, account.session.user)
    await tryOwnData(stage, account.session.token)
    await tryProfile(stage, account)
    await tryAddresses(stage, account.session.token)
    await stage.ask('updateMe', 'customer', { body: { email: before.body.user.email } }, ['409'], account.session.token)
    const after = await stage.succeed('getMe', 'customer', {})
    stage.expect(othersStayAsTheyAre, after.step, differences(before.body.user, after.body.user, ['user']))
  },
}
