import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hashesOf, hashOf, isKey, newKey, newKeys, roleOf } from '@/lib/phone/keys'
import { sha256 } from '@/lib/phone/sha256'

const theirs = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest())

test('our SHA-256 is that of everybody else', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => void expect(sha256(bytes)).toEqual(theirs(bytes))),
  )
})

test.each([0, 1, 55, 56, 57, 63, 64, 65, 119, 120, 128])('also where a block ends: %i bytes', (length) => {
  const bytes = new Uint8Array(length).fill(0x61)
  expect(sha256(bytes)).toEqual(theirs(bytes))
})

test('a key is 128 bits in 22 letters, no two alike, and its hash is that of its text', async () => {
  const keys = Array.from({ length: 100 }, newKey)
  expect(keys.every(isKey)).toBe(true)
  expect(new Set(keys).size).toBe(100)
  expect(await hashOf('abc')).toBe(createHash('sha256').update('abc').digest('base64url'))
})

test('a key of a known table tells its role', async () => {
  const keys = newKeys()
  const hashes = await hashesOf(keys)
  expect(await roleOf(keys.scorer, hashes)).toBe('scorer')
  expect(await roleOf(keys.owner, hashes)).toBe('owner')
  expect(await roleOf(newKey(), hashes)).toBeNull()
  expect(await roleOf(keys.owner, null)).toBeNull()
})
