import { expect, test } from 'vitest'
import { movesTo, table, withMoves } from './upgrade-moves.ts'

const manifest = JSON.stringify({
  dependencies: { react: '19.3.1', zod: '4.6.7' },
  devDependencies: { '@mswjs/data': 'npm:@msw/data@1.1.7' },
})
const releases: Record<string, string> = { react: '19.4.0', zod: '4.6.7', '@msw/data': '1.2.0' }
const newest = (name: string) => Promise.resolve(releases[name] ?? '0.0.0')

test('without names, each dependency that is behind moves to its newest release, an alias to that of its package', async () => {
  expect(await movesTo(manifest, [], newest)).toEqual([
    { name: 'react', from: '19.3.1', to: '19.4.0', wanted: '19.4.0' },
    { name: '@mswjs/data', from: '1.1.7', to: '1.2.0', wanted: 'npm:@msw/data@1.2.0' },
  ])
})

test('named releases, older ones too, are the only moves', async () => {
  expect(await movesTo(manifest, ['react@19.3.0'], newest)).toEqual([
    { name: 'react', from: '19.3.1', to: '19.3.0', wanted: '19.3.0' },
  ])
  expect(await movesTo(manifest, ['@mswjs/data'], newest)).toMatchObject([{ wanted: 'npm:@msw/data@1.2.0' }])
})

test('a name that is no dependency is refused', async () => {
  await expect(movesTo(manifest, ['left@1.0.0'], newest)).rejects.toThrow('left is no dependency of package.json')
})

test('the table says for each dependency alone and for all together which checks broke', async () => {
  const moves = await movesTo(manifest, [], newest)
  expect(
    table(
      moves,
      ['types', 'build'],
      ['types'],
      new Map([
        ['react', ['types']],
        ['@mswjs/data', []],
      ]),
    ),
  ).toBe(
    [
      '| dependency | from | to | types | build |',
      '| --- | --- | --- | --- | --- |',
      '| react | 19.3.1 | 19.4.0 | broke | held |',
      '| @mswjs/data | 1.1.7 | 1.2.0 | held | held |',
      '| all together |  |  | broke | held |',
    ].join('\n'),
  )
})

test('without an installation nothing else is tried', async () => {
  const moves = await movesTo(manifest, ['react@19.4.0'], newest)
  expect(table(moves, ['install', 'types'], ['install'], new Map()).split('\n').at(-1)).toBe(
    '| react | 19.3.1 | 19.4.0 | broke | not tried |',
  )
})

test('the moves are made in the manifest, an alias as an alias', async () => {
  const made = withMoves(manifest, await movesTo(manifest, [], newest))
  expect(JSON.parse(made)).toEqual({
    dependencies: { react: '19.4.0', zod: '4.6.7' },
    devDependencies: { '@mswjs/data': 'npm:@msw/data@1.2.0' },
  })
})
