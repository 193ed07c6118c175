import { describe, expect, it } from 'vitest'
import { runCheck, startHost } from './host-fixture.ts'

async function closedPort(): Promise<string> {
  await using host = await startHost()
  return host.origin
}

describe('exit code 2 says what to do, when', { timeout: 120_000 }, () => {
  it('no host listens', async () => {
    const { exitCode, err } = await runCheck([await closedPort()])
    expect(exitCode).toBe(2)
    expect(err).toMatch(/cannot be reached \(ECONNREFUSED\): start the host \(npm run serve starts the mock\)/)
  })

  it('an account is unknown to the host', async () => {
    await using host = await startHost()
    const { exitCode, err } = await runCheck([host.origin], { env: { CHECK_ADMIN: 'admin@shop.test:wrong' } })
    expect(exitCode).toBe(2)
    expect(err).toBe(
      'The sign-in of admin@shop.test was answered 401: set CHECK_ADMIN=email:password to an account of this host, or CHECK_ADMIN_TOKEN.',
    )
  })

  it.each([
    ['CHECK_ADMIN', 'customer@shop.test:customer-pass', 'CUSTOMER', 'ADMIN'],
    ['CHECK_CUSTOMER', 'admin@shop.test:admin-pass', 'ADMIN', 'CUSTOMER'],
  ])('the account in %s has the wrong role', async (setting, account, role, wanted) => {
    await using host = await startHost()
    expect(await runCheck([host.origin], { env: { [setting]: account }, fetch: host.fetch })).toMatchObject({
      exitCode: 2,
      err: `${setting} is an account with the role ${role}: give one with the role ${wanted}.`,
    })
  })

  it.each(['CHECK_CUSTOMER', 'CHECK_ADMIN'])('the token in %s_TOKEN has expired', async (setting) => {
    await using host = await startHost()
    const { exitCode, err } = await runCheck([host.origin], { env: { [`${setting}_TOKEN`]: 'expired' } })
    expect({ exitCode, err }).toEqual({
      exitCode: 2,
      err: `The token in ${setting}_TOKEN was answered 401: set it to one that this host accepts now, or set ${setting}=email:password instead.`,
    })
  })

  it('only writing calls are chosen, without --write', async () => {
    await using host = await startHost()
    expect(await runCheck([host.origin, '--only', 'upload'])).toMatchObject({
      exitCode: 2,
      err: 'Nothing could be played: it writes: add --write to play it.',
    })
  })

  it.each([
    [['http://127.0.0.1:1', '--wirte'], /Unknown option '--wirte'/],
    [[], /Name the host\./],
    [['localhost:4010'], /not an address/],
    [['http://127.0.0.1:1/v1?page=2'], /Give the address alone, http:\/\/127\.0\.0\.1:1:/],
    [['http://127.0.0.1:1', '--only', 'orchards'], /no such tag/],
    [['http://127.0.0.1:1', '--timeout', 'soon'], /--timeout soon: give a whole number from 1/],
    [['http://127.0.0.1:1', '--min-coverage', '101'], /--min-coverage 101: give a whole number from 0 to 100\./],
    [['http://127.0.0.1:1', '--baseline', 'nowhere.json'], /--baseline nowhere\.json cannot be read/],
    [['http://127.0.0.1:1', '--report', 'package.json'], /--report package\.json cannot be written: EEXIST/],
    [['http://127.0.0.1:1', '--report', '/proc/report'], /--report \/proc\/report cannot be written: E/],
  ])('the flags are %j', async (args, message) => {
    const { exitCode, err } = await runCheck(args)
    expect(exitCode).toBe(2)
    expect(err).toMatch(message)
  })

  it('an account is not email:password', async () => {
    expect(await runCheck(['http://127.0.0.1:1'], { env: { CHECK_CUSTOMER: 'me' } })).toMatchObject({
      exitCode: 2,
      err: 'CHECK_CUSTOMER is not of the form email:password.',
    })
  })
})
