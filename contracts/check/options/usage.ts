import { operations } from '#openapi/generated/operations.ts'

export const usage = `npm run check -- <url> [flags]
  <url>           where the host's /v1 and /api are; a path before them is fine: https://example.com/shop
  --write         also make calls that create, change and delete, and undo them
  --traceless     with --write: leave out calls that cannot be undone (orders, sales, coupons, accounts, pictures)
  --report        write report.html, report.json, report.xml (JUnit) and report.sarif into this directory
  --patch         write the edit of the OpenAPI file that would make the host conform
  --baseline      JSON list of accepted findings: [{ "operation", "path", "law"?, "reason", "expires": "YYYY-MM-DD" }]
  --only          one tag: ${[...new Set(Object.values(operations).map(({ tag }) => tag))].join(', ')}
  --seed          which of the host's records are used, 1 by default
  --budget        milliseconds that an answer may take, 3000 by default
  --timeout       milliseconds until an answer counts as missing, 10000 by default
  --rate          requests per second at most; by default unlimited on this machine, 20 elsewhere
  --min-coverage  percent of the documented answers that must be played, or the check fails
  --fuzz          this many more requests, generated from the contract's schemas
  --against-mock  also play everything on the mock backend, and compare each step
CHECK_CUSTOMER and CHECK_ADMIN (email:password) name the accounts, the seeded ones by default; CHECK_CUSTOMER_TOKEN and
CHECK_ADMIN_TOKEN replace the sign-in. Exit code: 0 clean, 1 drift, 2 could not run.`
