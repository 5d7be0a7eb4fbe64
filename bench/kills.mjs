import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { runnerImport } from 'vite'
import { insertUser } from '../dist/server/features/accounts/people/user-repository.js'
import { mediaKey } from '../dist/server/features/media/media-files.js'
import { openDatabase } from '../dist/server/platform/database/database.js'
import { hashToken, newToken } from '../dist/server/platform/tokens.js'
import { administer, urlOfDatabase } from './support/postgres.mjs'
import { machine, root, startServer } from './support/server.mjs'
import { listOf, seconds } from './support/words.mjs'

/**
 * Three processes on one PostgreSQL database with one bucket, of which one is killed with -9 every 20 seconds and started
 * anew, while 50 posts are being written at any time and 20 pictures a second are uploaded. Whoever sends goes on to the
 * next process as behind a proxy, and after a failure sends anew. Target: nothing lost that was acknowledged, nothing
 * counted twice, never two seconds without a success, and a reserved post of a dead process back within a minute.
 * PostgreSQL is asked at BENCH_DATABASE_URL, or at this machine's usual port.
 *
 *   node bench/kills.mjs [--minutes 5] [--posts 50] [--uploads 20] [--every 20]
 */

const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    posts: { type: 'string', default: '50' },
    uploads: { type: 'string', default: '20' },
    every: { type: 'string', default: '20' },
  },
})
const loadMs = Number(options.minutes) * 60_000
const postsAtOnce = Number(options.posts)
const uploadsPerSecond = Number(options.uploads)
const killEveryMs = Number(options.every) * 1_000

const processes = 3
/** More than write at once: nobody may send more than thirty requests a minute. */
const authors = 2 * postsAtOnce
const maxWithoutSuccessMs = 2_000
const maxUntilBackMs = 60_000
const secret = 'a secret for benches, thirty-two characters'

const load = async (path) =>
  (await runnerImport(join(root, path), { root, configFile: false, logLevel: 'error' })).module
const { startFakeS3 } = await load('tests/support/fake-s3/start-fake-s3.ts')
const { startFakeModel } = await load('tests/support/fake-models/start-fake-model.ts')

const folder = mkdtempSync(join(tmpdir(), 'postwright-kills-'))
const name = `postwright_bench_${randomUUID().replaceAll('-', '')}`
const databaseUrl = urlOfDatabase(name)
const bucket = await startFakeS3()
const sentences = 'The harbour of the town was rebuilt in a year, and ships no longer wait at sea before they unload. '
const model = await startFakeModel('compatible', {
  kind: 'text',
  chunks: sentences.repeat(8).match(/.{1,32}/g),
  delayMs: 100,
})
/** What was acknowledged: posts by id, pictures as they were answered. */
const acknowledged = { posts: new Map(), pictures: [] }
const successes = { posts: [], pictures: [] }
const refused = {}
/** Whose post is being written by which process. */
const writing = new Map()
/** By the number of the process; undefined while it is being started. */
const servers = []
const starting = new Set()
/** Reserved posts that earlier kills left behind. */
const knownDead = new Set()
let turn = 0
let isSending = true

await administer(`create database ${name}`)
try {
  await run()
} finally {
  isSending = false
  await Promise.allSettled(starting)
  await Promise.all(servers.map((server) => server?.kill()))
  await bucket.close()
  await model.close()
  await administer(`drop database ${name} with (force)`)
  rmSync(folder, { recursive: true, force: true })
}

async function run() {
  say('machine', machine())
  for (let at = 0; at < processes; at += 1) await start(at)
  const { db, close } = openDatabase({ kind: 'postgres', url: databaseUrl })
  try {
    const people = await addAuthors(db)
    const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#d23c1e' } })
      .jpeg()
      .toBuffer()
    const beganAt = performance.now()
    const writers = Array.from({ length: postsAtOnce }, (_, at) => keepWriting([people[at], people[at + postsAtOnce]]))
    const uploads = uploadSteadily(people, picture)
    const kills = await killAgainAndAgain(db)
    isSending = false
    const endedAt = performance.now()
    await Promise.all([...writers, uploads])
    await untilNothingIsHeld(db)
    await report(db, kills, { beganAt, endedAt })
  } finally {
    await close()
  }
}

async function start(at) {
  const server = startServer({
    ...bucket.environment,
    COMPATIBLE_BASE_URL: model.baseUrl,
    COMPATIBLE_MODEL: 'bench',
    DATA_DIR: mkdtempSync(join(folder, 'data-')),
    DATABASE_URL: databaseUrl,
    SECRET: secret,
    PLANS: 'off',
  })
  starting.add(server)
  servers[at] = await server
  starting.delete(server)
}

async function addAuthors(db) {
  const people = []
  for (let number = 0; number < authors; number += 1) {
    const id = randomUUID()
    const token = newToken()
    const now = Date.now()
    await insertUser(db, {
      id,
      email: `author${number}@example.com`,
      passwordHash: '',
      firstName: 'Ann',
      lastName: 'Author',
      isAdmin: false,
      plan: 'pro',
      isApproved: true,
      timeZone: 'UTC',
      createdAt: now,
    })
    await db
      .insertInto('sessions')
      .values({
        token_hash: hashToken(token),
        user_id: id,
        created_at: now,
        last_seen_at: now,
        expires_at: now + 24 * 3_600_000,
        user_agent: 'bench',
      })
      .execute()
    people.push({ id, cookie: `postwright=${token}` })
  }
  return people
}

/** One post after the other, of two authors in turn. */
async function keepWriting(people) {
  for (let round = 0; isSending; round += 1) {
    const person = people[round % people.length]
    const post = await attempt(async () => {
      const textContent = `${sentences.repeat(6)} This is report number ${round} of ${person.id}.`
      const response = await send(person, '/api/posts/generate', {
        headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
        body: JSON.stringify({ textContent, model: 'compatible' }),
        onSent: (at) => writing.set(person.id, at),
      })
      return postIn(await response.text())
    })
    writing.delete(person.id)
    if (!post) continue
    acknowledged.posts.set(post.id, post.content)
    successes.posts.push(performance.now())
  }
}

/** The stream's last event, or what was said instead of a stream. */
function postIn(text) {
  const done = /^event: done\ndata: (.*)$/m.exec(text)
  if (done) return JSON.parse(done[1])
  throw new Error(/"(?:reason|code)":"(\w+)"/.exec(text)?.[1] ?? 'stream broke off')
}

/** At the same pace, however long the answers take. */
async function uploadSteadily(people, bytes) {
  const beganAt = performance.now()
  const underWay = new Set()
  for (let number = 0; isSending; number += 1) {
    await sleep(Math.max(0, beganAt + (number * 1_000) / uploadsPerSecond - performance.now()))
    const person = people[number % people.length]
    const upload = attempt(() => uploadOne(person, bytes)).then((asset) => {
      underWay.delete(upload)
      if (!asset) return
      acknowledged.pictures.push({ ownerId: person.id, id: asset.id, fileSize: asset.fileSize })
      successes.pictures.push(performance.now())
    })
    underWay.add(upload)
  }
  await Promise.all(underWay)
}

async function uploadOne(person, bytes) {
  const announced = await send(person, '/api/media', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ originalName: 'harbour.jpg', mimeType: 'image/jpeg', fileSize: bytes.length }),
  })
  const { uploadUrl } = await answerOf(announced)
  const sent = await send(person, uploadUrl, { method: 'PUT', headers: { 'content-type': 'image/jpeg' }, body: bytes })
  return answerOf(sent)
}

async function answerOf(response) {
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.reason ?? answer.code ?? response.status)
  return answer
}

/** To one process after the other; to the next one when nobody listens there, as a proxy does. */
async function send(person, path, { onSent, headers, ...request }) {
  for (let tries = 0; ; tries += 1) {
    turn += 1
    const at = turn % processes
    const server = servers[at]
    if (!server) continue
    onSent?.(at)
    try {
      return await fetch(server.url + path, {
        method: 'POST',
        headers: { cookie: person.cookie, origin: server.url, ...headers },
        ...request,
      })
    } catch (error) {
      if (error.cause?.code !== 'ECONNREFUSED' || tries >= processes) throw error
    }
  }
}

/** @returns undefined when it failed, which is noted; whoever sends waits a moment then */
async function attempt(work) {
  try {
    return await work()
  } catch (error) {
    const why = error.cause?.code ?? error.message
    refused[why] = (refused[why] ?? 0) + 1
    await sleep(200)
    return undefined
  }
}

/** @returns of each kill how many reserved posts that process held, and how long it took until the last was back */
async function killAgainAndAgain(db) {
  const beganAt = performance.now()
  const kills = []
  for (let round = 1; round * killEveryMs < loadMs; round += 1) {
    await sleep(beganAt + round * killEveryMs - performance.now())
    await Promise.all(starting)
    const kill = killOne(db, round % processes)
    kill.catch(() => {}) // told at the end
    kills.push(kill)
  }
  await sleep(beganAt + loadMs - performance.now())
  return Promise.all(kills)
}

async function killOne(db, at) {
  const server = servers[at]
  servers[at] = undefined
  const owners = [...writing].filter(([, by]) => by === at).map(([ownerId]) => ownerId)
  await server.kill()
  const killedAt = performance.now()
  const held = await heldPosts(db, owners)
  const isBack = untilBack(db, held).then(() => performance.now())
  await start(at)
  return { held: held.length, ms: (await isBack) - killedAt }
}

async function heldPosts(db, owners) {
  if (owners.length === 0) return []
  const rows = await db
    .selectFrom('generations')
    .select('token')
    .where('owner_id', 'in', owners)
    .where('reserved_month', 'is not', null)
    .execute()
  const held = rows.map(({ token }) => token).filter((token) => !knownDead.has(token))
  for (const token of held) knownDead.add(token)
  return held
}

async function untilBack(db, tokens) {
  while (tokens.length > 0 && (await isAnyHeld(db, (query) => query.where('token', 'in', tokens)))) await sleep(250)
}

async function untilNothingIsHeld(db) {
  const giveUpAt = performance.now() + 2 * maxUntilBackMs
  while (performance.now() < giveUpAt && (await isAnyHeld(db, (query) => query))) await sleep(250)
}

async function isAnyHeld(db, narrow) {
  return (await narrow(db.selectFrom('generations').select('token')).execute()).length > 0
}

async function report(db, kills, { beganAt, endedAt }) {
  const posts = await db.selectFrom('posts').select(['id', 'content', 'owner_id as ownerId']).execute()
  const people = await db.selectFrom('workspaces').select(['id', 'month_used as used']).execute()
  const stored = new Map(posts.map(({ id, content }) => [id, content]))
  const lostPosts = [...acknowledged.posts].filter(([id, content]) => stored.get(id) !== content)
  const lostPictures = await findLostPictures(db)
  const counted = people.map(({ id, used }) => used - posts.filter(({ ownerId }) => ownerId === id).length)
  const sumOf = (values) => values.reduce((sum, value) => sum + value, 0)
  const twice = sumOf(counted.map((difference) => Math.max(0, difference)))
  const uncounted = sumOf(counted.map((difference) => Math.max(0, -difference)))
  const lost = lostPosts.length + lostPictures.length
  const gaps = Object.values(successes).map((moments) => longestGap(moments, beganAt, endedAt))
  const anyGapMs = longestGap(Object.values(successes).flat(), beganAt, endedAt)
  const backMs = Math.max(...kills.map(({ ms }) => ms))

  const { posts: made, pictures } = acknowledged
  say('killed', `${kills.length} times; they held ${sumOf(kills.map(({ held }) => held))} reserved posts`)
  say('acknowledged', `${made.size} posts, ${pictures.length} pictures within ${seconds(endedAt - beganAt)}`)
  say('not acknowledged', `${posts.length - made.size} posts that are stored`)
  say('other answers', Object.keys(refused).length === 0 ? 'none' : listOf(refused))
  say('lost', `${lost} (target 0)`)
  say('counted twice', `${twice} (target 0), stored and not counted: ${uncounted} (target 0)`)
  say('without success', `${seconds(anyGapMs)} (target under ${seconds(maxWithoutSuccessMs)})`)
  say('', `posts alone ${seconds(gaps[0])}, pictures alone ${seconds(gaps[1])}`)
  say('reserved, back', `after at most ${seconds(backMs)} (target under ${seconds(maxUntilBackMs)})`)
  const isWell = lost + twice + uncounted === 0 && anyGapMs < maxWithoutSuccessMs && backMs < maxUntilBackMs
  process.exitCode = isWell ? 0 : 1
}

/** A picture is there when its row says so and both of its files are in the bucket, the picture as long as was said. */
async function findLostPictures(db) {
  const rows = await db.selectFrom('media_assets').select(['id', 'file_token as token']).execute()
  const tokens = new Map(rows.map(({ id, token }) => [id, token]))
  return acknowledged.pictures.filter(({ ownerId, id, fileSize }) => {
    const bytesOf = (file) => bucket.objects.get(mediaKey(ownerId, id, tokens.get(id), file))?.bytes.length
    return bytesOf('picture') !== fileSize || bytesOf('thumbnail') === undefined
  })
}

function longestGap(moments, beganAt, endedAt) {
  const all = [beganAt, ...moments.filter((moment) => moment < endedAt).toSorted((one, other) => one - other), endedAt]
  return Math.max(...all.slice(1).map((moment, at) => moment - all[at]))
}

function say(what, value) {
  console.log(`kills: ${what.padEnd(16)} ${value}`)
}
