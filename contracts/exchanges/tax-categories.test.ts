import { taxCategories } from './tax-categories.ts'
import { testInProcess } from '../session/test-in-process.ts'

testInProcess('tax-categories', taxCategories)
