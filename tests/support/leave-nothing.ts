import { afterAll, vi } from 'vitest'
import { putBackReplaced } from './replaced.ts'

/** Files of one suite share a worker and its modules: none leaves a clock, a global or a spy to the next one. */

const hadNavigator = 'navigator' in globalThis

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  putBackReplaced()
  // PDF.js defines a missing navigator, without a browser's languages
  if (!hadNavigator) Reflect.deleteProperty(globalThis, 'navigator')
})
