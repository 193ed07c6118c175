import { users } from './users.ts'
import { playInProcess } from '../session/play-in-process.ts'

playInProcess('users', users)
