import type { LawStage } from '#contracts/session/law-stage.ts'
import {
  createdIsThere,
  othersStayAsTheyAre,
  ownDataIsOnesOwn,
  refusedChangesNothing,
  updateChangesWhatWasSent,
} from '../../laws/writing-laws.ts'
import type { LawJourney } from '../journey.ts'
import { tryAddresses } from './addresses.ts'
import { expectListed, ownAccount } from './own-account.ts'
import { tryProfile } from './profile.ts'
import { trySignIn } from './sign-in.ts'

/** A new account starts empty, and others do not see its data. */
async function tryOwnData(stage: LawStage, token: string): Promise<void> {
  const wishes = await stage.ask('listWishlist', 'customer', {}, ['200'], token)
  stage.expectAt(ownDataIsOnesOwn, wishes, [], [])
  const cart = await stage.ask('getCart', 'customer', {}, ['200'], token)
  stage.expectAt(ownDataIsOnesOwn, cart, ['data', 'items'], [])
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
    const { user } = await stage.call('getMe', 'customer', {})
    // Sending the same name again changes nothing.
    const same = await stage.ask('updateMe', 'customer', { body: { name: user.name } })
    stage.expectAt(updateChangesWhatWasSent, same, ['user'], user)
    const account = await ownAccount(stage)
    const { token } = account.session
    await expectListed(stage, createdIsThere, account.session.user)
    await trySignIn(stage, account)
    await expectListed(stage, refusedChangesNothing, account.session.user)
    await tryOwnData(stage, token)
    await tryProfile(stage, account)
    await tryAddresses(stage, token)
    await stage.ask('updateMe', 'customer', { body: { email: user.email.toUpperCase() } }, ['409'], token)
    stage.expectAt(othersStayAsTheyAre, await stage.ask('getMe', 'customer', {}), ['user'], user)
  },
}
