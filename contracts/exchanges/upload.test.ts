import { upload } from './upload.ts'
import { playInProcess } from '../session/play-in-process.ts'

playInProcess('upload', upload)
