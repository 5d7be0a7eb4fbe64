import { expect, test } from 'vitest'
import { readPostAnswer } from './post-answer.ts'
import { mayUpload } from './uploads.ts'

function answer(status: number, fields: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
  return readPostAnswer({ status, headers: new Headers(headers), text: JSON.stringify(fields), fields })
}

const urn = 'urn:li:share:7100000000000000001'

test('only a 201 that names the post says that it is there', () => {
  expect(answer(201, {}, { 'x-restli-id': urn })).toMatchObject({ kind: 'created', urn })
  expect(answer(201, {}, { 'x-restli-id': 'urn:li:ugcPost:71' })).toMatchObject({ kind: 'created' })
  expect(answer(201)).toMatchObject({ kind: 'unknown' })
  expect(answer(201, {}, { 'x-restli-id': 'something' })).toMatchObject({ kind: 'unknown' })
})

test.each([200, 204, 302, 408, 500, 502, 503, 504])('after %i nobody knows', (status) => {
  expect(answer(status)).toMatchObject({ kind: 'unknown', status })
})

test.each([
  [401, { code: 'REVOKED_ACCESS_TOKEN', serviceErrorCode: 65601 }, { kind: 'sign-in', code: 'REVOKED_ACCESS_TOKEN' }],
  [403, { serviceErrorCode: 100 }, { kind: 'refused', why: 'product', code: '100' }],
  [409, {}, { kind: 'put-off', why: 'conflict' }],
  [422, { message: `Content is a duplicate of ${urn}` }, { kind: 'duplicate', urn }],
  [422, { code: 'DUPLICATE_POST' }, { kind: 'duplicate', urn: null }],
  [426, { code: 'NONEXISTENT_VERSION' }, { kind: 'version' }],
  [429, { message: 'throttle MEMBER DAY limit' }, { kind: 'put-off', why: 'day-limit' }],
  [429, { message: 'share limit for unverified members' }, { kind: 'refused', why: 'share-limit' }],
  [429, { message: 'slow down' }, { kind: 'put-off', why: 'busy' }],
  [400, { code: 'MEDIA_ASSET_WAITING_UPLOAD' }, { kind: 'put-off', why: 'media' }],
  [400, { errorDetails: { inputErrors: [{ code: 'FIELD_LENGTH_TOO_LONG' }] } }, { kind: 'refused', why: 'length' }],
  [400, { code: 'MISSING_FIELD' }, { kind: 'refused', why: 'other', code: 'MISSING_FIELD' }],
])('%i with %j is read', (status, fields, expected) => {
  expect(answer(status, fields)).toMatchObject(expected)
})

test.each([
  ['https://www.linkedin.com/dms-uploads/x', true],
  ['https://api.linkedin.com/x', true],
  ['https://media.licdn.com/x', true],
  ['http://127.0.0.1:4000/dms-uploads/x', true],
  ['http://127.0.0.1:4001/x', false],
  ['http://www.linkedin.com/x', false],
  ['https://linkedin.com.example.org/x', false],
  ['https://evillinkedin.com/x', false],
  ['https://user@www.linkedin.com/x', false],
  ['not an address', false],
])('bytes and token may go to %s: %s', (address, isAllowed) => {
  expect(mayUpload({ apiBase: 'http://127.0.0.1:4000' }, address)).toBe(isAllowed)
})
