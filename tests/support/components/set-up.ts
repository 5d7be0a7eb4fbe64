import './no-tracks.ts'
import './timers.ts'
import '#client/styles/tokens.css'
import '#client/styles/base.css'
import { afterAll, afterEach, beforeEach, expect } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { unexpectedCalls } from './fake-api.ts'
import { leavePage } from './leave-page.ts'

/** Set-up of each component test: the product's own tokens, and no unexpected call. */

// the library requests it only in the first file of a page
beforeEach(cleanup)

afterEach(() => {
  expect(unexpectedCalls(), 'calls of the server that the test has no answer for').toEqual([])
})

afterAll(leavePage)
