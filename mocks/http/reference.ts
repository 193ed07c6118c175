import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { secureHeaders } from 'hono/secure-headers'
import { type Json, listIn, objectIn } from '#openapi/contract/json.ts'
import { sentText } from '#openapi/contract/request.ts'

const titleOf = ({ info }: Json) => sentText(objectIn(info).title ?? 'The contract')

/** The servers of a contract as paths of this one. */
const serversOf = ({ servers }: Json) =>
  [
    ...new Set(listIn(servers).map((each) => URL.parse(String(objectIn(each).url), 'http://host')?.pathname ?? '/')),
  ].map((url) => ({ url }))

const pageOf = (document: Json) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${titleOf(document)}</title>
        <link rel="icon" href="/__kit/reference/favicon-32x32.png" />
        <link rel="stylesheet" href="/__kit/reference/swagger-ui.css" />
      </head>
      <body>
        <main id="contract"></main>
        <script src="/__kit/reference/swagger-ui-bundle.js"></script>
        <script src="/__kit/reference/start.js"></script>
      </body>
    </html> `

const start = `
const dark = matchMedia('(prefers-color-scheme: dark)')
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
follow()
dark.addEventListener('change', follow)
SwaggerUIBundle({
  url: '/__kit/reference/openapi.json',
  domNode: document.getElementById('contract'),
  docExpansion: 'list',
  filter: true,
  tryItOutEnabled: true,
  persistAuthorization: true,
  validatorUrl: null,
})
`

/** The contract as a page on which each call can be tried at this server. It loads nothing from another host. */
export function reference(document: Json): Hono {
  const files = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
  const routes = new Hono()
  routes.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        frameAncestors: ["'none'"],
      },
    }),
  )
  routes.get('/', (context) => context.html(pageOf(document)))
  routes.get('/start.js', ({ body }) => body(start, 200, { 'Content-Type': 'text/javascript' }))
  routes.get('/openapi.json', ({ json }) => json({ ...document, servers: serversOf(document) }))
  routes.get(
    '/:file{(swagger-ui-bundle\\.js|swagger-ui\\.css|favicon-32x32\\.png)}',
    serveStatic({ root: files, rewriteRequestPath: (path) => path.slice(path.lastIndexOf('/')) }),
  )
  return routes
}
