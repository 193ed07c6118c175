import { expect, test } from 'vitest'
import { sceneFile } from '#src/shared/media/scenes.ts'
import { celebScenes, linkCelebs } from './celebs.ts'

const shop = [
  { id: 'c1', name: 'Rings' },
  { id: 'c2', name: 'Necklaces' },
  { id: 'c3', name: 'Earrings' },
  { id: 'c4', name: 'Bracelets' },
]
const five = ['a', 'b', 'c', 'd', 'e']
const targets = (categories: typeof shop) => linkCelebs(five, categories).map(({ to }) => to)

test('five pictures lead to Bracelets, Earrings and Necklaces in turn', () => {
  expect(targets(shop)).toEqual([
    '/categories/c4',
    '/categories/c3',
    '/categories/c2',
    '/categories/c4',
    '/categories/c3',
  ])
})

test('a missing category leads to all products, and so do all while none is known', () => {
  const without = shop.filter(({ name }) => name !== 'Earrings')
  expect(targets(without)).toEqual(['/categories/c4', '/products', '/categories/c2', '/categories/c4', '/products'])
  expect(new Set(targets([]))).toEqual(new Set(['/products']))
})

test('the exact name wins over one that contains it, ignoring case', () => {
  const categories = [
    { id: 'gold', name: 'Gold Bracelets' },
    { id: 'plain', name: 'BRACELETS' },
  ]
  expect(targets(categories)[0]).toBe('/categories/plain')
  expect(targets(categories.slice(0, 1))[0]).toBe('/categories/gold')
})

test('each picture shows a piece of the category that it leads to', () => {
  const shows = { Bracelets: /kada|bracelet/i, Earrings: /earrings/i, Necklaces: /choker|necklace/i }
  for (const { scene, leadsTo } of linkCelebs(celebScenes, shop))
    expect(sceneFile(scene).alt, scene).toMatch(shows[leadsTo as keyof typeof shows])
})

test('each picture is named after its link', () => {
  expect(linkCelebs(five, shop).slice(0, 2)).toEqual([
    { scene: 'a', to: '/categories/c4', leadsTo: 'Bracelets' },
    { scene: 'b', to: '/categories/c3', leadsTo: 'Earrings' },
  ])
})
