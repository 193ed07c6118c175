import { base, en, Faker } from '@faker-js/faker'
import type { Json } from '#openapi/contract/json.ts'
import { madeUp } from '#openapi/contract/made-up.ts'
import { mayExplode, regExpOf } from '#openapi/contract/reg-exp.ts'
import type { Schema } from '#openapi/contract/schema.ts'
import { singular } from './derive.ts'

/** Where a value is made: the faker of the seed, the time of the backend, and the ids of the rows that links lead to. */
export interface Seeding {
  readonly faker: Faker
  readonly now: Date
  /** The ids of the rows of a table that a word names, such as `author`. */
  readonly idsOf: (word: string) => readonly (string | number)[]
}

/** A faker whose values depend on the seed and the time alone. */
export function fakerOf(seed: number, now: Date): Faker {
  const faker = new Faker({ locale: [en, base] })
  faker.seed(seed)
  faker.setDefaultRefDate(now)
  return faker
}

type Make = (making: Seeding, field: string) => unknown

const birthday: Make = ({ faker, now }) => day(faker.date.birthdate({ refDate: now }).toISOString())
const past: Make = ({ faker, now }) => faker.date.recent({ days: 200, refDate: now }).toISOString()
const day = (text: unknown) => String(text).slice(0, 10)
const slug = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

const byFormat: Readonly<Record<string, Make>> = {
  'date-time': past,
  date: (making, field) => (/birth|^born|dob/.test(lower(field)) ? birthday(making, field) : day(past(making, field))),
  time: (making, field) => String(past(making, field)).slice(11, 19) + 'Z',
  email: ({ faker }) => faker.internet.email().toLowerCase(),
  uuid: ({ faker }) => faker.string.uuid(),
  uri: ({ faker }) => faker.internet.url({ appendSlash: false }),
  url: ({ faker }) => faker.internet.url({ appendSlash: false }),
  hostname: ({ faker }) => faker.internet.domainName(),
  ipv4: ({ faker }) => faker.internet.ipv4(),
  ipv6: ({ faker }) => faker.internet.ipv6(),
}

/** What a text holds by the name of its field; the first that fits. */
const texts: ReadonlyArray<readonly [RegExp, Make]> = [
  [/e-?mail/, ({ faker }) => faker.internet.email().toLowerCase()],
  [/first.?name|given.?name/, ({ faker }) => faker.person.firstName()],
  [/last.?name|surname|family.?name/, ({ faker }) => faker.person.lastName()],
  [/user.?name|login|handle|nick/, ({ faker }) => faker.internet.username().toLowerCase()],
  [/phone|mobile|^tel$|fax/, ({ faker }) => faker.phone.number({ style: 'international' })],
  [
    /avatar|image|photo|picture|thumbnail|logo|icon/,
    ({ faker }) => `${faker.internet.url({ appendSlash: false })}/${faker.string.alphanumeric(8)}.jpg`,
  ],
  [/url|uri|link|href|website|homepage/, ({ faker }) => faker.internet.url({ appendSlash: false })],
  [/slug/, ({ faker }) => slug(faker.commerce.productName())],
  [/isbn/, ({ faker }) => faker.commerce.isbn({ variant: 13, separator: '' })],
  [/iban/, ({ faker }) => faker.finance.iban()],
  [/currency/, ({ faker }) => faker.finance.currencyCode()],
  [/country.?code/, ({ faker }) => faker.location.countryCode()],
  [/country/, ({ faker }) => faker.location.country()],
  [/city|town/, ({ faker }) => faker.location.city()],
  [/state|province|region|county/, ({ faker }) => faker.location.state()],
  [/zip|post.?code|postal/, ({ faker }) => faker.location.zipCode()],
  [/street|address|line.?1/, ({ faker }) => faker.location.streetAddress()],
  [/time.?zone/, ({ faker }) => faker.location.timeZone()],
  [/locale|language/, ({ faker }) => faker.helpers.arrayElement(['en', 'de', 'fr', 'hi', 'es'])],
  [/birth|^born|dob/, birthday],
  [/(?:created|updated|modified|deleted|published|started|ended|due).?(?:at|on|date|time)?$|date|timestamp/, past],
  [/company|organi[sz]ation|brand|publisher|vendor|manufacturer/, ({ faker }) => faker.company.name()],
  [
    /author|owner|assignee|creator|full.?name|customer|contact|sender|recipient/,
    ({ faker }) => faker.person.fullName(),
  ],
  [/job|position|occupation/, ({ faker }) => faker.person.jobTitle()],
  [/genre/, ({ faker }) => faker.book.genre()],
  [/colou?r/, ({ faker }) => faker.color.human()],
  [/sku|code|number|reference|serial/, ({ faker }) => faker.string.alphanumeric({ length: 8, casing: 'upper' })],
  [/version/, ({ faker }) => faker.system.semver()],
  [/file.?name/, ({ faker }) => faker.system.fileName()],
  [/mime|media.?type/, ({ faker }) => faker.system.mimeType()],
  [
    /description|summary|about|bio|details|content|body|text|message|comment|note|abstract/,
    ({ faker }) => faker.commerce.productDescription(),
  ],
  [/status/, ({ faker }) => faker.helpers.arrayElement(['active', 'pending', 'closed'])],
  [/category|department|tag|label|group|type|kind/, ({ faker }) => faker.commerce.department()],
]

/** What a text called `name` or `title` is, by the word of its rows. */
const nameOf: ReadonlyArray<readonly [RegExp, Make]> = [
  [
    /user|person|people|customer|member|author|employee|contact|owner|student|teacher|patient|doctor|nurse|player|artist|actor/,
    ({ faker }) => faker.person.fullName(),
  ],
  [/company|organi[sz]ation|brand|vendor|publisher|store|shop|team/, ({ faker }) => faker.company.name()],
  [/book|novel/, ({ faker }) => faker.book.title()],
  [/pet|dog|cat|animal/, ({ faker }) => faker.animal.petName()],
  [/song|track|album/, ({ faker }) => faker.music.songName()],
  [/city|place|location/, ({ faker }) => faker.location.city()],
  [/categor|department|tag|label|group|topic/, ({ faker }) => faker.commerce.department()],
  [/planet|star|galax/, ({ faker }) => faker.science.chemicalElement().name],
  [
    /post|article|task|todo|issue|ticket|note|message|event|project/,
    ({ faker }) => capital(`${faker.hacker.verb()} the ${faker.hacker.adjective()} ${faker.hacker.noun()}`),
  ],
  [/./, ({ faker }) => faker.commerce.productName()],
]

const numbers: ReadonlyArray<readonly [RegExp, Make]> = [
  [/price|amount|cost|total|balance|salary|fee/, ({ faker }) => Number(faker.commerce.price({ min: 5, max: 500 }))],
  [/lat/, ({ faker }) => faker.location.latitude()],
  [/lon|lng/, ({ faker }) => faker.location.longitude()],
  [/year/, ({ faker, now }) => now.getUTCFullYear() - faker.number.int({ max: 60 })],
  [/age$/, ({ faker }) => faker.number.int({ min: 18, max: 80 })],
  [/rating|score|stars/, ({ faker }) => faker.number.int({ min: 1, max: 5 })],
  [/percent|rate/, ({ faker }) => faker.number.int({ min: 0, max: 100 })],
  [
    /(?:created|updated|expires).?at|timestamp/,
    ({ faker, now }) => Math.floor(faker.date.recent({ days: 200, refDate: now }).getTime() / 1000),
  ],
  [/./, ({ faker }) => faker.number.int({ min: 1, max: 200 })],
]

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
/** `createdAt`, `created_at` and `created-at` as one. */
const lower = (name: string) => name.replaceAll(/([a-z])([A-Z])/g, '$1_$2').toLowerCase()

function textOf(schema: Schema, field: string, rows: string, making: Seeding): string {
  const { format = '', pattern, minLength = 0, maxLength = Infinity, examples } = schema
  const name = lower(field)
  const isName = /^(?:name|title|label|display_name|subject|headline)$/.test(name)
  const make =
    byFormat[format] ??
    (isName ? nameOf.find(([words]) => words.test(lower(rows)))?.[1] : texts.find(([words]) => words.test(name))?.[1])
  const given = examples.filter((each): each is string => typeof each === 'string')
  const generated =
    !make && given.length > 0
      ? making.faker.helpers.arrayElement(given)
      : String(make ? make(making, field) : capital(making.faker.word.noun()))
  const fits = generated.length >= minLength && generated.length <= maxLength
  if (pattern === undefined && fits) return generated
  if (pattern === undefined) return generated.padEnd(minLength, ' x').slice(0, maxLength).trim().padEnd(minLength, 'x')
  return patternFits(pattern, generated) && fits ? generated : String(fallback(schema, making))
}

const patternFits = (pattern: string, text: string) => !mayExplode(pattern) && regExpOf(pattern).test(text)

/** A value by the schema alone, another one for each draw. */
const fallback = (schema: Schema, { faker }: Seeding) =>
  madeUp(schema, {
    unique: (text) => `${text}${faker.string.numeric(4)}`,
    turn: faker.number.int({ min: 1, max: 50 }),
    inAnswer: true,
  })

function numberOf(schema: Schema, field: string, making: Seeding): number {
  const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum, exclusiveMaximum, multipleOf, types } = schema
  const generated = Number(numbers.find(([words]) => words.test(lower(field)))?.[1](making, field))
  const value = types.includes('integer') && !types.includes('number') ? Math.round(generated) : generated
  const fits =
    value >= minimum &&
    value <= maximum &&
    (exclusiveMinimum === undefined || value > exclusiveMinimum) &&
    (exclusiveMaximum === undefined || value < exclusiveMaximum) &&
    (multipleOf === undefined || Number.isInteger(Math.round((value / multipleOf) * 1e6) / 1e6))
  if (fits) return value
  const from = Number.isFinite(minimum) ? minimum : (exclusiveMinimum ?? 0)
  const to = Number.isFinite(maximum) ? maximum : (exclusiveMaximum ?? from + 100)
  const isWhole = types.includes('integer') || multipleOf !== undefined || to - from > 4
  const step = multipleOf ?? 1
  const drawn = isWhole
    ? making.faker.number.int({
        min: Math.ceil(from / step),
        max: Math.max(Math.ceil(from / step), Math.floor(to / step)),
      }) * step
    : making.faker.number.float({ min: from, max: to, fractionDigits: 2 })
  return drawn
}

/** What must fit together in a record, by the names of its fields. */
const meanings = {
  created: /^created/,
  changed: /^(?:updated|modified|changed)/,
  email: /^e_?mail/,
  first: /^(?:first|given)_?name$/,
  last: /^(?:last|family)_?name$|^surname$/,
  whole: /^(?:full_?)?name$/,
}
type Meaning = keyof typeof meanings

/** Of the names in contracts, each of which is met in every row. */
const meaningByName = new Map<string, Meaning | undefined>()

function meaningOf(name: string): Meaning | undefined {
  if (!meaningByName.has(name)) {
    const all = Object.keys(meanings) as Meaning[]
    meaningByName.set(
      name,
      all.find((each) => meanings[each].test(lower(name))),
    )
  }
  return meaningByName.get(name)
}

/** The record with its times in their order, and an email address that begins with its name. */
function inKeeping(record: Json): Json {
  const names: Partial<Record<Meaning, string>> = {}
  for (const name of Object.keys(record)) {
    const meaning = meaningOf(name)
    if (meaning) names[meaning] ??= name
  }
  const { created = '', changed = '', email = '' } = names
  const textAt = (name = '') => {
    const value = record[name]
    return typeof value === 'string' ? value : ''
  }
  const isOrdered = textAt(created).length !== textAt(changed).length || textAt(created) <= textAt(changed)
  const first = textAt(names.first)
  const last = textAt(names.last)
  const person = slug(first && last ? `${first} ${last}` : textAt(names.whole)).replaceAll('-', '.')
  return {
    ...record,
    ...(!isOrdered && { [created]: textAt(changed), [changed]: textAt(created) }),
    ...(textAt(email) && person && { [email]: textAt(email).replace(/^[^@]*/, person) }),
  }
}

/** The word of the rows that a field links to: `author` of `authorId`, `author_id`. */
export const linkedWord = (field: string): string | undefined => /^(.+?)_?(?:[iI]d|ID)$/.exec(field)?.[1]

/** Objects in objects end here, but for what must be there. */
const deepest = 4

/** What is required deeper has no end. */
const endless = 50

/**
 * A value that looks real: of the constraints of its schema; within them the format, then the names of the field and of
 * its rows choose what faker writes. Whoever calls it judges the whole.
 */
export function realistic(
  schema: Schema,
  field: string,
  rows: string,
  making: Seeding,
  outer: readonly Schema[] = [],
): unknown {
  const { faker } = making
  if (schema.const !== undefined) return schema.const
  const values = schema.enum?.filter((value) => value !== null) ?? []
  if (values.length > 0) return faker.helpers.arrayElement(values)
  const { types, properties, items, choices } = schema
  const isTooLong = Math.max(schema.minItems ?? 0, schema.minLength ?? 0) > deepest * 1000
  if (isTooLong || outer.length > endless) return fallback(schema, making)
  const ids = linkedWord(field) === undefined ? [] : making.idsOf(linkedWord(field) ?? '')
  if (!properties && !items && ids.length > 0) return faker.helpers.arrayElement(ids)
  if (properties) {
    const inner = outer.length === 0 ? rows : (schema.name ?? singular(field))
    const linked = outer.length > 0 && properties.id ? making.idsOf(field) : []
    const own = Object.entries(properties).filter(
      ([name, each]) =>
        !each.writeOnly &&
        (schema.required.includes(name) || (outer.length < deepest && !outer.includes(each) && each !== schema)),
    )
    const generated = own.map(([name, each]): [string, unknown] => [
      name,
      realistic(each, name, inner, making, [...outer, schema]),
    ])
    const record = inKeeping(Object.fromEntries(generated))
    return { ...record, ...(linked.length > 0 && { id: faker.helpers.arrayElement(linked) }) }
  }
  if (choices?.[0]) return realistic(choices[0], field, rows, making, [...outer, schema])
  if (items) {
    if (outer.length >= deepest && !schema.minItems) return []
    const length = Math.min(Math.max(schema.minItems ?? 0, faker.number.int({ min: 1, max: 3 })), schema.maxItems ?? 3)
    const generated = Array.from({ length }, () => realistic(items, singular(field), rows, making, [...outer, schema]))
    return schema.uniqueItems ? [...new Map(generated.map((each) => [JSON.stringify(each), each])).values()] : generated
  }
  if (types.includes('boolean')) return faker.datatype.boolean()
  if (types.includes('integer') || types.includes('number')) return numberOf(schema, field, making)
  if (types.includes('string')) return textOf(schema, field, rows, making)
  return fallback(schema, making)
}
