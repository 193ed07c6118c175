import type { Law } from '#contracts/judge/finding.ts'

export const createdIsThere: Law = {
  name: 'created-is-there',
  sentence: 'A created record is at once in the list, in the search and at its own address: once, and as answered.',
  reason: 'People save again what they do not find.',
}

export const leftOutHasItsDefault: Law = {
  name: 'left-out-has-its-default',
  sentence: 'What the request for a new record leaves out has the default of the contract, or is null or empty.',
  reason: 'Clients leave out what the contract promises.',
}

export const updateChangesWhatWasSent: Law = {
  name: 'update-changes-what-was-sent',
  sentence: 'An update changes the sent fields and no others, and every later reading shows it.',
  reason: 'Who changes one value does not expect another to change.',
}

export const bothAtOnceTakeEffect: Law = {
  name: 'both-at-once-take-effect',
  sentence: 'Of two different writes at once each takes effect, or one is refused with 409.',
  reason: 'A host that reads a whole record and writes it back loses what another call has changed meanwhile.',
}

export const deletedIsGone: Law = {
  name: 'deleted-is-gone',
  sentence: 'A deleted record is in no list, search or link, and its own address answers 404.',
  reason: 'What is gone must not be offered.',
}

export const othersStayAsTheyAre: Law = {
  name: 'others-stay-as-they-are',
  sentence: 'A write leaves every other record as it was.',
  reason: 'Nobody notices a change to a record that they did not touch.',
}

export const refusedChangesNothing: Law = {
  name: 'refused-changes-nothing',
  sentence: 'A refused call changes nothing.',
  ofRefusals: true,
  reason: 'People repeat what was refused, and it must not count twice.',
}

export const badInputIsRefused: Law = {
  name: 'bad-input-is-refused',
  sentence: 'A request that breaks one constraint of the contract is refused with a documented 4xx.',
  reason: 'Bad data that is stored is later shown to everybody.',
}

export const ownDataIsOnesOwn: Law = {
  name: 'own-data-is-ones-own',
  sentence: "A caller neither sees nor changes another caller's own data.",
  reason: "Showing somebody's data to others is a breach of privacy.",
}

export const againChangesNothing: Law = {
  name: 'again-changes-nothing',
  sentence: 'A repeated call changes nothing where the contract documents that.',
  reason: 'People press a slow button twice.',
}

export const conflictsAreRefused: Law = {
  name: 'conflicts-are-refused',
  sentence: 'A call that conflicts with the state of the host is refused with 409.',
  reason: 'Nobody can tell two accounts with one email address apart.',
}

export const datesAgreeWithTheClock: Law = {
  name: 'dates-agree-with-the-clock',
  sentence: 'Records made one after the other have dates in that order, no further apart than the calls.',
  reason: 'A date from another time zone or a cache puts a record on the wrong day.',
}

export const signInNeedsThePassword: Law = {
  name: 'sign-in-needs-the-password',
  sentence: 'Signing in needs the exact password, and opens a session of that account alone.',
  reason: 'Otherwise anyone can sign in.',
}

export const rolesAreKept: Law = {
  name: 'roles-are-kept',
  sentence: 'Nobody can make themselves an administrator.',
  reason: 'An administrator reads and changes everything.',
}

export const foreignFieldsHaveNoEffect: Law = {
  name: 'foreign-fields-have-no-effect',
  sentence: 'A field that a request must not hold is refused or has no effect.',
  reason: 'Who can send an amount, an owner or a role takes what they like.',
}
