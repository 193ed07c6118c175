import { reviews } from './exchanges/reviews.ts'
import { playInProcess } from './play-in-process.ts'

playInProcess('reviews', reviews)
