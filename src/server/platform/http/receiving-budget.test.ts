import { expect, test } from 'vitest'
import { createReceivingBudget } from './receiving-budget.ts'
import { receivingLimits } from './receiving-limits.ts'

const { everybody, person, strangers, strangersBody, strangersOfAddress, uncounted } = receivingLimits
const busy = expect.objectContaining({ code: 'busy', retryAfterSeconds: 10 })

/** Opens bodies of a sender until one is refused. @returns how many were accepted */
function fill(budget: ReturnType<typeof createReceivingBudget>, senders: { address: string }[], bytes: number): number {
  for (let count = 0; ; count += 1) {
    try {
      budget.open(senders[count % senders.length] ?? { address: '' }).holdAtLeast(bytes)
    } catch (error) {
      expect(error).toEqual(busy)
      return count
    }
  }
}

const addresses = Array.from({ length: 100 }, (_, index) => ({ address: `192.0.2.${index}` }))

test('strangers of one address hold no more than their share, and others go on', () => {
  const budget = createReceivingBudget()
  const taken = fill(budget, addresses.slice(0, 1), strangersBody)
  expect(taken).toBe(Math.floor(strangersOfAddress / (strangersBody - uncounted)))
  expect(() => budget.open({ address: '198.51.100.1' }).holdAtLeast(strangersBody)).not.toThrow()
})

test('strangers of all addresses leave most of it to people who are signed in', () => {
  const budget = createReceivingBudget()
  fill(budget, addresses, strangersBody)
  expect(budget.held).toBeLessThanOrEqual(strangers)
  expect(() => budget.open({ userId: 'somebody' }).holdAtLeast(person)).not.toThrow()
})

test('signing in needs so little that it is never refused', () => {
  const budget = createReceivingBudget()
  fill(budget, addresses, strangersBody)
  for (const sender of addresses) expect(() => budget.open(sender).holdAtLeast(uncounted)).not.toThrow()
})

test('one person can’t use up what all have, and all together no more than there is', () => {
  const budget = createReceivingBudget()
  const open = (userId: string) => budget.open({ userId }).holdAtLeast(person)
  open('first')
  expect(() => open('first')).toThrow(busy)
  for (let count = 1; count < everybody / person; count += 1) open(`person ${count}`)
  expect(() => open('one more')).toThrow(busy)
})

test('a body that grows counts what it has come to, once, and nothing when it is over', () => {
  const budget = createReceivingBudget()
  const body = budget.open({ userId: 'somebody' })
  body.holdAtLeast(uncounted)
  expect(budget.held).toBe(0)
  body.holdAtLeast(uncounted + 10)
  body.holdAtLeast(uncounted + 30)
  body.holdAtLeast(uncounted + 20)
  expect(budget.held).toBe(30)
  body.release()
  body.release()
  expect(budget.held).toBe(0)
})
