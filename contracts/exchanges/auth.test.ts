import { auth } from './auth.ts'
import { playInProcess } from '../session/play-in-process.ts'

playInProcess('auth', auth)
