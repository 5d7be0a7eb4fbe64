import { expect, test } from 'vitest'
import { addressOf, keyOf, readRequest } from './opened-visual.ts'

const read = (search: string) => readRequest(new URLSearchParams(search))

test('the address says what is opened; a saved visual comes before a post', () => {
  expect(read('')).toEqual({ kind: 'new' })
  expect(read('?visual=v1')).toEqual({ kind: 'visual', id: 'v1' })
  expect(read('?post=p1')).toEqual({ kind: 'post', id: 'p1' })
  expect(read('?post=p1&visual=v1')).toEqual({ kind: 'visual', id: 'v1' })
  expect(read('?visual=')).toEqual({ kind: 'new' })
})

test('an address leads back to what it was made of', () => {
  for (const request of [{ kind: 'new' }, { kind: 'visual', id: 'a b&c' }, { kind: 'post', id: 'ü/1' }] as const) {
    expect(readRequest(new URL(addressOf(request), 'http://here').searchParams)).toEqual(request)
  }
})

test('a visual and a post with the same id are not mixed up', () => {
  expect(keyOf({ kind: 'visual', id: '1' })).not.toEqual(keyOf({ kind: 'post', id: '1' }))
})
