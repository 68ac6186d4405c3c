import { PHASE_PRODUCTION_BUILD } from 'next/constants.js'
import { buildId } from './scripts/fingerprint.mjs'
import { pages, publicFiles } from './scripts/pages.mjs'

const build = buildId()

const PWA = {
  dest: 'public',
  customWorkerDir: 'worker',
  // The app registers it (lib/phone), and asks before a new version takes over.
  register: false,
  skipWaiting: false,
  clientsClaim: true,
  cacheStartUrl: false,
  dynamicStartUrl: false,
  reloadOnOnline: false,
  buildExcludes: [
    /app-build-manifest\.json$/,
    /chunks\/app\/(api|_)/,
    /builtin\//,
    /chunks\/(main|framework|polyfills)-[0-9a-f]+\.js$/,
    /_(ssg|build)Manifest\.js$/,
  ],
  // Takes the place of next-pwa's own list of public/, so that is here too.
  additionalManifestEntries: [...pages().map((url) => ({ url, revision: build })), ...publicFiles()],
  // The ids in a page's query: the page is the same for all.
  ignoreURLParametersMatching: [/./],
  // Nothing is cached on the way, /api/ least of all.
  runtimeCaching: [],
}

const SECURITY = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  // The camera reads the code of a table, and the screen stays on during an evening.
  'Permissions-Policy':
    'camera=(self), screen-wake-lock=(self), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

const BOARD = 'app/evening/page'

/**
 * Left alone, webpack puts what is small and wanted by many pages into each of them: the words came three times with the
 * board. So two scripts have names: what stands around every screen, and the log with what is derived from it.
 */
const SCRIPTS = {
  around: (chunks, path) =>
    chunks.has('app/layout') || (chunks.has(BOARD) && /[\\/](app[\\/]_ui|lib[\\/]i18n)[\\/]/.test(path)),
  log: (chunks, path) => chunks.has(BOARD) && /[\\/](lib[\\/](phone|score|table)|idb)[\\/]/.test(path),
}
const SHARED = { type: /^javascript/, chunks: 'initial', minChunks: 2, enforce: true, priority: 10 }

/**
 * What every screen starts with: Chromium compiles it on another thread while it still comes over the network, and not
 * function by function on the page's own when it begins. To other browsers it is a comment.
 */
const EAGER = '//# allFunctionsCalledOnLoad'
/** After the step that takes comments out (webpack's PROCESS_ASSETS_STAGE_SUMMARIZE). */
const MINIFIED = 1000

function webpack(config, { isServer, dev, webpack: { BannerPlugin } }) {
  if (isServer || dev) return config
  config.plugins.push(
    new BannerPlugin({ banner: EAGER, raw: true, include: /chunks\/[^/]+-[0-9a-f]+\.js$/, stage: MINIFIED }),
  )
  // The first script bears the names of all others.
  config.output.hashDigestLength = 8
  for (const [name, isOf] of Object.entries(SCRIPTS)) {
    const test = (module, { chunkGraph }) => {
      const chunks = Array.from(chunkGraph.getModuleChunksIterable(module), (chunk) => chunk.name)
      return isOf(new Set(chunks), module.nameForCondition() ?? '')
    }
    config.optimization.splitChunks.cacheGroups[name] = { ...SHARED, name, test }
  }
  return config
}

const config = {
  poweredByHeader: false,
  generateBuildId: () => build,
  env: { BUILD: build, PAGES: pages().join(' ') },
  serverExternalPackages: ['better-sqlite3', '@prisma/adapter-better-sqlite3', '@prisma/adapter-pg', 'pg'],
  // `npm run types` checks them, tests included; a start need not wait for it.
  typescript: { ignoreBuildErrors: true },
  webpack,
  headers: () =>
    Promise.resolve([
      { source: '/:path*', headers: Object.entries(SECURITY).map(([key, value]) => ({ key, value })) },
      { source: '/sw.js', headers: [{ key: 'Cache-Control', value: 'no-cache' }] },
    ]),
}

export default async function forPhase(phase) {
  if (phase !== PHASE_PRODUCTION_BUILD) return config
  // Loaded only here: it takes a second that a start need not wait.
  const { default: nextPwa } = await import('next-pwa')
  return nextPwa(PWA)(config)
}
