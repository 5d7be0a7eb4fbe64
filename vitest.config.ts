import { defineConfig } from 'vitest/config'

/**
 * One project per suite; scripts/test.mjs runs them one by one and adds up their counts.
 * The api suite runs twice, told by TEST_DATABASE which database to use.
 */
const suite = (name: string, include: string[], options: object = {}) => ({
  extends: true as const,
  test: { name, include, ...options },
})

export default defineConfig({
  resolve: { alias: [{ find: /^#/, replacement: `${import.meta.dirname}/src/` }] },
  test: {
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    projects: [
      suite('unit', ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs']),
      suite('floors', ['tests/architecture/**/*.test.ts']),
      suite('api', ['tests/api/**/*.test.ts'], { testTimeout: 60_000 }),
      suite('isolated', ['tests/isolated/**/*.test.ts'], { testTimeout: 60_000 }),
      suite('e2e', ['tests/e2e/**/*.test.ts'], { testTimeout: 120_000 }),
    ],
  },
})
