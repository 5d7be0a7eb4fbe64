import { expect, test } from 'vitest'
import { readRange } from './send-video.ts'

test.each([
  ['bytes=0-', { first: 0, last: 99 }],
  ['bytes=10-19', { first: 10, last: 19 }],
  ['bytes=90-500', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-500', { first: 0, last: 99 }],
])('%s asks for one part', (header, part) => {
  expect(readRange(header, 100)).toEqual(part)
})

test.each([undefined, 'bytes=-', 'bytes=100-', 'bytes=20-10', 'bytes=0-1,5-6', 'pages=1-2', 'bytes=a-b'])(
  '%s gets the whole',
  (header) => {
    expect(readRange(header, 100)).toBeNull()
  },
)
