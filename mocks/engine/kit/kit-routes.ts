import { Hono } from 'hono'
import { z } from 'zod'
import { RequestFilter, findRequests } from './request-filter.ts'
import { checkOperations, type Kit } from './kit.ts'

const hour = 3_600_000

const Scenario = z.strictObject({ scenario: z.string(), seed: z.int().min(0).optional() })
const Clock = z.strictObject({ at: z.string().optional(), running: z.boolean().optional() })
const Ahead = z.strictObject({ days: z.number().min(0).optional(), hours: z.number().min(0).optional() })
const Faults = z.strictObject({
  latency: z.number().optional(),
  errors: z.number().optional(),
  rules: z.array(z.unknown()).optional(),
})

const read = async <Schema extends z.ZodType>(
  request: { json: () => Promise<unknown> },
  schema: Schema,
  example: string,
): Promise<z.output<Schema>> => checked(await request.json().catch(() => undefined), schema, example)

function checked<Schema extends z.ZodType>(given: unknown, schema: Schema, example: string): z.output<Schema> {
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const where = issue && issue.path.length > 0 ? `${issue.path.join('.')}: ${issue.message}. ` : ''
  throw new Error(`${where}Send ${example}`)
}

const clockOf = ({ clock }: Kit) => ({ now: clock.now().toISOString(), running: clock.isRunning() })
const faultsOf = (kit: Kit) => {
  const { latency, errors, faults } = kit.settings()
  return { latency, errors, rules: faults }
}
const scenarioOf = (kit: Kit) => {
  const { scenario, seed } = kit.settings()
  return { scenario, seed }
}

interface Addressed {
  /** Of the shop that the call is for. */
  kit: Kit
  /** Closes that shop, if it is one of several. */
  close?: () => void
}

/** The panel's functions and a page of the contract over HTTP, below `/__kit`. Invalid requests get 400 with the reason. */
export function kitRoutes(operationIds: readonly string[], reference: Hono) {
  const [some = ''] = operationIds
  const routes = new Hono<{ Variables: Addressed }>()
  routes.onError((error, { json }) => json({ message: error.message }, 400))

  routes.get('/health', ({ json }) => json({ ok: true }))
  routes.get('/state', async ({ var: { kit }, json }) => json(await kit.state()))
  routes.post('/reset', async ({ var: { kit }, json }) => {
    await kit.reset()
    return json(await kit.state())
  })

  routes.get('/scenario', ({ var: { kit }, json }) => json(scenarioOf(kit)))
  routes.put('/scenario', async ({ var: { kit }, req, json }) => {
    const { scenario, seed } = await read(
      req,
      Scenario,
      '{ "scenario": "a+b" }, and "seed", a whole number, if you like.',
    )
    await kit.change({ scenario, ...(seed !== undefined && { seed }) })
    return json(await kit.state())
  })

  routes.get('/clock', ({ var: { kit }, json }) => json(clockOf(kit)))
  routes.put('/clock', async ({ var: { kit }, req, json }) => {
    const { at, running } = await read(req, Clock, '{ "at": "2026-12-24T10:00", "running": false }, or one of them.')
    if (at !== undefined) await kit.clock.set(at, running)
    else if (running !== undefined) await (running ? kit.clock.run() : kit.clock.freeze())
    return json(clockOf(kit))
  })
  routes.post('/clock', async ({ var: { kit }, req, json }) => {
    const { days = 0, hours = 0 } = await read(req, Ahead, '{ "days": 31 } or { "hours": 1 }.')
    await kit.clock.ahead((days * 24 + hours) * hour)
    return json(clockOf(kit))
  })
  routes.delete('/clock', async ({ var: { kit }, json }) => {
    await kit.clock.restart()
    return json(clockOf(kit))
  })

  routes.get('/faults', ({ var: { kit }, json }) => json(faultsOf(kit)))
  routes.put('/faults', async ({ var: { kit }, req, json }) => {
    const example = `{ "latency": 300, "errors": 0.2, "rules": [{ "operation": "${some}", "kind": "409", "probability": 0.2 }] }, or some of them.`
    const { rules, ...rates } = await read(req, Faults, example)
    // The kit checks the rules against the contract's operations.
    await kit.change({ ...rates, ...(rules && { faults: rules as ReturnType<Kit['settings']>['faults'] }) })
    return json(faultsOf(kit))
  })
  routes.delete('/faults', async ({ var: { kit }, json }) => {
    await kit.change({ latency: 0, errors: 0, faults: [] })
    return json(faultsOf(kit))
  })

  routes.get('/requests', async ({ var: { kit }, req, json }) => {
    const query = Object.entries(req.queries()).map(([name, values]) => [name, values.length > 1 ? values : values[0]])
    const example = `?operation=${some}&status=200&since=2026-12-24T10:00&wait=5000, or some of them.`
    const filter = checked(Object.fromEntries(query), RequestFilter, example)
    checkOperations(filter.operation === undefined ? [] : [filter.operation], operationIds)
    const requests = await findRequests(kit, filter, req.raw.signal)
    return json({ count: requests.length, requests })
  })
  routes.delete('/requests', ({ var: { kit }, json }) => {
    kit.requests.clear()
    return json({ count: 0, requests: [] })
  })

  routes.delete('/shop', ({ var: { close }, json }) => {
    if (!close) throw new Error('Name the one to close in the header X-Kit-Shop.')
    close()
    return json({ ok: true })
  })

  const calls = routes.routes.map(({ method, path }) => `${method} ${path}`)
  const addresses = [...calls, 'GET /reference'].join(', ')
  // Only now, since nobody asks for the parts of the page by hand.
  routes.get('/reference/', ({ redirect }) => redirect('/__kit/reference'))
  routes.route('/reference', reference)
  routes.all('*', ({ req, json }) =>
    json({ message: `${req.method} ${req.path} does not exist. Below /__kit there are ${addresses}.` }, 404),
  )
  return routes
}
