import { describe, expect, test } from 'vitest'
import { mayCall } from './callers.ts'

const call = (host: string, { Host, Origin }: { Host?: string; Origin?: string }) =>
  mayCall(host, { host: Host, origin: Origin })

describe('a server on loopback', () => {
  test.each([
    [{ Host: 'localhost:4010' }],
    [{ Host: '127.0.0.1:4010' }],
    [{ Host: '[::1]:4010' }],
    [{ Host: 'localhost:4010', Origin: 'http://localhost:5173' }],
    [{ Host: '127.0.0.1:4010', Origin: 'https://127.0.0.1' }],
    [{ Host: 'localhost', Origin: 'http://[::1]:80' }],
  ])('answers %j', (headers) => expect(call('127.0.0.1', headers)).toBe(true))

  test.each(['::1', 'localhost'])('on %s refuses other machines too', (host) => {
    expect(call(host, { Host: '[::1]:4010' })).toBe(true)
    expect(call(host, { Host: '192.168.1.20:4010' })).toBe(false)
  })

  test.each([
    [{ Host: 'shop.example' }],
    [{ Host: 'localhost.shop.example:4010' }],
    [{ Host: '192.168.1.20:4010' }],
    [{ Host: 'local host' }],
    [{}],
    [{ Host: 'localhost:4010', Origin: 'https://shop.example' }],
    [{ Host: 'localhost:4010', Origin: 'http://127.0.0.1.shop.example' }],
    [{ Host: 'localhost:4010', Origin: 'http://localhost@shop.example' }],
    [{ Host: 'localhost:4010', Origin: 'null' }],
    [{ Host: 'localhost:4010', Origin: '' }],
  ])('refuses %j', (headers) => expect(call('127.0.0.1', headers)).toBe(false))
})

describe('a server that --host opens to the network', () => {
  test.each([
    ['0.0.0.0', { Host: '192.168.1.20:4010' }],
    ['0.0.0.0', { Host: '192.168.1.20:4010', Origin: 'http://192.168.1.20:5173' }],
    ['::', { Host: '[fd00::1]:4010' }],
    ['shop.local', { Host: 'shop.local:4010', Origin: 'http://shop.local' }],
  ])('on %s answers %j', (host, headers) => expect(call(host, headers)).toBe(true))

  test.each([
    ['0.0.0.0', { Host: 'rebound.example:4010' }],
    ['0.0.0.0', { Host: '192.168.1.20:4010', Origin: 'https://shop.example' }],
    ['0.0.0.0', { Host: '192.168.1.20:4010', Origin: 'http://192.168.1.21' }],
    ['shop.local', { Host: 'other.local:4010' }],
  ])('on %s refuses %j', (host, headers) => expect(call(host, headers)).toBe(false))
})
