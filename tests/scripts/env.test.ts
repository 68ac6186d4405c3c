import { describe, expect, test } from 'vitest'
import { parseEnv } from '@/lib/server/env'

const NO_DATABASE =
  'DATABASE_URL must name a file, like file:./data/anschreiber.db, or a PostgreSQL, like postgresql://user:password@host/database.'

describe('the settings', () => {
  test('need not be given', () => {
    expect(parseEnv({})).toMatchObject({
      env: { DATABASE_URL: 'file:./data/anschreiber.db', HOST: '0.0.0.0', PORT: 3000, TRUST_PROXY: false },
    })
  })

  test('are taken as given, an empty one as none', () => {
    const read = parseEnv({ DATABASE_URL: 'file:/tmp/a b.db', PORT: '80', HOST: '', TRUST_PROXY: '1', OTHER: 'x' })
    expect(read).toMatchObject({
      env: { DATABASE_URL: 'file:/tmp/a b.db', HOST: '0.0.0.0', PORT: 80, TRUST_PROXY: true },
    })
  })

  test('name a PostgreSQL as well as a file', () => {
    for (const DATABASE_URL of [
      'postgresql://a:b@localhost:5432/anschreiber',
      'postgres://a@db/x?host=/run/postgresql',
    ])
      expect(parseEnv({ DATABASE_URL })).toMatchObject({ env: { DATABASE_URL } })
  })

  test.each([
    [{ PORT: 'abc' }, 'PORT must be a number from 0 to 65535, like 3000.'],
    [{ PORT: '65536' }, 'PORT must be a number from 0 to 65535, like 3000.'],
    [{ PORT: '-1' }, 'PORT must be a number from 0 to 65535, like 3000.'],
    [{ DATABASE_URL: 'mysql://x/y' }, NO_DATABASE],
    [{ DATABASE_URL: 'file:' }, NO_DATABASE],
    [{ DATABASE_URL: 'postgres://x' }, NO_DATABASE],
    [{ HOST: 'http://x' }, 'HOST must be an address to listen on, like 0.0.0.0 or localhost.'],
    [{ STREAMS: '0' }, 'STREAMS must be how many phones may listen at once, like 2000.'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be 1 if a proxy of yours sets X-Forwarded-For, else 0.'],
  ])('with the mistake %o are refused in one sentence', (env, sentence) => {
    expect(parseEnv(env)).toEqual({ mistakes: [sentence] })
  })

  test('name every mistake at once', () => {
    const read = parseEnv({ PORT: 'x', HOST: '/' })
    expect('mistakes' in read && read.mistakes).toHaveLength(2)
  })
})
