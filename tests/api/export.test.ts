import { strFromU8 } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { listProvenances } from '#server/features/posts/details/list-provenances'
import type { Provenance } from '#shared/contract/provenance'
import { readExport } from '../support/export.ts'
import { blockFont, uploadFont } from '../support/font-files.ts'
import { makeLargeAccount } from '../support/large-account.ts'
import { picture, upload } from '../support/pictures.ts'
import { makePost } from '../support/posts.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { makeVisual, visualBody } from '../support/visuals.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Post = z.infer<typeof Provenance>

/** Counts the queries of whatever uses the context it gives back. */
function countQueries() {
  const count = { queries: 0 }
  const db = app.ctx.db.withPlugin({
    transformQuery({ node }) {
      count.queries += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  return { ctx: { ...app.ctx, db }, count }
}

/** More than the buffers of a connection hold, some 10 MB. */
const large = { posts: 32, charactersEach: 400_000 }

describe('the export of one’s own data', () => {
  test('is an archive with everything, which says what each of its files is', async () => {
    const person = await app.signIn({ timeZone: 'Pacific/Kiritimati' })
    const pictures = [await upload(person, await picture('png')), await upload(person, await picture('jpeg'))]
    await makePost(person)
    const visual = await makeVisual(person)
    const font = await uploadFont(person, blockFont())
    await person.post('/api/templates', visualBody())
    await person.post('/api/user/settings', { targetAudience: 'Harbour masters' })
    await person.post('/api/user/voice', { role: 'Harbour master', posts: ['A post of mine.'] })
    await person.post('/api/user/snippets', { kind: 'sign-off', content: 'Fair winds.' })
    await person.patch('/api/user', { interfaceLanguage: 'de' })
    const choices = { defaultModel: 'composer', defaultLanguage: 'english', defaultWebSearch: false }
    await person.post('/api/user/content-styles', { name: 'Dry', ...choices, examplePosts: ['A dry post.'] })

    const { files, json } = await readExport(person)
    expect(Object.keys(files).filter((name) => !name.startsWith('pictures/'))).toEqual([
      'README.txt',
      'account.json',
      'identities.json',
      'teams.json',
      'settings.json',
      'voice.json',
      'archive-posts.json',
      'brand.json',
      'snippets.json',
      'content-styles.json',
      'linkedin.json',
      'api-keys.json',
      'connected-apps.json',
      'billing.json',
      'posts.json',
      'attachments.json',
      'polls.json',
      'corrections.json',
      'feeds.json',
      'publications.json',
      'calendar-addresses.json',
      'figures.json',
      'tries.json',
      'visuals.json',
      'visual-templates.json',
      'media.json',
      `fonts/${font.id}.otf`,
      'fonts.json',
      'team-reviews.json',
      'activity.json',
      'webhooks.json',
      'events.json',
      'manifest.json',
    ])
    expect(json('account.json')).toMatchObject({ email: person.email, interfaceLanguage: 'de' })
    expect(json('settings.json')).toMatchObject({ targetAudience: 'Harbour masters' })
    expect(json('voice.json')).toMatchObject({ role: 'Harbour master', posts: ['A post of mine.'] })
    expect(json('snippets.json')).toMatchObject([{ kind: 'sign-off', content: 'Fair winds.' }])
    expect(json('posts.json')).toMatchObject([{ sourceText: expect.stringContaining('1,200 ships') }])
    expect(json('visuals.json')).toMatchObject([{ id: visual.id, canvasData: { version: 1 } }])
    expect(json('visual-templates.json')).toHaveLength(1)
    expect(json('content-styles.json')).toMatchObject([{ name: 'Dry' }])

    const media = json<{ id: string; file: string }[]>('media.json')
    expect(media.map(({ id }) => id).sort()).toEqual(pictures.map(({ id }) => id).sort())
    for (const { id, file } of media) {
      const kept = Buffer.from(await (await person.get(`/api/media/${id}/file`)).arrayBuffer())
      expect(kept.equals(files[file] ?? new Uint8Array())).toBe(true)
    }

    expect(json('fonts.json')).toMatchObject([{ family: 'Blocks', file: `fonts/${font.id}.otf` }])
    expect(files[`fonts/${font.id}.otf`]).toHaveLength(font.size)

    const manifest = json<{ files: { name: string; bytes: number }[] }>('manifest.json')
    const sizes = Object.entries(files).map(([name, bytes]) => ({ name, bytes: bytes.length }))
    expect(manifest.files).toEqual(sizes.filter(({ name }) => name !== 'manifest.json'))
    const readme = strFromU8(files['README.txt'] ?? new Uint8Array())
    for (const name of Object.keys(files)) expect(readme).toContain(name.replace(/^((pictures|fonts)\/).*/, '$1'))
  })

  test('is named after the day it is where its owner lives', async () => {
    const person = await app.signIn({ timeZone: 'Pacific/Kiritimati' })
    const response = await person.get('/api/user/export')
    await response.arrayBuffer()
    const day = new Date(app.clock.now + 14 * 3_600_000).toISOString().slice(0, 10)
    expect(response.headers.get('content-type')).toBe('application/zip')
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="postwright-export-${day}.zip"`)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('has every post once, newest first, as each is shown by itself', async () => {
    const person = await app.signIn()
    const ids = await makeLargeAccount(app.ctx, person.id, { posts: 45, charactersEach: 100 })
    const posts = (await readExport(person)).json<Post[]>('posts.json')
    expect(posts.map(({ id }) => id)).toEqual(ids.toReversed())
    const last = await (await person.get(`/api/posts/${ids[0]}/provenance`)).json()
    expect(posts.at(-1)).toEqual(last)
  })

  test('of an account without anything is whole too', async () => {
    const { json } = await readExport(await app.signIn())
    expect(json('posts.json')).toEqual([])
    expect(json('media.json')).toEqual([])
  })

  test('leaves out a picture whose file is lost, and says so', async () => {
    const person = await app.signIn()
    const asset = await upload(person, await picture('png'))
    await app.ctx.files.removeFolder(`${person.id}/media/${asset.id}`)
    const { files, json } = await readExport(person)
    expect(Object.keys(files).some((name) => name.startsWith('pictures/'))).toBe(false)
    expect(json('media.json')).toMatchObject([{ id: asset.id, file: null }])
  })

  test('asks the database a few times for each twenty posts', async () => {
    const person = await app.signIn()
    await makeLargeAccount(app.ctx, person.id, { posts: 40, charactersEach: 100 })
    const { ctx, count } = countQueries()
    let posts = 0
    for await (const _ of listProvenances(ctx, person.id)) posts += 1
    expect(posts).toBe(40)
    expect(count.queries).toBeLessThan(25)
  })
})

describe('exports at the same time', () => {
  test('read no further than their reader takes, and holds its place no longer than its reader stays', async () => {
    const person = await app.signIn()
    await makeLargeAccount(app.ctx, person.id, large)
    const leaving = new AbortController()
    const held = await person.send('GET', '/api/user/export', undefined, {}, { signal: leaving.signal })
    expect(held.status).toBe(200)
    const others = Array.from({ length: 5 }, () => person.get('/api/user/export'))
    // one runs, four wait, and the sixth is refused for now
    const refused = await Promise.any(
      others.map(async (each) => ((await each).status === 503 ? await each : Promise.reject())),
    )
    expect(await refused.json()).toMatchObject({ code: 'busy' })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)

    leaving.abort()
    const lengths = await Promise.all(
      others.map(async (each) => {
        const response = await each
        return response.status === 200 ? (await response.arrayBuffer()).byteLength : 0
      }),
    )
    expect(lengths.filter((length) => length > (large.posts * large.charactersEach) / 2)).toHaveLength(4)
  })
})
