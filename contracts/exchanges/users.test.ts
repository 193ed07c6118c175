import { users } from './users.ts'
import { testInProcess } from '../session/test-in-process.ts'

testInProcess('users', users)
