import { expect, test } from 'vitest'
import { replaceBodies } from '../../vite.left-out.ts'

const library = `function a() { function b() { return 1 } return b() }
var c = forwardRef(({ x }) => { return x })
D.prototype.e = function () { return 2 }`

test('replaces the bodies of functions, however they are defined', () => {
  expect(replaceBodies(library, { b: '', c: 'return null', 'D.prototype.e': 'throw 3' })).toBe(
    `function a() { function b() {} return b() }
var c = forwardRef(({ x }) => {return null})
D.prototype.e = function () {throw 3}`,
  )
})

test('a function inside a replaced one is removed with it', () => {
  expect(replaceBodies(library, { a: '', b: 'return 4' })).toContain('function a() {}')
})

test('names the functions that are missing in a new release of the library', () => {
  expect(() => replaceBodies(library, { a: '', f: '', g: '' })).toThrow('not there: f, g')
})
