import { http } from 'msw/http'
import { defaultNetworkOptions, setupWorker } from 'msw/browser'
import { bypass } from 'msw/utils/bypass'

/** The time limit for the start of the worker, in milliseconds. */
const patience = 15_000

/** MSW checks for a newer worker at each start, and does not catch a check that fails because the page is left. */
function ignoreFailedUpdates(): void {
  addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof Error && event.reason.message.startsWith('Failed to update')) event.preventDefault()
  })
}

/**
 * MSW creates a source on load that nothing ever starts. Each message from the worker waits for that start, and stays
 * in memory with its request.
 */
function endUnusedSource(): void {
  for (const source of defaultNetworkOptions.sources) if ('terminate' in source) void source.terminate()
}

/** How long a page waits for its worker before MSW loads it again, in milliseconds. */
const patienceForControl = 2000

/**
 * MSW loads a page again that a registered worker does not control, such as one that was reloaded while the worker was
 * still starting. What was typed meanwhile would be lost, so the worker is asked to take the page over.
 */
async function takeControl(scope: string): Promise<void> {
  if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller !== null) return
  const registration = await navigator.serviceWorker.getRegistration(scope)
  if (registration === undefined) return
  const controlled = new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
    setTimeout(resolve, patienceForControl)
  })
  registration.active?.postMessage('claim')
  await controlled
}

/** Sends a request past the worker, to the host itself. */
export const sendToHost = (request: Request): Promise<Response> => fetch(bypass(request))

/** Reloads uploaded pictures that the page requested before the worker was ready, such as those of a draft. */
export function reloadUploads(): void {
  for (const image of document.images) {
    const { src } = image
    if (new URL(src, location.href).pathname.startsWith('/uploads/')) image.src = src
  }
}

const base = import.meta.env.BASE_URL

/**
 * Registers the worker that answers these addresses; what has no answer goes on to the network. Rejects if the browser
 * forbids it or the worker does not start.
 */
export async function startWorker(
  answer: (request: Request) => Promise<Response> | undefined,
  addresses: readonly string[],
  { url, scope }: { readonly url: string; readonly scope: string } = { url: `${base}shop-worker.js`, scope: base },
): Promise<void> {
  const worker = setupWorker(...addresses.map((address) => http.all(address, ({ request }) => answer(request))))
  ignoreFailedUpdates()
  endUnusedSource()
  await takeControl(scope)
  const started = worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url, options: { scope } },
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`The service worker did not start within ${patience / 1000} seconds.`)),
      patience,
    )
  })
  await Promise.race([started, late]).finally(() => clearTimeout(timer))
}
