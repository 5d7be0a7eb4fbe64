import { expect, test } from 'vitest'
import { FairTurns } from './fair-turns.ts'

const limits = { maxWaiting: 10, maxWaitingEach: 6, budgetMs: 1_000, windowMs: 60_000 }

function start(change: Partial<typeof limits> = {}) {
  const clock = { now: 0 }
  const turns = new FairTurns<string>({ ...limits, ...change }, () => clock.now)
  const take = (ms = 0) => {
    const next = turns.take()
    if (next === undefined || 'afterMs' in next) return next?.afterMs
    turns.spend(next.person, ms)
    return next.work
  }
  return { clock, turns, take }
}

test('who comes later does not wait for all that somebody else wants', () => {
  const { turns, take } = start()
  for (const work of ['a1', 'a2', 'a3']) turns.add('a', work)
  turns.add('b', 'b1')
  turns.add('b', 'b2')
  expect([take(), take(), take(), take(), take(), take()]).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', undefined])
})

test('the turn is theirs who used least lately', () => {
  const { clock, turns, take } = start()
  turns.add('a', 'a1')
  expect(take(500)).toBe('a1')
  for (const work of ['a2', 'a3']) turns.add('a', work)
  for (const work of ['b1', 'b2', 'b3']) turns.add('b', work)
  expect([take(200), take(200), take(200), take(0)]).toEqual(['b1', 'b2', 'b3', 'a2'])
  clock.now += 60_000
  turns.add('b', 'b4')
  expect([take(), take()]).toEqual(['b4', 'a3'])
})

test('who has used up their time waits until it is behind them, and nobody else does', () => {
  const { clock, turns, take } = start()
  turns.add('a', 'a1')
  expect(take(600)).toBe('a1')
  clock.now += 10_000
  for (const work of ['a2', 'a3']) turns.add('a', work)
  expect(take(600)).toBe('a2')
  turns.add('b', 'b1')
  expect(take(5_000)).toBe('b1')
  expect(take()).toBe(50_000)
  clock.now += 49_999
  expect(take()).toBe(1)
  clock.now += 1
  expect(take()).toBe('a3')
})

test('there is room for some of everybody and for less of one', () => {
  const { turns } = start()
  const added = (person: string, count: number) =>
    Array.from({ length: count }, () => turns.add(person, person)).filter(Boolean).length
  expect([added('a', 8), added('b', 8), added('c', 1)]).toEqual([6, 4, 0])
  expect(turns.clear()).toHaveLength(10)
  expect([turns.take(), added('c', 1)]).toEqual([undefined, 1])
})

test('whatever people want and use, all of it gets its turn, and nobody waits behind more than the others’ next', () => {
  let seed = 7
  const random = (most: number) => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed % most
  }
  const { turns, take } = start({ maxWaiting: 1_000, maxWaitingEach: 1_000, budgetMs: Number.POSITIVE_INFINITY })
  const wanted = Array.from({ length: 300 }, (_, index) => `${'abcde'[random(5)]}${index}`)
  for (const work of wanted) turns.add(work.slice(0, 1), work)
  const done = wanted.map(() => take(10))
  expect(new Set(done)).toEqual(new Set(wanted))
  expect(take()).toBeUndefined()
  expect(new Set(done.slice(0, 5).map((work) => String(work).slice(0, 1))).size).toBe(5)
})
