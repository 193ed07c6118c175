import { taxCategories } from './exchanges/tax-categories.ts'
import { playInProcess } from './play-in-process.ts'

playInProcess('tax-categories', taxCategories)
