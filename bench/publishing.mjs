import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'
import { insertUser } from '../dist/server/features/accounts/people/user-repository.js'
import { tokenSeal } from '../dist/server/features/linkedin/account.js'
import { packText } from '../dist/server/features/posts/store/packed-text.js'
import { openDatabase } from '../dist/server/platform/database/database.js'
import { seal } from '../dist/server/platform/sealing.js'
import { administer, urlOfDatabase } from './support/postgres.mjs'
import { machine, median, root, startServer } from './support/server.mjs'
import { startSlowLine } from './support/slow-line.mjs'
import { plainColumns } from './support/stored-post.mjs'
import { listOf, seconds } from './support/words.mjs'

/**
 * Planned posts on their way to a LinkedIn that goes wrong at random in every way that the tests' one knows, published
 * by two processes on one PostgreSQL database, one of which is killed with -9 in the middle of a call and started anew
 * ten times. LinkedIn knows a text again only after a minute, so that bytes sent again too early make a second post. Some
 * calls end the version of the API that they were made with, and now and then no version works for a while. Target:
 * nothing twice, nothing lost, no state that is not so, and what only waited for a version goes out within a minute of
 * one that works. All times are real: 500 posts take four minutes, 10,000 about a quarter of an hour. PostgreSQL is asked
 * at BENCH_DATABASE_URL, or at this machine's usual port.
 *
 *   node bench/publishing.mjs [--posts 10000] [--seed 1]
 */

const { values: options } = parseArgs({
  options: { posts: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
})
const posts = Number(options.posts)
let seed = Number(options.seed)

const kills = 10
const authors = 100
/** Seventeen a second: what two processors carry that also run PostgreSQL and the stand-in for LinkedIn. */
const spanMs = Math.max(75_000, posts * 60)
const untilFirstMs = 5_000
const recognisedAfterMs = 60_000
/** Between two planned posts of one author with the same text. */
const pairGapMs = 70_000
const onTimeMs = 60_000
const lineMs = () => 20 + random() * 180
const secret = 'a secret for benches, thirty-two characters'

/** So many of the calls end the version of the API that they were made with: one in a hundred, and about sixty in all. */
const endingVersions = Math.min(0.01, 60 / posts)
/** So long no version works, once in each part of the run. */
const spellMs = 20_000
const partMs = 100_000

const versionCodes = ['NONEXISTENT_VERSION', 'publicationVersion']

/** How many of a thousand calls that create a post go wrong so. */
const troubles = {
  error: 15,
  'created-error': 15,
  hang: 3,
  'created-hang': 3,
  cut: 10,
  'created-cut': 10,
  'created-no-header': 10,
  conflict: 20,
  media: 20,
  'media-failed': 3,
  ghost: 5,
  forbidden: 5,
  'bad-field': 5,
  'share-limit': 3,
  'day-limit': 3,
  version: 3,
  unauthorized: 1,
}

const load = async (path) =>
  (await runnerImport(join(root, path), { root, configFile: false, logLevel: 'error' })).module
const { startFakeLinkedin } = await load('tests/support/fake-linkedin/start-fake-linkedin.ts')
const { canvasData } = await load('tests/support/visuals.ts')

const happened = {}
/** What each author has read. */
const sourceText = 'Ships no longer wait at sea, says the report of the port. '.repeat(50)
const sourceHash = createHash('sha256').update(sourceText).digest('hex')
/** When no version worked: from and until, epoch ms. */
const spells = []
const folder = mkdtempSync(join(tmpdir(), 'postwright-publishing-'))
const name = `postwright_bench_${randomUUID().replaceAll('-', '')}`
const databaseUrl = urlOfDatabase(name)
const fake = await startFakeLinkedin()
const lines = []
const servers = []
await administer(`create database ${name}`)
try {
  await run()
} finally {
  await Promise.all(servers.map((server) => server.kill()))
  for (const line of lines) await line.close()
  await fake.close()
  await administer(`drop database ${name} with (force)`)
  rmSync(folder, { recursive: true, force: true })
}

async function run() {
  say('machine', machine())
  makeTrouble()
  for (const at of [0, 1]) {
    lines.push(await startSlowLine(new URL(fake.url).port, lineMs))
    servers.push(await start(at))
  }
  const { db, close } = openDatabase({ kind: 'postgres', url: databaseUrl })
  try {
    const people = await addAuthors(db)
    const planned = await plan(db, people)
    const lastAt = Math.max(...[...planned.values()].map(({ dueAt }) => dueAt))
    say('planned', `${posts} posts of ${authors} authors, due within ${seconds(spanMs)}`)
    await Promise.all([killAgainAndAgain(lastAt), endAllVersionsAtTimes(lastAt), untilSettled(db, lastAt)])
    await report(db, planned)
  } finally {
    await close()
  }
}

function start(at) {
  return startServer({
    ...fake.environment,
    LINKEDIN_API_BASE: lines[at].url,
    DATA_DIR: mkdtempSync(join(folder, 'data-')),
    DATABASE_URL: databaseUrl,
    SECRET: secret,
    PUBLISHING: 'all',
  })
}

function makeTrouble() {
  const { feed } = fake
  feed.chance = () => {
    let drawn = random() * 1_000
    const trouble = Object.keys(troubles).find((kind) => {
      drawn -= troubles[kind]
      return drawn < 0
    })
    count(trouble ?? 'none')
    return trouble
  }
  // LinkedIn ends the version of its API, and a later one works
  fake.versions.chance = () => random() < endingVersions && count('version ended') === undefined
  feed.processing = 2
  feed.findDuplicate = (author, commentary) => {
    const now = feed.now()
    const same = feed.posts.find(
      (post) => post.body.commentary === commentary && post.author === author && now - post.at > recognisedAfterMs,
    )
    if (same) count('duplicate')
    return same
  }
}

async function addAuthors(db) {
  const people = []
  for (let number = 0; number < authors; number += 1) {
    const [ownerId, accountId, visualId] = [randomUUID(), randomUUID(), randomUUID()]
    const member = fake.world.addMember()
    const { token, clientId, expiresAt } = fake.world.giveToken({ member })
    const urn = `urn:li:person:${member.sub}`
    const now = Date.now()
    await insertUser(db, {
      id: ownerId,
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
      .insertInto('linkedin_accounts')
      .values({
        owner_id: ownerId,
        id: accountId,
        urn,
        kind: 'person',
        name: 'Ann Author',
        scopes: 'openid profile email w_member_social',
        sealed_token: seal(secret, tokenSeal({ ownerId, id: accountId }), token),
        client_id: clientId,
        expires_at: expiresAt,
        slots: '[]',
        connected_at: now,
      })
      .execute()
    await db
      .insertInto('source_texts')
      .values({ owner_id: ownerId, content_hash: sourceHash, compressed: await packText(sourceText), created_at: now })
      .execute()
    await db
      .insertInto('visuals')
      .values({
        owner_id: ownerId,
        id: visualId,
        name: 'Quay',
        width: 600,
        height: 400,
        canvas_data: JSON.stringify(canvasData()),
        created_at: now,
        updated_at: now,
      })
      .execute()
    people.push({ ownerId, accountId, visualId, urn })
  }
  return people
}

/** One in fifty shows a picture, and one in a hundred has the text of another one of its author. @returns by id */
async function plan(db, people) {
  const planned = []
  const firstAt = Date.now() + untilFirstMs + posts * 2
  for (let number = 0; number < posts; number += 1) {
    const id = randomUUID()
    const other = number % 100 === 1 && planned[number - 1]
    const author = people[number % authors]
    const text = `Ships no longer wait at sea, says report number ${number}.`
    const within = number % 100 === 0 ? spanMs - pairGapMs : spanMs
    planned.push(
      other
        ? { ...other, id, dueAt: other.dueAt + pairGapMs }
        : { id, author, text, dueAt: Math.round(firstAt + random() * within), hasPicture: number % 50 === 25 },
    )
  }
  const batchSize = 250
  for (let begin = 0; begin < posts; begin += batchSize) {
    const batch = planned
      .slice(begin, begin + batchSize)
      .map((one, index) => ({ one, post: postOf(one, begin + index) }))
    await db.transaction().execute(async (transaction) => {
      const articles = batch.map(({ post }) => articleOf(post))
      await transaction.insertInto('articles').values(articles).execute()
      await transaction
        .insertInto('posts')
        .values(batch.map(({ post }) => post))
        .execute()
      const publications = batch.map(({ one, post }) => publicationOf(one, post.id))
      await transaction.insertInto('publications').values(publications).execute()
    })
  }
  return new Map(planned.map((one) => [one.id, one]))
}

function postOf({ author, text, dueAt }, position) {
  return {
    owner_id: author.ownerId,
    id: randomUUID(),
    title: 'Ships',
    content: text,
    first_draft: text,
    status: 'draft',
    created_at: dueAt,
    updated_at: dueAt,
    article_id: randomUUID(),
    ai_model: 'composer',
    upstream_model: 'composer',
    ...plainColumns,
    position,
  }
}

function articleOf({ owner_id, article_id, created_at }) {
  return {
    owner_id,
    id: article_id,
    kind: 'text',
    status: 'ok',
    title: 'Ships',
    words: 500,
    truncated: 0,
    content_hash: sourceHash,
    read_at: created_at,
  }
}

function publicationOf({ id, author, dueAt, hasPicture }, postId) {
  return {
    owner_id: author.ownerId,
    id,
    post_id: postId,
    account_id: author.accountId,
    account_name: 'Ann Author',
    state: 'scheduled',
    wall_time: new Date(dueAt).toISOString().slice(0, 16),
    time_zone: 'UTC',
    clock_change: null,
    due_at: dueAt,
    is_queued: 0,
    visibility: 'PUBLIC',
    is_reshare_disabled: 0,
    attach: hasPicture ? 'visual' : 'none',
    visual_id: hasPicture ? author.visualId : null,
    alt_texts: '[]',
    next_at: dueAt,
    tries: 0,
    created_at: dueAt,
  }
}

/** Evenly, and until the last posts with an unknown outcome are sent again; each time while a call is on its way. */
async function killAgainAndAgain(lastAt) {
  const beginAt = Date.now()
  const eachMs = (lastAt + 90_000 - beginAt) / kills
  for (let round = 1; round <= kills; round += 1) {
    await sleep(Math.max(0, beginAt + (round - 0.5) * eachMs - Date.now()))
    await Promise.race([lines[0].next(), sleep(eachMs / 4)])
    await sleep(random() * 400)
    await servers[0].kill()
    servers[0] = await start(0)
    count('killed')
  }
}

/** In the middle of each part, until the last post is due. */
async function endAllVersionsAtTimes(lastAt) {
  const { versions } = fake
  const works = versions.works.bind(versions)
  const parts = Math.max(1, Math.round((lastAt - Date.now()) / partMs))
  const eachMs = (lastAt - Date.now()) / parts
  const beginAt = Date.now()
  for (let part = 0; part < parts; part += 1) {
    await sleep(Math.max(0, beginAt + (part + 0.5) * eachMs - Date.now()))
    versions.works = () => false
    const from = Date.now()
    await sleep(spellMs)
    versions.works = works
    spells.push({ from, until: Date.now() })
  }
}

/** Until nothing more happens by itself before LinkedIn's next day. Whose token was refused connects again meanwhile. */
async function untilSettled(db, lastAt) {
  const giveUpAt = lastAt + 900_000
  for (;;) {
    await sleep(2_000)
    await db
      .updateTable('linkedin_accounts')
      .set({ refused_at: null, refused_reason: null })
      .where('refused_at', 'is not', null)
      .execute()
    const { open } = await db
      .selectFrom('publications')
      .select(({ fn }) => fn.countAll().as('open'))
      .where('next_at', 'is not', null)
      .where(({ eb, or }) => or([eb('reason', 'is', null), eb('reason', 'not like', '%publicationDayLimit%')]))
      .executeTakeFirstOrThrow()
    if (Number(open) === 0 || Date.now() > giveUpAt) return
  }
}

async function report(db, planned) {
  const rows = await db
    .selectFrom('publications')
    .select(['id', 'state', 'urn', 'reason', 'unknown_at as unknownAt'])
    .execute()
  const attempts = await db
    .selectFrom('publication_attempts')
    .select(['publication_id as id', 'at', 'step', 'outcome', 'code'])
    .execute()
  const all = rows.map((row) => ({ ...row, ...planned.get(row.id), why: JSON.parse(row.reason ?? '{}').name ?? '' }))
  const posted = groupBy(fake.feed.posts, ({ author, body }) => keyOf(author, body.commentary))
  const putOff = new Set(attempts.filter(({ outcome }) => outcome === 'put-off').map(({ id }) => id))
  const silent = new Set(
    attempts.filter(({ step, outcome }) => step === 'ask' && outcome === 'unknown').map(({ id }) => id),
  )
  const { twice, lost, untrue } = findFaults(all, posted)

  say('what happened', listOf(happened))
  say('states', listOf(tally(all, ({ state, why }) => `${state}${state === 'published' ? '' : ` (${why})`}`)))
  say('processes', `${happened.killed} killed, ${silent.size} posts found without the answer to a call`)

  const known = all.filter(({ state, unknownAt }) => state === 'published' && unknownAt === null)
  reportTimes('on time', known)
  const smooth = known.filter(({ id }) => !putOff.has(id))
  reportTimes('never put off', smooth)

  const unknown = all.filter(({ unknownAt }) => unknownAt !== null)
  const found = unknown.filter(({ state }) => state === 'published').length
  const unconfirmed = all.filter(({ state }) => state === 'unconfirmed')
  const thereOfThem = unconfirmed.filter(({ author, text }) => posted.has(keyOf(author.urn, text))).length
  say('unknown outcomes', `${unknown.length}, of which ${found} found their post or sent it for the first time`)
  say('unconfirmed', `${unconfirmed.length}, of which ${thereOfThem} are there`)

  const late = reportWaitsForVersions(known, attempts)

  say('calls refused', fake.refused.length === 0 ? 'none' : listOf(tally(fake.refused, (why) => why)))
  for (const [what, faults] of Object.entries({ twice, lost, untrue, late })) {
    say(what, `${faults.length} (target 0)`)
    for (const fault of faults.slice(0, 10)) say('', fault)
  }
  process.exitCode = twice.length + lost.length + untrue.length + late.length === 0 ? 0 : 1
}

/** By text, since two planned posts may have the same one: LinkedIn may then have it once or twice. */
function findFaults(all, posted) {
  const [twice, lost, untrue] = [[], [], []]
  const groups = groupBy(all, ({ author, text }) => keyOf(author.urn, text))
  for (const [key, group] of groups) {
    const there = posted.get(key) ?? []
    const urns = new Set(there.map(({ urn }) => urn))
    const published = group.filter(({ state }) => state === 'published')
    const isAsked = group.some(({ state }) => state === 'unconfirmed')
    const told = group.map(describe).join('; ')
    if (there.length > group.length) twice.push(`${there.length} posts of ${told}`)
    else if (there.length > published.length && !isAsked) untrue.push(`there, though it did not go out: ${told}`)
    if (new Set(published.map(({ urn }) => urn)).size < published.length) untrue.push(`one post for two: ${told}`)
    for (const one of published.filter(({ urn }) => !urns.has(urn))) untrue.push(`not there: ${describe(one)}`)
    if (there.length < group.length) lost.push(...group.filter((one) => !isSettled(one)).map(describe))
  }
  return { twice, lost, untrue }
}

/** Its author knows what became of it; a state that is not so counts elsewhere. */
function isSettled({ state, why }) {
  return ['published', 'failed', 'missed', 'unconfirmed'].includes(state) || why === 'publicationDayLimit'
}

/**
 * Of those that only a version kept waiting, from when one worked: LinkedIn ends them one at a time except in the spells.
 * @returns those that then took more than a minute
 */
function reportWaitsForVersions(published, attempts) {
  const byId = groupBy(attempts, ({ id }) => id)
  const at = postedAt()
  const waited = published.flatMap((one) => {
    const refusals = (byId.get(one.id) ?? []).filter(({ outcome }) => outcome !== 'done')
    if (refusals.length === 0 || !refusals.every(({ code }) => versionCodes.includes(code))) return []
    const lastAt = Math.max(one.dueAt, ...refusals.map((each) => Number(each.at)))
    const spell = spells.find(({ from, until }) => from <= lastAt && lastAt <= until)
    return [{ ...one, tookMs: at.get(one.urn) - (spell?.until ?? lastAt) }]
  })
  const times = waited.map(({ tookMs }) => tookMs).sort((one, other) => one - other)
  const words = times.length === 0 ? '' : ` (median ${seconds(median(times))}, at most ${seconds(times.at(-1))})`
  say('waited for a version', `${waited.length}, in ${spells.length} spells without one and beside them${words}`)
  return waited.filter(({ tookMs }) => tookMs > onTimeMs).map((one) => `${seconds(one.tookMs)}: ${describe(one)}`)
}

function postedAt() {
  return new Map(fake.feed.posts.map((post) => [post.urn, post.at]))
}

function reportTimes(what, published) {
  const at = postedAt()
  const late = published.map(({ urn, dueAt }) => at.get(urn) - dueAt).sort((one, other) => one - other)
  const inTime = late.filter((ms) => ms <= onTimeMs).length
  const share = ((100 * inTime) / late.length).toFixed(2)
  const most = seconds(late.at(-1))
  const p99 = seconds(late[Math.floor(late.length * 0.99)])
  say(
    what,
    `${share} % of ${late.length} within ${seconds(onTimeMs)} (median ${seconds(median(late))}, 99th percentile ${p99}, at most ${most})`,
  )
}

function describe({ id, state, why, text, unknownAt }) {
  return `${id} ${state}${why && ` (${why})`}${unknownAt === null ? '' : ', once unknown'}: ${text}`
}

function keyOf(author, text) {
  return `${author} ${text}`
}

function groupBy(things, keyFor) {
  const groups = new Map()
  for (const thing of things) groups.set(keyFor(thing), [...(groups.get(keyFor(thing)) ?? []), thing])
  return groups
}

function tally(things, nameFor) {
  return Object.fromEntries([...groupBy(things, nameFor)].map(([key, group]) => [key, group.length]))
}

function say(what, value) {
  console.log(`publishing: ${what.padEnd(16)} ${value}`)
}

function count(what) {
  happened[what] = (happened[what] ?? 0) + 1
}

function random() {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
  return seed / 2 ** 32
}
