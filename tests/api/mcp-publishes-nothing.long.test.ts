import type { Client, Tool } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayMs } from '#shared/time/durations'
import { wallTimeOf } from '#shared/time/wall-time'
import { FakeWriter } from '../support/fake-writer.ts'
import { type LinkedinApp, startLinkedinApp } from '../support/linkedin-app.ts'
import { callerOf, connectMcp } from '../support/mcp-client.ts'
import { type Author, publish, signInAuthor, writePost } from '../support/publishing-app.ts'

/** Every tool, called with every argument that a caller can form, leaves what is published and planned as it was. */

interface Field {
  type?: string
  enum?: readonly unknown[]
}

let world: LinkedinApp
let author: Author
let client: Client
let known: Record<string, readonly unknown[]>

beforeAll(async () => {
  world = await startLinkedinApp({ withJobs: true, parts: { writer: new FakeWriter() } })
  author = await signInAuthor(world, 'admin')
  const [draft, planned, published] = [await writePost(author), await writePost(author), await writePost(author)]
  const now = world.app.clock.now
  const soon = wallTimeOf(now + dayMs, 'UTC')
  await publish(author, planned, { at: soon, followsVisual: true })
  await publish(author, published)
  client = await connectMcp(world.app.url, await callerOf(world.app.url, author.person))
  const ids = [draft.id, planned.id, published.id]
  known = {
    id: ids,
    postId: ids,
    articleId: [draft.articleId],
    moreArticleIds: [[planned.articleId]],
    at: [soon, wallTimeOf(now + 2 * dayMs, 'UTC')],
    textContent: ['The harbour opened its second quay on Monday. It handles 1,200 ships a year.'],
    url: ['https://news.example.com/quay', 'http://127.0.0.1/'],
    contentStyleId: [1],
  }
})

afterAll(async () => {
  await client.close()
  await world.close()
})

/** What may stand in a field: all of few values, an example of many. */
function valuesFor(name: string, { type, enum: listed }: Field): readonly unknown[] {
  if (known[name]) return known[name]
  if (listed) return listed
  if (type === 'boolean') return [true, false]
  if (type === 'integer' || type === 'number') return [1]
  return ['publish this post now']
}

/** Each value of each field at least once, with each pair of the fields that a tool needs. */
function argumentsFor({ inputSchema }: Tool): Record<string, unknown>[] {
  const fields = Object.entries((inputSchema.properties ?? {}) as Record<string, Field>)
  const needed = fields.filter(([name]) => inputSchema.required?.includes(name))
  const bases = needed.reduce<Record<string, unknown>[]>(
    (sets, [name, field]) => sets.flatMap((set) => valuesFor(name, field).map((value) => ({ ...set, [name]: value }))),
    [{}],
  )
  const others = fields.filter((each) => !needed.includes(each))
  const each = others.flatMap(([name, field]) => valuesFor(name, field).map((value) => ({ [name]: value })))
  const source = inputSchema.properties?.articleId && !inputSchema.required?.includes('articleId')
  const sources = source ? [{}, { articleId: known.articleId?.[0], model: 'composer' }] : [{}]
  return bases.flatMap((base) => sources.flatMap((from) => [{}, ...each].map((one) => ({ ...base, ...from, ...one }))))
}

async function published() {
  const { db } = world.app.ctx
  const publications = await db.selectFrom('publications').selectAll().orderBy('id').execute()
  return {
    publications: publications.map((each) => ({ ...each, by_key: null })),
    marked: publications.filter(({ by_key: isByKey }) => isByKey === 1).map(({ state }) => state),
    decisions: await db.selectFrom('review_decisions').selectAll().execute(),
    statuses: await db.selectFrom('posts').select(['id', 'status']).where('status', '=', 'published').execute(),
    atLinkedin: world.fake.feed.sent.length,
  }
}

/** They change what a planned post will be: it is marked, and waits for the approval of a person. */
const changing = ['refine_post', 'make_visual']

test('no tool publishes, plans, moves or approves anything', async () => {
  const before = await published()
  expect(before.publications.map(({ state }) => state).sort()).toEqual(['published', 'scheduled'])
  const { tools } = await client.listTools()
  for (const tool of tools) {
    let done = 0
    await world.app.ctx.db.updateTable('publications').set({ by_key: 0 }).execute()
    for (const args of argumentsFor(tool)) {
      await world.app.ctx.db.deleteFrom('rate_limits').execute()
      const { isError } = await client.callTool({ name: tool.name, arguments: args })
      if (!isError) done += 1
    }
    expect(done, `${tool.name} did something`).toBeGreaterThan(0)
    const marked = changing.includes(tool.name) ? ['scheduled'] : []
    expect(await published(), tool.name).toEqual({ ...before, marked })
  }
})
