import { expect, test } from 'vitest'
import { describeError } from './describe-error.ts'

test('an error is told by its kind, words, place and cause', () => {
  const cause = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:25'), { code: 'ECONNREFUSED' })
  const described = describeError(new TypeError('no mail server of "smtp_url"', { cause }))
  expect(described).toMatchObject({
    type: 'TypeError',
    message: 'no mail server of "smtp_url"',
    cause: { code: 'ECONNREFUSED', message: 'connect ECONNREFUSED 127.0.0.1:25' },
  })
  expect(described.stack).toMatch(/^\s+at .*describe-error\.test/)
})

test('nothing an error carries along, quotes or addresses is told', () => {
  const mark = 'canary'
  const parsing = () => {
    try {
      JSON.parse(`${mark} is no JSON`)
    } catch (error) {
      return error
    }
    return undefined
  }
  const errors = [
    Object.assign(new Error('duplicate key'), { detail: `Key (email)=(${mark}@example.com)`, parameters: [mark] }),
    new Error(`550 <${mark}@example.com>: recipient rejected`),
    new Error(`Failed to parse URL from https://news.example.com/${mark}?id=1`),
    Object.assign(new Error(`Type validation failed: Value: ${mark}`), { name: 'AI_TypeValidationError' }),
    new Error(`invalid input syntax for type bigint: "The ${mark} sang"`),
    new Error('reading failed', { cause: parsing() }),
    `${mark} thrown as a text`,
  ]
  for (const error of errors) expect(JSON.stringify(describeError(error))).not.toContain(mark)
})
