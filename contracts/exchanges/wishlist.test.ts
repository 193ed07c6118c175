import { wishlist } from './wishlist.ts'
import { playInProcess } from '../session/play-in-process.ts'

playInProcess('wishlist', wishlist)
