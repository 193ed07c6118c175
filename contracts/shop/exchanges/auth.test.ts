import { auth } from './auth.ts'
import { testInProcess } from '#contracts/shop/test-in-process.ts'

testInProcess('auth', auth)
