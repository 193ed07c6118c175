import { categories } from './categories.ts'
import { testInProcess } from '#contracts/shop/test-in-process.ts'

testInProcess('categories', categories)
