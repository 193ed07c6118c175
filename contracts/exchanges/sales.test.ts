import { sales } from './sales.ts'
import { testInProcess } from '../session/test-in-process.ts'

testInProcess('sales', sales)
