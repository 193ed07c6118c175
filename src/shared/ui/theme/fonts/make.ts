/** `npm run fonts`: makes the fonts beside this file again, after an upgrade of fontsource or a change of `fonts.css`. */
import { writeFileSync } from 'node:fs'
import { refuseUnknownArguments } from '../../../lib/known-arguments.ts'
import { subsetFonts } from './subset-fonts.ts'

refuseUnknownArguments('fonts')

for (const { file, font } of await subsetFonts()) {
  writeFileSync(new URL(file, import.meta.url), font)
  process.stdout.write(`${file}: ${font.length} bytes\n`)
}
