/**
 * Adds module scripts to the page, and tells the browser which others they import. Resolves once all have run; rejects
 * if one of them cannot be loaded, after which it may be called again.
 */
export async function addScripts(scripts: readonly string[], imported: readonly string[]): Promise<void> {
  for (const href of imported)
    if (document.querySelector(`link[href="${href}"]`) === null)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  await untilParsed()
  await Promise.all(scripts.map(addScript))
}

/** Earlier the app would take up a part of the page, and the rest of the HTML would remain beside it. */
async function untilParsed(): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }))
}

const addScript = (src: string) =>
  new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { type: 'module', src })
    script.addEventListener('load', resolve)
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error(`${src} could not be loaded.`))
    })
    document.head.append(script)
  })
