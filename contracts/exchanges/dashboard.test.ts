import { dashboard } from './dashboard.ts'
import { testInProcess } from '../session/test-in-process.ts'

testInProcess('dashboard', dashboard)
