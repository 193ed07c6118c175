import { expect, test } from 'vitest'
import { exampleAnswers } from '#openapi/generated/example-answers.ts'
import { operations } from '#openapi/generated/operations.ts'
import { violations } from '../engine/call/check-answer.ts'

test.each(Object.values(operations))('the example of $id keeps the contract', (operation) => {
  const example = exampleAnswers[operation.id]
  expect(example && violations(operation, example.status, example.body)).toEqual([])
})
