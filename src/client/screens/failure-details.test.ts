import { expect, test } from 'vitest'
import { ApiError } from '#client/lib/api'
import { failureDetails } from './failure-details.ts'

const page = { path: '/history', at: new Date('2025-03-01T10:00:00Z') }

test('the details of a failure say what, where, when and of which version', () => {
  expect(failureDetails(new TypeError('x is not a function'), page)).toBe(
    [
      'Postwright development',
      'Page: /history',
      'Time: 2025-03-01T10:00:00.000Z',
      'Failure: TypeError: x is not a function',
    ].join('\n'),
  )
})

test('a failed call is found in the server’s log by its request', () => {
  const error = new ApiError({ status: 500, text: '{}', code: 'unexpected', serverMessage: 'x', requestId: 'r-7' })
  expect(failureDetails(error, page)).toContain('\nRequest: r-7')
})
