import { expect, test } from 'vitest'
import { deletionWords } from './use-deletion.tsx'

const subject = { one: 'product', many: 'products', id: String, name: (row: string) => row }

test('names a single row', () => {
  expect(deletionWords(subject, ['Aarohi Ring'])).toEqual({
    title: 'Delete product',
    question: 'Delete “Aarohi Ring”? This action cannot be undone.',
    done: '“Aarohi Ring” was deleted.',
    failed: '“Aarohi Ring” could not be deleted.',
  })
})

test('counts several and names the first five', () => {
  const words = deletionWords(subject, ['A', 'B', 'C', 'D', 'E', 'F', 'G'], 'They also leave their carts.')
  expect(words.title).toBe('Delete 7 products')
  expect(words.question).toBe(
    'Delete 7 products: “A”, “B”, “C”, “D”, “E” and 2 more? They also leave their carts. This action cannot be undone.',
  )
})
