/**
 * Inlined into the head of each prerendered page: starts the app once the page is on the screen, since its scripts
 * would delay the page's pictures and fonts. Until the app listens, presses and typed values are kept. The script is the
 * same on every page, so that one hash in a content policy covers it.
 */
import { addScripts } from './add-scripts.ts'
import { keepPresses } from './keep-presses.ts'
import { sayFailed } from './say-failed.ts'
import { whenShown } from './when-shown.ts'

const { scripts = '', imported = '' } = document.currentScript?.dataset ?? {}
const isShown = !document.documentElement.classList.contains('unfit')

function start(): void {
  const notice = document.getElementById('start-failed')
  if (isShown) window.keeper ??= keepPresses()
  addScripts(scripts.split(' '), imported.split(' ')).then(
    () => notice?.remove(),
    () => {
      window.keeper?.release()
      window.keeper = undefined
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
