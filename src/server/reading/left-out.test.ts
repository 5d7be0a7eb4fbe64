import { expect, test } from 'vitest'
import { LeftOutCounter } from './left-out.ts'

test('counts of several parts add up, and kinds that no part has stay away', () => {
  const counter = new LeftOutCounter()
  counter.count('struck')
  counter.add({ struck: 2, comments: 1 })
  counter.add({})
  expect(counter.toLeftOut()).toEqual({ struck: 3, comments: 1 })
})
