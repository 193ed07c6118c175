import { collections } from './collections.ts'
import { testInProcess } from '#contracts/shop/test-in-process.ts'

testInProcess('collections', collections)
