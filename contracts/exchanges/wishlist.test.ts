import { wishlist } from './wishlist.ts'
import { testInProcess } from '../session/test-in-process.ts'

testInProcess('wishlist', wishlist)
