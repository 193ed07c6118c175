import { coupons } from './coupons.ts'
import { testInProcess } from '#contracts/shop/test-in-process.ts'

testInProcess('coupons', coupons)
