import { taxCategories } from './tax-categories.ts'
import { testInProcess } from '#contracts/shop/test-in-process.ts'

testInProcess('tax-categories', taxCategories)
