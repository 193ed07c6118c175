/** What a text of the contract tells about a person, by its `x-personal`. */
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

/** What stands for the n-th of each kind: it fits the contract, and nobody has it. */
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
 * What is known by its form, wherever it stands. Pictures such as ring@2x.png are no addresses. Each repetition has a
 * limit, or a long text without any would take minutes.
 */
export const patterns: ReadonlyArray<readonly [Personal, RegExp]> = [
  [
    'email',
    /[\w.+-]{1,64}(?:@|%40)[\w-]{1,63}(?:\.[\w-]{1,63}){0,5}\.(?!(?:png|jpe?g|webp|avif|gif|svg)\b)[a-z]{2,24}/gi,
  ],
  ['phone', /\+\d[\d\s().-]{7,17}\d|(?<![\w.-])[6-9]\d{4}[ -]?\d{5}(?![\w.-])/g],
  ['token', /\beyJ[\w-]{5,4000}\.[\w-]{1,4000}\.[\w-]{0,4000}|(?<=\bBearer\s{1,4})[\w.~+/=-]{4,4000}/gi],
]
