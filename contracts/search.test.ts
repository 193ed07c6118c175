import { search } from './exchanges/search.ts'
import { playInProcess } from './play-in-process.ts'

playInProcess('search', search)
