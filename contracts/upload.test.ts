import { upload } from './exchanges/upload.ts'
import { playInProcess } from './play-in-process.ts'

playInProcess('upload', upload)
