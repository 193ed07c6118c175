import { categories } from './categories.ts'
import { testInProcess } from '../session/test-in-process.ts'

testInProcess('categories', categories)
