/** The kinds of personal data, as in the contract's `x-personal`. */
export type Personal =
  | 'email'
  | 'phone'
  | 'name'
  | 'birthday'
  | 'street'
  | 'landmark'
  | 'city'
  | 'state'
  | 'postcode'
  | 'country'
  | 'password'
  | 'token'

/** Whether a word is one of these kinds. */
export const isPersonalKind = (word: string | undefined): word is Personal => word !== undefined && word in standIn

/** The stand-in for the n-th value of each kind: valid in the contract, and nobody's real data. */
export const standIn: Readonly<Record<Personal, (n: number) => string>> = {
  email: (n) => `person-${n}@recording.test`,
  phone: (n) => `+91 00000 ${String(n).padStart(5, '0')}`,
  name: (n) => `Person ${n}`,
  birthday: () => '1990-01-01',
  street: (n) => `Street ${n}`,
  landmark: (n) => `Landmark ${n}`,
  city: (n) => `City ${n}`,
  state: (n) => `State ${n}`,
  postcode: (n) => String(n).padStart(6, '0'),
  country: (n) => `Country ${n}`,
  password: (n) => `password-${n}`,
  token: (n) => `token-${n}`,
}

/**
 * Personal data that is recognised by its form in any text. File names such as ring@2x.png are not email addresses.
 * Each repetition has a limit, since matching a long text could otherwise take minutes.
 */
export const patterns: ReadonlyArray<readonly [Personal, RegExp]> = [
  [
    'email',
    /[\w.+-]{1,64}(?:@|%40)[\w-]{1,63}(?:\.[\w-]{1,63}){0,5}\.(?!(?:png|jpe?g|webp|avif|gif|svg)\b)[a-z]{2,24}/gi,
  ],
  ['phone', /\+\d[\d\s().-]{7,17}\d|(?<![\w.-])[6-9]\d{4}[ -]?\d{5}(?![\w.-])/g],
  ['token', /\beyJ[\w-]{5,4000}\.[\w-]{1,4000}\.[\w-]{0,4000}|(?<=\bBearer\s{1,4})[\w.~+/=-]{4,4000}/gi],
]
