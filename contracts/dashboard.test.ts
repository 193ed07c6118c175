import { dashboard } from './exchanges/dashboard.ts'
import { playInProcess } from './play-in-process.ts'

playInProcess('dashboard', dashboard)
