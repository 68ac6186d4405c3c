import { z } from 'zod'

const DEFAULT_DATABASE = 'file:./data/anschreiber.db'

const schema = z.object({
  DATABASE_URL: z
    .string()
    .default(DEFAULT_DATABASE)
    .refine(
      (url) => /^file:[^?]+$/.test(url) || /^postgres(ql)?:\/\/\S+\/\S+$/.test(url),
      `DATABASE_URL must name a file, like ${DEFAULT_DATABASE}, or a PostgreSQL, like postgresql://user:password@host/database.`,
    ),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'HOST must be an address to listen on, like 0.0.0.0 or localhost.')
    .default('0.0.0.0'),
  PORT: z
    .string()
    .default('3000')
    .refine(
      (port) => /^\d{1,5}$/.test(port) && Number(port) <= 65_535,
      'PORT must be a number from 0 to 65535, like 3000.',
    )
    .transform(Number),
  TRUST_PROXY: z
    .enum(['0', '1'], 'TRUST_PROXY must be 1 if a proxy of yours sets X-Forwarded-For, else 0.')
    .default('0')
    .transform((trust) => trust === '1'),
  LOG: z.enum(['silent', 'error', 'info'], 'LOG must be silent, error or info.').default('info'),
  DISK_FREE_MB: z
    .string()
    .regex(/^\d{1,9}$/, 'DISK_FREE_MB must be a number of megabytes, like 100.')
    .default('100')
    .transform(Number),
  BENCH: z
    .enum(['0', '1'], 'BENCH must be 1 to measure, which lifts the limit on requests, else 0.')
    .default('0')
    .transform((bench) => bench === '1'),
  STREAMS: z
    .string()
    .default('2000')
    .refine((most) => /^[1-9]\d{0,5}$/.test(most), 'STREAMS must be how many phones may listen at once, like 2000.')
    .transform(Number),
  SYNCHRONOUS: z.enum(['FULL', 'NORMAL'], 'SYNCHRONOUS must be FULL, or NORMAL to measure.').default('FULL'),
})

/** The settings of the server. */
export type Env = z.infer<typeof schema>

/** An empty variable counts as none. `mistakes`: one sentence each. */
export function parseEnv(
  env: Readonly<Record<string, string | undefined>>,
): { readonly env: Env } | { readonly mistakes: readonly string[] } {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const read = schema.safeParse(set)
  return read.success ? { env: read.data } : { mistakes: read.error.issues.map((issue) => issue.message) }
}
