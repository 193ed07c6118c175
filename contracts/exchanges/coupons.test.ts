import { coupons } from './coupons.ts'
import { testInProcess } from '../session/test-in-process.ts'

testInProcess('coupons', coupons)
