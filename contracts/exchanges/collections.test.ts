import { collections } from './collections.ts'
import { testInProcess } from '../session/test-in-process.ts'

testInProcess('collections', collections)
