import { users } from './exchanges/users.ts'
import { playInProcess } from './play-in-process.ts'

playInProcess('users', users)
