import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { carriesSession } from './cookies.ts'

test.each([
  ['postwright=x', true],
  ['__Host-postwright=x', true],
  ['other=1; postwright=x', true],
  ['other=1;postwright-pending=x', true],
  ['__Host-postwright-pending=x', true],
  ['postwright-device=x', false],
  ['notpostwright=x', false],
  ['other=postwright=x', false],
  ['postwright-theme=dark', false],
  ['', false],
  [undefined, false],
])('a session among the cookies %j: %j', (cookie, isThere) => {
  expect(carriesSession({ headers: { cookie } } as FastifyRequest)).toBe(isThere)
})
