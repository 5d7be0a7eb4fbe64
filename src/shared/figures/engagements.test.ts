import { expect, test } from 'vitest'
import { engagementsOf } from './engagements.ts'

test('engagements are reactions, comments and reposts together', () => {
  expect(engagementsOf({ reactions: 31, comments: 8, reposts: 2 })).toBe(41)
  expect(engagementsOf({ reactions: 0, comments: 0, reposts: 0 })).toBe(0)
})

test.each(['reactions', 'comments', 'reposts'])('they are unknown without %s', (name) => {
  expect(engagementsOf({ reactions: 31, comments: 8, reposts: 2, [name]: null })).toBeNull()
})
