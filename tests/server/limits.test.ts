import { expect, test } from 'vitest'
import { clientAddress, nameClients } from '@/lib/server/client-address'
import { limit, limitsFor } from '@/lib/server/limits'
import { lru } from '@/lib/server/lru'
import { channel } from 'node:diagnostics_channel'

test('an address may ask so often within a span, and again when it is over', () => {
  let now = 0
  const three = limit(3, 1000, () => now)
  expect([1, 2, 3, 4, 5].map(() => three.take('a'))).toEqual([true, true, true, false, false])
  expect(three.take('b')).toBe(true)
  now = 999
  expect(three.take('a')).toBe(false)
  now = 1000
  expect([1, 2, 3, 4].map(() => three.take('a'))).toEqual([true, true, true, false])
})

test('a limit of nothing lets nothing through', () => {
  expect(limit(0, 1000, () => 0).take('a')).toBe(false)
})

test('of very many addresses the one that began longest ago is forgotten', () => {
  const one = limit(1, 1000, () => 0)
  for (let at = 0; at < 10_000; at++) one.take(`a${at}`)
  expect(one.take('a0')).toBe(false)
  one.take('another')
  expect(one.take('a1')).toBe(false)
  expect(one.take('a0')).toBe(true)
})

test('tables and wrong keys are counted by the hour, requests by the minute', () => {
  let now = 0
  const limits = limitsFor(false, () => now)
  const passed = (name: keyof typeof limits) => {
    let count = 0
    while (count < 100_000 && limits[name].take('a')) count++
    return count
  }
  expect([passed('tables'), passed('wrongKeys'), passed('requests')]).toEqual([200, 200, 6000])
  now = 60_000
  expect([passed('tables'), passed('wrongKeys'), passed('requests')]).toEqual([0, 0, 6000])
  now = 3_600_000
  expect([passed('tables'), passed('wrongKeys')]).toEqual([200, 200])
  expect(limitsFor(true).requests.take('a')).toBe(true)
})

const named = (headers: Record<string, string>, trust = false) => clientAddress(new Headers(headers), trust)

test('X-Forwarded-For names the client only where a proxy of ours writes it, and only its last word counts', () => {
  const headers = { 'x-anschreiber-peer': '10.0.0.7', 'x-forwarded-for': '1.2.3.4, 5.6.7.8' }
  expect(named(headers)).toBe('10.0.0.7')
  expect(named(headers, true)).toBe('5.6.7.8')
  expect(named({ 'x-anschreiber-peer': '10.0.0.7' }, true)).toBe('10.0.0.7')
  expect(named({})).toBe('unknown')
})

test('an IPv6 network counts as one client, and IPv4 in IPv6 as itself', () => {
  const peer = (address: string) => named({ 'x-anschreiber-peer': address })
  expect(peer('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
  expect(peer('2001:db8:1:2::99')).toBe('2001:db8:1:2::/64')
  expect(peer('2001:db8::1')).toBe('2001:db8:0:0::/64')
  expect(peer('::1')).toBe('0:0:0:0::/64')
  expect(peer('::ffff:192.168.1.5')).toBe('192.168.1.5')
})

test('the address of the socket takes the place of what a client claims it to be', () => {
  nameClients()
  const request = {
    headers: { 'x-anschreiber-peer': 'forged' } as Record<string, string>,
    socket: { remoteAddress: '10.0.0.9' },
  }
  channel('http.server.request.start').publish({ request })
  expect(request.headers['x-anschreiber-peer']).toBe('10.0.0.9')
})

test('a memory of so many forgets what was asked for longest ago', () => {
  const two = lru<number>(2)
  two.set('a', 1)
  two.set('b', 2)
  expect(two.get('a')).toBe(1)
  two.set('c', 3)
  expect([two.get('a'), two.get('b'), two.get('c')]).toEqual([1, undefined, 3])
  two.set('a', 4)
  two.delete('c')
  expect([two.get('a'), two.get('c')]).toEqual([4, undefined])
})
