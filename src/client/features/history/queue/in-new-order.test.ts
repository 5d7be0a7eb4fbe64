import { expect, test } from 'vitest'
import { samplePublication } from '../../../../../tests/support/components/sample-linkedin.ts'
import { inNewOrder } from './in-new-order.ts'

const queue = [1, 2, 3].map((day) => samplePublication({ id: `p${day}`, dueAt: `2098-12-0${day}T08:00:00.000Z` }))
const seen = (id: string, place: number) =>
  inNewOrder(queue, id, place).map((publication) => `${publication.id} ${publication.dueAt.slice(8, 10)}`)

test('the times stay, and go to the posts in their new order', () => {
  expect(seen('p3', 0)).toEqual(['p3 01', 'p1 02', 'p2 03'])
  expect(seen('p1', 2)).toEqual(['p2 01', 'p3 02', 'p1 03'])
})

test('beyond the ends, in the same place, or unknown, nothing moves', () => {
  expect(inNewOrder(queue, 'p1', -1)).toBe(queue)
  expect(inNewOrder(queue, 'p3', 3)).toBe(queue)
  expect(inNewOrder(queue, 'p2', 1)).toBe(queue)
  expect(inNewOrder(queue, 'p9', 1)).toBe(queue)
})
