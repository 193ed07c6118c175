import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatRs, formatRupees } from './money.ts'
import { formatNumber } from './numbers.ts'
import { plainNumber } from './plain-number.ts'

test.each([
  ['Rs. 65,000', '65000'],
  ['₹1,25,000.00', '125000.00'],
  ['-₹200', '-200'],
  ['₹ -200', '-200'],
  ['−500', '-500'],
  ['500/-', '500'],
  ['65,000 INR', '65000'],
  ['₨ 65,000', '65000'],
  ['12\u202F500', '12500'],
  ['\u200E1,234,567.5\u00A0', '1234567.5'],
  ['६५,०००', '65000'],
  ['６５，０００', '65000'],
  ['+.5', '0.5'],
  ['65,000.', '65000'],
  ['007', '7'],
  ['  ', ''],
])('%j is %j', (text, plain) => {
  expect(plainNumber(text)).toBe(plain)
})

test.each([
  ['7.5%', '7.5'],
  ['10 %', '10'],
  ['७.५', '7.5'],
  ['.5', '0.5'],
  ['₹500', null],
  ['Rs. 10', null],
  ['500/-', null],
  ['5%%', null],
  ['%', null],
])('%j in percent is %j', (text, plain) => {
  expect(plainNumber(text, 'percent')).toBe(plain)
})

const ambiguous = ['1,50', '1.500,00', '1.500.000', '0,500', '1234,567', '1,2345', '1,00,00', '100,00,000', '1 500']
const unlike = [
  '65k',
  '1.2E+05',
  '1.5 lakh',
  '7.5%',
  '500²',
  '½',
  '(500)',
  '$65,000',
  '0x10',
  '12e',
  '12:30',
  '2026-11-26',
]
const broken = ['1\t500', '5-7', '5 – 7', '--5', '-₹-5', '500-', 'Rs. .500', '.', '-', 'Rs.', 'Infinity']

test.each([...ambiguous, ...unlike, ...broken])('%j is refused', (text) => {
  expect(plainNumber(text)).toBeNull()
})

const inScript = (zero: string) => (text: string) =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)))
const same = (text: string) => text
const written = fc.constantFrom<(value: number) => string>(
  (value) => formatRs(value, { decimals: 2 }),
  (value) => formatRupees(value, { decimals: 2 }),
  (value) => value.toLocaleString('en-US'),
  (value) => value.toLocaleString('en-IN', { style: 'currency', currency: 'INR', currencyDisplay: 'code' }),
  (value) => value.toLocaleString('hi-IN-u-nu-deva', { style: 'currency', currency: 'INR' }),
  (value) => `${formatNumber(value)}/-`,
  (value) => `${value.toFixed(2)} Rs`,
  String,
)
const respelled = fc.constantFrom(
  same,
  (text: string) => text.replaceAll('-', '−'),
  (text: string) => text.replaceAll('.', '．').replaceAll(',', '，'),
  (text: string) => text.replaceAll(' ', '\u00A0'),
  ...['०', '০', '٠', '０'].map(inScript),
)
const around = fc.constantFrom('', ' ', '\u00A0', '\u202F', '\u200B', '\uFEFF', '\t', '\u202A')

test('whatever way an amount is written, it is that amount', () => {
  const paise = fc.integer({ min: -1e12, max: 1e12 })
  fc.assert(
    fc.property(paise, written, respelled, around, around, (amount, write, respell, before, after) => {
      const value = amount / 100
      expect(Number(plainNumber(before + respell(write(value)) + after))).toBe(value)
    }),
  )
})

test('nothing of a text is left out: each digit counts, a point and a minus stay', () => {
  const piece = fc.constantFrom(
    ...'0 1 2 5 9 . , - − ₹'.split(' '),
    ' ',
    '\u00A0',
    'Rs.',
    'INR',
    '/-',
    'k',
    'e',
    '²',
    '५',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => {
      const text = pieces.join('')
      const plain = plainNumber(text)
      if (plain === null || plain === '') return
      const digits = text.replaceAll('५', '5').replaceAll(/\D/g, '')
      expect(plain.replaceAll(/\D/g, '').replace(/^0+/, '')).toBe(digits.replace(/^0+/, ''))
      expect(plain.startsWith('-')).toBe(/[-−]/.test(text.replace('/-', '')))
      expect(plain).toMatch(/^-?\d+(\.\d+)?$/)
      if (/\d\.\d/.test(text)) expect(plain).toContain('.')
    }),
    { numRuns: 1000 },
  )
})
