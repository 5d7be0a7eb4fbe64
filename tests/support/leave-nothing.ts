import { afterAll, vi } from 'vitest'
import { putBackReplaced } from './replaced.ts'

/** Files of one suite share a worker and what it has loaded: none leaves a clock, a global or a spy to the next one. */

const hadNavigator = 'navigator' in globalThis

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  putBackReplaced()
  // PDF.js makes one where there is none, without the languages of a browser's
  if (!hadNavigator) Reflect.deleteProperty(globalThis, 'navigator')
})
