import './no-tracks.ts'
import './timers.ts'
import '#client/styles/tokens.css'
import '#client/styles/base.css'
import { afterAll, afterEach, beforeEach, expect } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { unexpectedCalls } from './fake-api.ts'
import { leavePage } from './leave-page.ts'

/** Around each test of a component: the product's own tokens, and no call that the test did not foresee. */

// the library asks for it only in the first file of a page
beforeEach(cleanup)

afterEach(() => {
  expect(unexpectedCalls(), 'calls of the server that the test has no answer for').toEqual([])
})

afterAll(leavePage)
