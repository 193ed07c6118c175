import { categories } from './exchanges/categories.ts'
import { playInProcess } from './play-in-process.ts'

playInProcess('categories', categories)
