import type { Law } from '#contracts/finding.ts'

export const createdIsThere: Law = {
  name: 'created-is-there',
  sentence:
    'What a create acknowledged is at once in the list, the search and on its own address, once, as it was answered.',
  reason: 'Whoever saved something and does not find it saves it again.',
}

export const updateChangesWhatWasSent: Law = {
  name: 'update-changes-what-was-sent',
  sentence: 'An update changes the fields that were sent and no other, and every later reading shows it.',
  reason: 'A price that is changed and a stock that is lost with it cost money.',
}

export const deletedIsGone: Law = {
  name: 'deleted-is-gone',
  sentence: 'What was deleted is in no list, search or link any more, and its own address answers 404.',
  reason: 'A piece that is gone must not be sold.',
}

export const othersStayAsTheyAre: Law = {
  name: 'others-stay-as-they-are',
  sentence: 'A write leaves every other record as it was.',
  reason: 'Nobody looks after a record that they did not touch.',
}

export const refusedChangesNothing: Law = {
  name: 'refused-changes-nothing',
  sentence: 'A call that was refused has changed nothing.',
  reason: 'What was refused is repeated, and must not count twice.',
}

export const badInputIsRefused: Law = {
  name: 'bad-input-is-refused',
  sentence: 'A request that breaks one constraint of the contract is refused with a documented 4xx.',
  reason: 'What is let in is shown to everybody later, where nobody can mend it.',
}

export const ownDataIsOnesOwn: Law = {
  name: 'own-data-is-ones-own',
  sentence: 'What one caller keeps for themselves, another one neither sees nor changes.',
  reason: 'A cart, a wish or an address that others see is a breach of privacy.',
}

export const againChangesNothing: Law = {
  name: 'again-changes-nothing',
  sentence: 'Where the contract says that a repeated call finds it done already, it changes nothing.',
  reason: 'A press on a slow button is repeated.',
}

export const conflictsAreRefused: Law = {
  name: 'conflicts-are-refused',
  sentence: 'What the state of the shop does not allow is refused with 409.',
  reason: 'Two accounts with one address or two products with one SKU cannot be told apart.',
}

export const sumsAddUp: Law = {
  name: 'sums-add-up',
  sentence: 'Amounts follow from price, pieces and discount, and figures change by just what was done.',
  reason: 'What a customer pays must be what they were shown.',
}

export const stockFollowsOrders: Law = {
  name: 'stock-follows-orders',
  sentence: 'An order holds its pieces and a cancelled one gives them back; more than is free cannot be ordered.',
  reason: 'What is promised twice can be sent only once.',
}

export const datesAgreeWithTheClock: Law = {
  name: 'dates-agree-with-the-clock',
  sentence: 'Records that are made one after the other are dated so, within the time that it took.',
  reason: 'A date from another zone or cache puts an order into the wrong day.',
}

export const signInNeedsThePassword: Law = {
  name: 'sign-in-needs-the-password',
  sentence: 'A sign-in needs the very password, and gives the session of that very account.',
  reason: 'Everything else is no protection.',
}

export const rolesAreKept: Law = {
  name: 'roles-are-kept',
  sentence: 'Nobody makes themselves an administrator.',
  reason: 'An administrator reads every address and changes every price.',
}
