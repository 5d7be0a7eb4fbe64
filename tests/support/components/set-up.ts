import './no-tracks.ts'
import './timers.ts'
import '#client/styles/tokens.css'
import '#client/styles/base.css'
import { afterAll, afterEach, beforeEach, expect } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { unexpectedCalls } from './fake-api.ts'
import { leavePage } from './leave-page.ts'

/** Set-up of each component test: the product's own tokens, and no unexpected call. */

/** By the browser itself, not by an event a test makes. */
let hasMouseMoved = true
window.addEventListener('pointermove', ({ isTrusted }) => (hasMouseMoved ||= isTrusted), true)

beforeEach(async () => {
  // the library requests it only in the first file of a page
  await cleanup()
  await moveMouseAway()
})

afterEach(() => {
  expect(unexpectedCalls(), 'calls of the server that the test has no answer for').toEqual([])
})

afterAll(leavePage)

/** Where the last test left it, it would open the tooltip of what this test shows there. */
async function moveMouseAway(): Promise<void> {
  if (!hasMouseMoved) return
  await userEvent.hover(document.documentElement, { position: { x: 0, y: 0 } })
  hasMouseMoved = false
}
