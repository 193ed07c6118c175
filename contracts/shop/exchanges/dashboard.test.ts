import { dashboard } from './dashboard.ts'
import { testInProcess } from '#contracts/shop/test-in-process.ts'

testInProcess('dashboard', dashboard)
