import { describe, expect, test } from 'vitest'
import type { Comment } from '#client/queries/posts/comments'
import { begunMention, membersNamed, mentionsIn, threadsOf } from './threads.ts'

const text = 'Ships wait. They sail.'

const comment = (id: string, change: Partial<Comment> = {}): Comment => ({
  id,
  parentId: null,
  by: 'Ann Quay',
  byUserId: 'ann',
  isGuest: false,
  body: 'Why?',
  quote: null,
  internal: true,
  createdAt: '2026-11-20T12:00:00.000Z',
  editedAt: null,
  resolvedAt: null,
  ...change,
})
const on = (exact: string) => ({ quote: { exact, prefix: '', suffix: '' } })

test('threads follow the text, then come those on the whole post and on words that are gone', () => {
  const comments = [
    comment('whole'),
    comment('second', on('They sail')),
    comment('gone', on('Nobody knows')),
    comment('first', on('Ships')),
    comment('answer', { parentId: 'second' }),
  ]
  const threads = threadsOf(comments, text)
  expect(threads.map(({ first }) => first.id)).toEqual(['first', 'second', 'whole', 'gone'])
  expect(threads[1]?.answers.map(({ id }) => id)).toEqual(['answer'])
  expect(threads.map(({ place }) => place?.start ?? null)).toEqual([0, 12, null, null])
})

describe('mentions', () => {
  const members = [{ name: 'Ann Quay' }, { name: 'Anna' }, { name: 'Ben Ørsted' }, { name: '' }]
  const named = (body: string) => mentionsIn(body, members).map(({ name }) => name)

  test.each([
    ['@Ann Quay, see @Ben Ørsted.', ['Ann Quay', 'Ben Ørsted']],
    ['@Annabel and ann@Anna', []],
    ['ann@Anna, and (@Anna)', ['Anna']],
    ['Ann Quay', []],
  ])('in %s', (body, names) => expect(named(body)).toEqual(names))

  test.each([
    ['Hello @An', 9, { at: 6, name: 'An' }],
    ['Hello @', 7, { at: 6, name: '' }],
    ['mail@example', 12, null],
    ['@Ann\nnext', 9, null],
    ['no mention', 10, null],
  ])('being typed in %j', (body, caret, begun) => expect(begunMention(body, caret)).toEqual(begun))

  test('offer whose first or last name begins so, and nobody once it is complete', () => {
    expect(membersNamed(members, 'an').map(({ name }) => name)).toEqual(['Ann Quay', 'Anna'])
    expect(membersNamed(members, 'ø').map(({ name }) => name)).toEqual(['Ben Ørsted'])
    expect(membersNamed(members, 'anna')).toEqual([])
  })
})
