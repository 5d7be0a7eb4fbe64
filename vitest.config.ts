import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumOptions } from './tests/support/chromium-options.ts'
import { patienceMs } from './tests/support/patience.ts'
import { SuiteOrder } from './tests/support/suite-order.ts'

const root = import.meta.dirname
const source = { find: /^#/, replacement: `${root}/src/` }
/** The server as it was built, which Node loads in a third of the time: for suites that test it whole, through npm test. */
const builtServer = { find: /^#((?:server|shared)\/.*)/, replacement: `${root}/dist/$1.js` }

/** Left to npm run test:all: the hostile, the exhaustive and the slow. Without TEST_TIER, as at a desk, all are there. */
const isFirstTier = process.env.TEST_TIER === 'first'
const notYet = isFirstTier ? ['**/*.long.test.{ts,tsx}'] : []

/**
 * One project per suite; scripts/test.mjs runs them side by side and adds up their counts.
 * The api suite runs twice, on SQLite and on PostgreSQL at TEST_DATABASE_URL.
 */
const suite = (name: string, include: string[], { setupFiles = [], exclude = [], ...options }: SuiteOptions = {}) => ({
  extends: true as const,
  // files share what a worker has loaded: to load the server anew for each took a third of the time
  test: {
    name,
    include,
    exclude: [...exclude, ...notYet],
    isolate: false,
    setupFiles: ['tests/support/leave-nothing.ts', ...setupFiles],
    ...options,
  },
})

const migratedDatabase = 'tests/support/migrated-database.ts'

/** A suite of the whole product, whose servers begin with a copy of a migrated database. */
const wholeSuite = (name: string, include: string[], options: SuiteOptions = {}) => ({
  ...suite(name, include, { globalSetup: migratedDatabase, server: { deps: { external: [/\/dist\//] } }, ...options }),
  resolve: { alias: process.env.TEST_BUILT_SERVER ? [builtServer, source] : [source] },
})

interface SuiteOptions {
  setupFiles?: string[]
  exclude?: string[]
  [option: string]: unknown
}

const componentTests = 'src/client/**/*.browser.test.tsx'
const { version } = JSON.parse(readFileSync('./package.json', 'utf8')) as { version: string }

/**
 * Of the api suite, what asks nothing of PostgreSQL that other files do not ask of it: docs/decisions/0104. Releases
 * brought a file of SQLite.
 */
const onlyOnSqlite = [
  'access',
  'answer-headers',
  'approval-races.long',
  'awkward-sources',
  'brand',
  'canaries.long',
  'departures.long',
  'export',
  'fake-stripe',
  'handbook',
  'handed-over-pages',
  'hashing-queue',
  'hostile-texts.long',
  'installation',
  'link-cards',
  'linkedin-set-up',
  'logs',
  'mcp-by-pipe',
  'monday-addresses.long',
  'obedient-model',
  'oidc-odd',
  'payment-process',
  'proxies',
  'raw-requests',
  'receiving',
  'refining-models',
  'release.long',
  'snippets',
  'subscription-life',
  'upgrade',
  'uploads',
  'what-can-go-wrong.long',
].map((name) => `tests/api/${name}.test.ts`)

/** What a change breaks on PostgreSQL alone, if it does: the first tier runs these there, and npm run test:all the rest. */
const onPostgresFirst = [
  'approval-races',
  'billing',
  'database-role',
  'departures',
  'history',
  'jobs',
  'lost-connections',
  'migrations',
  'posts',
  'publishing',
  'quota',
  'saves-of-many',
  'scaling',
].map((name) => `tests/api/${name}.test.ts`)

/** What SQLite does not have. */
const onlyOnPostgres = ['database-role'].map((name) => `tests/api/${name}.test.ts`)

/** Single components in the browser of the e2e suite, which CHROMIUM_PATH names. */
const components = {
  extends: true as const,
  define: { __APP_VERSION__: JSON.stringify(version) },
  // found before the first test: what is found later makes Vite load the page anew, in the middle of a test
  optimizeDeps: {
    entries: [componentTests],
    include: ['react', 'react-dom/client', 'react/jsx-dev-runtime', 'vitest-browser-react', '@tanstack/react-query'],
  },
  test: {
    name: 'components',
    include: [componentTests],
    isolate: false,
    setupFiles: ['tests/support/leave-nothing.ts', 'tests/support/components/set-up.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      api: { host: '127.0.0.1' },
      provider: playwright({
        launchOptions: {
          ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
          ...chromiumOptions,
        },
        actionTimeout: patienceMs,
        contextOptions: { reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'Europe/Paris' },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
}

export default defineConfig({
  resolve: { alias: [source] },
  test: {
    // limits for what hangs, not for what is slow: a busy machine may take ten times as long as a quiet one
    testTimeout: 2 * patienceMs,
    hookTimeout: 3 * patienceMs,
    teardownTimeout: patienceMs,
    expect: { poll: { timeout: patienceMs } },
    // one more than there are processors: much of a journey is waiting for a browser, or for a process to start
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: SuiteOrder },
    projects: [
      suite('unit', ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs', 'tests/support/**/*.test.ts'], {
        exclude: [componentTests],
      }),
      components,
      suite('floors', ['tests/architecture/**/*.test.ts'], { testTimeout: 3 * patienceMs }),
      wholeSuite('api', ['tests/api/**/*.test.ts'], {
        testTimeout: 3 * patienceMs,
        exclude: onlyOnPostgres,
      }),
      wholeSuite('api-postgres', isFirstTier ? onPostgresFirst : ['tests/api/**/*.test.ts'], {
        testTimeout: 3 * patienceMs,
        env: { TEST_DATABASE: 'postgres' },
        exclude: process.env.ALL_ON_POSTGRES ? [] : onlyOnSqlite,
        ...(process.env.RECORD_STATEMENTS && { setupFiles: ['tests/support/record-statements.ts'] }),
      }),
      wholeSuite('budgets', ['tests/budgets/**/*.test.ts']),
      suite('isolated', ['tests/isolated/**/*.test.ts'], { testTimeout: 3 * patienceMs }),
      // not a suite: makes the archive of a release, see tests/fixtures/README.md
      suite('fixtures', ['tests/fixtures/make-installation.ts'], { testTimeout: 300_000 }),
      wholeSuite('e2e', ['tests/e2e/**/*.test.ts'], { testTimeout: 5 * patienceMs }),
    ],
  },
})
