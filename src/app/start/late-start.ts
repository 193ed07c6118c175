/**
 * Inlined into the head of each page of a build: starts the app once the page is on the screen, since its scripts
 * would delay the page's pictures and fonts. Until the app listens, presses and typed values are kept. The script is the
 * same on every page, so that one hash in a content policy covers it.
 */
import { addScripts } from './add-scripts.ts'
import { keepPresses } from './keep-presses.ts'
import { whenShown } from './when-shown.ts'

/** Says in one line that the app could not be loaded, with a button that loads the page again. */
function sayFailed(): void {
  if (document.getElementById('start-failed') !== null) return
  const line = Object.assign(document.createElement('p'), { id: 'start-failed', role: 'alert' })
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Reload' })
  button.addEventListener('click', () => location.reload())
  line.append('Part of the shop did not load. ', button)
  document.body.append(line)
}

const { scripts = '', imported = '' } = document.currentScript?.dataset ?? {}
const isShown = !document.documentElement.classList.contains('unfit')

/** Whether the host sends this file now. */
const canLoad = (src: string): Promise<boolean> =>
  fetch(src, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

function start(): void {
  const notice = document.getElementById('start-failed')
  if (isShown) window.keeper ??= keepPresses()
  const sources = scripts.split(' ')
  addScripts(sources, imported.split(' ')).then(
    () => notice?.remove(),
    async () => {
      window.keeper?.release()
      window.keeper = undefined
      // Some browsers never ask again for a module that they could not load once.
      if (notice !== null && (await canLoad(sources[0] ?? ''))) {
        location.reload()
        return
      }
      sayFailed()
      // The press that tries again is let through as well.
      addEventListener('click', () => setTimeout(start), { once: true })
    },
  )
}

if (isShown) {
  window.keeper = keepPresses()
  whenShown(start)
} else start()
