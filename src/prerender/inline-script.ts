import { build } from 'vite'

/** A module of the app with all that it imports, as the text of a script element. Must not import packages. */
export async function inlineScript(file: string): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { write: false, lib: { entry: file, formats: ['iife'], name: 'start' } },
  })
  const output = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  const code = output.find((part) => part.type === 'chunk')?.code
  if (code === undefined) throw new Error(`${file} could not be built.`)
  return code.trim().replaceAll('</script', '<\\/script')
}
