import { users } from './users.ts'
import { testInProcess } from '#contracts/shop/test-in-process.ts'

testInProcess('users', users)
