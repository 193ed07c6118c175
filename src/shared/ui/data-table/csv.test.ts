import { describe, expect, test } from 'vitest'
import type { Column } from './column.ts'
import { toCsv } from './csv.ts'

interface Piece {
  name: string
  price: number | null
}

const columns: Column<Piece>[] = [
  { id: 'name', header: 'Name', value: ({ name }) => name },
  { id: 'price', header: 'Price, Rs.', value: ({ price }) => price },
]

const line = (name: string, price: number | null = 1) => toCsv(columns, [{ name, price }]).split('\r\n')[1]

describe('CSV', () => {
  test('starts with a byte order mark and ends each line with CRLF', () => {
    expect(toCsv(columns, [{ name: 'Anklet ₹', price: 900 }])).toBe('\uFEFFName,"Price, Rs."\r\nAnklet ₹,900\r\n')
  })

  test('has the header and value of a column that is exported in another form', () => {
    const exported = { header: 'Price (paise)', value: ({ price }: Piece) => (price ?? 0) * 100 }
    const [name, price] = columns
    if (!name || !price) throw new Error('columns')
    expect(toCsv([name, { ...price, exported }], [{ name: 'Ring', price: 9 }])).toContain(
      'Name,Price (paise)\r\nRing,900',
    )
  })

  test('quotes commas, quotes and line breaks', () => {
    expect(line('Ring, "Asha"\nsmall')).toBe('"Ring, ""Asha""\nsmall",1')
  })

  const formulas = ['=1+1', '+91*98', '+9-1', '+1,2', '-cmd', '@SUM(A1)', '\tx', '\rx']
  const hidden = [' =1+1', '\n=1+1', '\nx', '\u00a0@SUM(A1)', '＝1+1', '＋91', '\n+91', '－cmd', '＠SUM(A1)', ' \t＝1']
  test.each(formulas.concat(hidden))('makes %j plain text', (text) => {
    expect(toCsv(columns, [{ name: text, price: 1 }])).toContain(`"'${text}",1`)
  })

  test.each(['+919845000009', '+91 98450 00009', '+91\u00A098450 00009'])(
    'leaves the telephone number %j as it is',
    (phone) => {
      expect(line(phone)).toBe(`${phone},1`)
    },
  )

  test('escapes a formula that also needs quotes', () => {
    expect(line('=HYPERLINK("http://x","y")')).toBe(`"'=HYPERLINK(""http://x"",""y"")",1`)
  })

  test('keeps a negative number a number and an empty value empty', () => {
    expect([line('a', -200), line('a', null)]).toEqual(['a,-200', 'a,'])
  })
})
