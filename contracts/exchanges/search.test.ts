import { search } from './search.ts'
import { testInProcess } from '../session/test-in-process.ts'

testInProcess('search', search)
