import { expect, test } from 'vitest'
import type { PostAnswer } from '#server/adapters/linkedin/post-answer'
import type { PublicationState } from '#shared/rules/publishing'
import { afterSending, afterTimeout } from './decide.ts'
import type { Change } from './publication.ts'

/**
 * Every possible course of sending, one after the other, against a LinkedIn that remembers a text for ten minutes: in
 * every case at most one post exists, and its reported outcome is true.
 */

const seen = { status: null, code: null }
/**
 * `ghost` and `older` are refused as a duplicate of a post that is not this one: made just now, or long before. LinkedIn
 * has ended the version of the API: no other works yet, or another does. `signed-out`: it refuses the token, and the
 * post is prepared again for another connection of the page. The test assumes that LinkedIn notices a repeat from the same
 * connection, but not from another one.
 */
const fates = [
  'signed-out',
  'created',
  'created-silently',
  'lost',
  'refused',
  'put-off',
  'killed-before',
  'killed-after',
  'ghost',
  'older',
  'version-ended',
  'version-replaced',
] as const
type Fate = (typeof fates)[number]

const start = Date.parse('2026-12-01T09:00:00Z')
const leaseMs = 30_000
const knownForMs = 10 * 60_000
/** In LinkedIn's format. */
const urnAt = (at: number) => `urn:li:share:${BigInt(at) << 22n}`
const plain = 'a post'
const withPicture = 'a post and a picture'

interface World {
  state: PublicationState
  now: number
  nextAt: number | null
  tries: number
  sentAt: number | null
  unknownAt: number | null
  resentAt: number | null
  /** What is sent; with or without the picture of a link's card. */
  body: string
  /** When each existing post was created, and through which connection. */
  posts: { at: number; connection: number }[]
  connection: number
  /** Whether the token of the connection was refused. */
  isSignedOut: boolean
  /** Without those that an ended version or a refused token kept from being looked at. */
  sends: number
  urn: string | null
  /** How far LinkedIn's clock is ahead of ours. */
  skewMs: number
}

/** What LinkedIn does with the bytes, and the answer; null: the process was killed. */
function send(world: World, fate: Fate): PostAnswer | null {
  if (fate === 'killed-before') return null
  if (fate === 'version-ended' || fate === 'version-replaced') return { ...seen, kind: 'version' }
  if (fate === 'signed-out') {
    world.isSignedOut = true
    return { ...seen, kind: 'sign-in' }
  }
  world.sends += 1
  if (fate === 'refused') return { ...seen, kind: 'refused', why: 'other' }
  if (fate === 'put-off') return { ...seen, kind: 'put-off', why: 'conflict' }
  if (fate === 'lost') return { ...seen, kind: 'unknown' }
  const named = fate === 'ghost' ? world.now : world.now - 60 * 60_000
  if (fate === 'ghost' || fate === 'older') return { ...seen, kind: 'duplicate', urn: urnAt(named + world.skewMs) }
  const { connection } = world
  const known = world.posts.find((post) => post.connection === connection && world.now - post.at < knownForMs)
  const isKnown = known !== undefined
  const urn = urnAt((known?.at ?? world.now) + world.skewMs)
  if (!isKnown) world.posts.push({ at: world.now, connection })
  if (fate === 'killed-after') return null
  if (fate === 'created-silently') return { ...seen, kind: 'unknown' }
  return isKnown ? { ...seen, kind: 'duplicate', urn } : { ...seen, kind: 'created', urn }
}

/** One step of a process, as `publish.ts` does it. */
function look(world: World, nextFate: () => Fate): void {
  if (world.state === 'sending') {
    const next = afterTimeout(world, world.now)
    if (next !== 'send-again') {
      become(world, next)
      return
    }
    world.resentAt = world.now
  } else {
    world.state = 'sending'
    world.sentAt = world.now
  }
  const fate = nextFate()
  const answer = send(world, fate)
  if (!answer) world.nextAt = world.now + leaseMs
  else {
    const withoutPicture = world.body === withPicture ? { body: plain, bodyHash: '' } : null
    const hasVersion = fate === 'version-replaced'
    become(world, afterSending(world, answer, { now: world.now, isOurs: false, hasVersion, withoutPicture }))
  }
}

/** A post that waits for a version is prepared again once there is one, and gets its connection then, as in `findReady`. */
function become(world: World, change: Change): void {
  Object.assign(world, change)
  if (world.state !== 'scheduled') return
  world.state = 'armed'
  if (world.isSignedOut) world.connection += 1
  world.isSignedOut = false
}

/** @param lateMs how late each step comes */
function play(sequence: readonly Fate[], lateMs: number, body = plain, skewMs = 0): World {
  const rest = [...sequence]
  const nothing = { tries: 0, sentAt: null, unknownAt: null, resentAt: null, urn: null }
  const connections = { posts: [], connection: 0, isSignedOut: false }
  const world: World = { state: 'armed', now: start, nextAt: start, ...nothing, body, ...connections, sends: 0, skewMs }
  for (let looks = 0; world.nextAt !== null && looks < 50; looks += 1) {
    world.now = Math.max(world.now, world.nextAt) + lateMs
    look(world, () => rest.shift() ?? 'created')
  }
  return world
}

const sequences = fates.flatMap((first) =>
  fates.flatMap((second) => fates.flatMap((third) => fates.map((fourth) => [first, second, third, fourth]))),
)

const latenesses = [0, 45_000, 5 * 60_000, 11 * 60_000]
const skews = [0, 60_000, -60_000]

test.each(latenesses.flatMap((lateMs) => skews.map((skewMs) => [lateMs, skewMs] as const)))(
  'however it goes, %d ms late, LinkedIn’s clock %d ms ahead, no post is made twice, and none is reported that was not made',
  (lateMs, skewMs) => {
    expect(sequences.filter((sequence) => !isTrue(play(sequence, lateMs, plain, skewMs), 4))).toEqual([])
    // one more for the sending that LinkedIn may have refused because of the picture
    expect(sequences.filter((sequence) => !isTrue(play(sequence, lateMs, withPicture, skewMs), 5))).toEqual([])
  },
)

function isTrue({ state, posts, sends, urn, skewMs }: World, maxSends: number): boolean {
  if (posts.length > 1 || sends > maxSends) return false
  if (state === 'published') return posts[0] !== undefined && urn === urnAt(posts[0].at + skewMs)
  return state === 'failed' ? posts.length === 0 : state === 'unconfirmed'
}

test('an ended version loses nothing, and makes nothing twice or unclear', () => {
  expect(play(['version-ended', 'created'], 0)).toMatchObject({ state: 'published', sends: 1 })
  expect(play(['version-replaced', 'created'], 0)).toMatchObject({ state: 'published', sends: 1, now: start })
  const ended = Array.from({ length: 5 }, () => 'version-ended' as const)
  expect(play(['created-silently', ...ended, 'created'], 0)).toMatchObject({ state: 'published' })
})

test('a card goes out without its picture after a refusal, but not after an outcome that nobody knows', () => {
  expect(play(['refused', 'created'], 0, withPicture)).toMatchObject({ state: 'published', body: plain, sends: 2 })
  const unknown = play(['lost', 'refused', 'created'], 0, withPicture)
  expect(unknown).toMatchObject({ state: 'published', body: withPicture, sends: 3 })
})

test('what was refused when it was asked about is found by the next try', () => {
  expect(play(['created-silently', 'put-off', 'created'], 0)).toMatchObject({ state: 'published', sends: 3 })
  expect(play(['lost', 'refused', 'created'], 0)).toMatchObject({ state: 'published', sends: 3 })
  expect(play(['lost', 'refused', 'refused'], 0)).toMatchObject({ state: 'unconfirmed', sends: 3 })
})

test('what LinkedIn names counts only if the first sending made it', () => {
  expect(play(['created-silently'], 0)).toMatchObject({ state: 'published', sends: 2 })
  for (const ghost of ['ghost', 'older'] as const) {
    expect(play(['lost', ghost], 0)).toMatchObject({ state: 'unconfirmed', posts: [] })
    expect(play(['created-silently', ghost], 0)).toMatchObject({ state: 'unconfirmed', urn: null })
    expect(play([ghost], 0)).toMatchObject({ state: 'failed', posts: [] })
  }
})

test('a refused token makes another connection send it, but not once it may be there already', () => {
  expect(play(['signed-out', 'created'], 0)).toMatchObject({ state: 'published', posts: [{ connection: 1 }], sends: 1 })
  const silent = play(['created-silently', 'signed-out', 'created'], 0)
  expect(silent).toMatchObject({ state: 'published', posts: [{ connection: 0 }], connection: 0 })
})
