import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { down, up } from '#server/migrations/0014-owned-styles-and-templates'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** Own styles and templates from before migration 0014, when they were in the same tables as shared ones. */

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

test('own styles and templates move to tables of their own, keep their ids, and are found by their owner alone', async () => {
  const { db } = app.ctx
  const [person, other] = [await app.signIn(), await app.signIn()]
  const shared = (await (await person.get('/api/content-styles')).json()) as { id: number; name: string }[]

  await down(db as never)
  await sql`insert into content_styles
      (owner_id, name, prompt_part, display_order, default_model, default_language, default_web_search, example_posts)
    values (${person.id}, 'Mine', '', 0, 'gpt-4o', 'german', 1, '["An example."]')`.execute(db)
  await sql`insert into visual_templates
      (owner_id, id, name, description, category, width, height, usage_count, created_at, updated_at, canvas_data)
    values (${person.id}, 'own', 'Mine', 'd', 'custom', 10, 20, 3, 1, 2, '{}'),
      (null, 'all', 'Everyone’s', 'd', 'custom', 10, 20, 0, 1, 2, '{}')`.execute(db)
  const { rows: before } = await sql<{ id: number }>`select id from content_styles where name = 'Mine'`.execute(db)
  const id = before[0]?.id ?? 0
  await up(db as never)

  expect(await db.selectFrom('user_styles').selectAll().execute()).toEqual([
    {
      owner_id: person.id,
      id,
      name: 'Mine',
      default_model: 'gpt-4o',
      default_language: 'german',
      default_web_search: 1,
      example_posts: '["An example."]',
    },
  ])
  await sql`alter table user_styles add column address text`.execute(db) // as a later migration does
  expect(await db.selectFrom('user_visual_templates').select(['owner_id', 'id', 'usage_count']).execute()).toEqual([
    { owner_id: person.id, id: 'own', usage_count: 3 },
  ])
  expect(await db.selectFrom('visual_templates').select('id').where('built_in_key', 'is', null).execute()).toEqual([
    { id: 'all' },
  ])
  expect(await (await person.get('/api/content-styles')).json()).toEqual(shared)
  expect(await (await person.get('/api/user/content-styles')).json()).toMatchObject([{ id, name: 'Mine' }])
  expect(await (await other.get('/api/user/content-styles')).json()).toEqual([])
})

test('shared and own styles go on taking their numbers from one counter', async () => {
  const person = await app.signIn()
  const admin = await app.signIn({ role: 'admin' })
  const { db } = app.ctx
  const style = {
    name: 'Own',
    defaultModel: 'gpt-4o',
    defaultLanguage: 'english',
    defaultWebSearch: false,
    examplePosts: ['x'],
  }
  const own = await person.post('/api/user/content-styles', style)
  expect(own.status).toBe(201)
  expect((await admin.post('/api/admin/content-styles', { name: 'Everyone’s', promptPart: 'Be brief.' })).status).toBe(
    201,
  )
  expect((await person.post('/api/user/content-styles', style)).status).toBe(201)
  const ids = [
    ...(await db.selectFrom('content_styles').select('id').execute()),
    ...(await db.selectFrom('user_styles').select('id').execute()),
  ].map((row) => row.id)
  expect(new Set(ids).size).toBe(ids.length)
})
