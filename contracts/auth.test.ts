import { auth } from './exchanges/auth.ts'
import { playInProcess } from './play-in-process.ts'

playInProcess('auth', auth)
