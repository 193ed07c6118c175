import { wishlist } from './exchanges/wishlist.ts'
import { playInProcess } from './play-in-process.ts'

playInProcess('wishlist', wishlist)
