import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

/** An OpenAPI document, of which the page reads only the title and where calls are sent. */
interface Document {
  readonly info: { readonly title: string }
  readonly servers: ReadonlyArray<{ readonly url: string }>
}

const pageOf = ({ info }: Document) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>${info.title}</title>
    <link rel="icon" href="/__kit/reference/favicon-32x32.png" />
    <link rel="stylesheet" href="/__kit/reference/swagger-ui.css" />
  </head>
  <body>
    <main id="contract"></main>
    <script src="/__kit/reference/swagger-ui-bundle.js"></script>
    <script src="/__kit/reference/start.js"></script>
  </body>
</html>
`

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
export function reference(document: Document): Hono {
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
  routes.get('/', ({ html }) => html(pageOf(document)))
  routes.get('/start.js', ({ body }) => body(start, 200, { 'Content-Type': 'text/javascript' }))
  routes.get('/openapi.json', ({ json }) =>
    json({ ...document, servers: document.servers.filter(({ url }) => url.startsWith('/')) }),
  )
  routes.get(
    '/:file{(swagger-ui-bundle\\.js|swagger-ui\\.css|favicon-32x32\\.png)}',
    serveStatic({ root: files, rewriteRequestPath: (path) => path.slice(path.lastIndexOf('/')) }),
  )
  return routes
}
