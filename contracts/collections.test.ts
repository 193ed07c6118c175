import { collections } from './exchanges/collections.ts'
import { playInProcess } from './play-in-process.ts'

playInProcess('collections', collections)
