import { search } from './search.ts'
import { testInProcess } from '#contracts/shop/test-in-process.ts'

testInProcess('search', search)
