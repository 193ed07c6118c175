import { sales } from './sales.ts'
import { testInProcess } from '#contracts/shop/test-in-process.ts'

testInProcess('sales', sales)
