export const recordUsage = `npm run record -- <url> [flags]
  <url>           origin of the host, without /v1
  --recording     directory for the recording, reports/recording by default
  --proxy         pass on the calls of a browser from this port, and record them until Ctrl-C
  --at            the date and time of the recording, such as 2026-12-24T10:00; by default now
  --write         also make calls that create, change and delete, and undo them
  --traceless     with --write: leave out calls that cannot be undone (orders, sales, coupons, accounts, pictures)
  --only          the operations of one tag
  --seed          which of the host's records are used, 1 by default
  --timeout       milliseconds until an answer counts as missing, 10000 by default
  --rate          requests per second at most; by default unlimited on this machine, 20 elsewhere
CHECK_CUSTOMER and CHECK_ADMIN (email:password) name the accounts, the seeded ones by default; CHECK_CUSTOMER_TOKEN and
CHECK_ADMIN_TOKEN replace the sign-in. What is personal or secret never reaches the disk. Exit code: 0 recorded, 2 not
recorded.`
