import '#client/styles/tokens.css'
import '#client/styles/base.css'
import { afterEach, expect } from 'vitest'
import { unexpectedCalls } from './fake-api.ts'

/** Around each test of a component: the product's own tokens, and no call that the test did not foresee. */

afterEach(() => {
  expect(unexpectedCalls(), 'calls of the server that the test has no answer for').toEqual([])
})
