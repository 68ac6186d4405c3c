import { defineConfig } from 'prisma/config'

// `generate`, `validate` and `format` need no engine, yet the command line fetches one unless it is named. Any program will do.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath

export default defineConfig({ schema: 'prisma/schema.prisma' })
