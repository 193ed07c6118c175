import { auth } from './auth.ts'
import { testInProcess } from '../session/test-in-process.ts'

testInProcess('auth', auth)
