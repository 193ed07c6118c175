// MSW asks the page about every request of its worker, and sends it every response. Only these have answers in the page;
// all other files of the shop come from the network without a detour, in browsers that know routes.
addEventListener('install', (event) => {
  if (!('addRoutes' in event)) return
  const answered = ['/v1/*', '/api/*', '/uploads/*'].map((urlPattern) => ({ urlPattern }))
  event.waitUntil(
    event.addRoutes([
      { condition: { or: answered }, source: 'fetch-event' },
      { condition: { urlPattern: '/*' }, source: 'network' },
    ]),
  )
})

// A page that is not controlled yet asks to be: see start-worker.ts.
addEventListener('message', (event) => {
  if (event.data === 'claim') event.waitUntil(clients.claim())
})

importScripts('mockServiceWorker.js')
