import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createDrawing } from '#server/adapters/drawing/create-drawing'
import type { Drawing } from '#server/adapters/drawing/drawing'
import type { Answer } from '#shared/contract/contract'
import { limits } from '#shared/rules/limits'
import { refusal, statuses } from '../support/answers.ts'
import { readExport } from '../support/export.ts'
import { FakeWriter } from '../support/fake-writer.ts'
import { onlyOn } from '../support/only-on.ts'
import { announce, picture, sendBytes, upload } from '../support/pictures.ts'
import { makePost, type Post } from '../support/posts.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { canvasData, makeVisual, pictureLayer, type Visual, visualBody } from '../support/visuals.ts'

type Person = Awaited<ReturnType<TestApp['signIn']>>

/** The real drawing, with a counter. */
class CountedDrawing implements Drawing {
  readonly #drawing = createDrawing()
  drawn = 0

  drawThumbnail(...request: Parameters<Drawing['drawThumbnail']>) {
    this.drawn += 1
    return this.#drawing.drawThumbnail(...request)
  }

  drawPicture(...request: Parameters<Drawing['drawPicture']>) {
    return this.#drawing.drawPicture(...request)
  }

  drawPdfPage(...request: Parameters<Drawing['drawPdfPage']>) {
    return this.#drawing.drawPdfPage(...request)
  }

  findMissingLetters(...request: Parameters<Drawing['findMissingLetters']>) {
    return this.#drawing.findMissingLetters(...request)
  }

  makePdf(...request: Parameters<Drawing['makePdf']>) {
    return this.#drawing.makePdf(...request)
  }

  fillDesign(...request: Parameters<Drawing['fillDesign']>) {
    return this.#drawing.fillDesign(...request)
  }

  close() {
    return this.#drawing.close()
  }
}

const drawing = new CountedDrawing()
let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ parts: { writer: new FakeWriter(), drawing } })
})

afterAll(async () => {
  await app.close()
  await drawing.close()
})

async function get<Thing>(person: Person, path: string): Promise<Thing> {
  const response = await person.get(path)
  expect(response.status).toBe(200)
  return (await response.json()) as Thing
}

const dark = canvasData({ settings: { backgroundColor: '#111827' } })
const detail = (person: Person, id: string) => get<Answer<'getVisual'>>(person, `/api/visuals/${id}`)
const put = (person: Person, id: string, body: unknown) => person.send('PUT', `/api/visuals/${id}`, body)

describe('the room for visuals', () => {
  test('a document takes no more of it than was sent, and is complete when it is opened', async () => {
    const person = await app.signIn()
    const sent = {
      layers: Array.from({ length: 500 }, () => ({
        type: 'icon',
        x: 1,
        y: 1,
        width: 9,
        height: 9,
        data: { iconName: 'Heart', color: '#000' },
      })),
    }
    const visual = await makeVisual(person, { name: 'Many', canvasData: sent })
    const { bytes, canvas_data: document } = await app.ctx.db
      .selectFrom('visuals')
      .select(['bytes', 'canvas_data'])
      .where('id', '=', visual.id)
      .executeTakeFirstOrThrow()
    expect([bytes, document]).toEqual([Buffer.byteLength(JSON.stringify(sent)), JSON.stringify(sent)])
    const opened = await detail(person, visual.id)
    expect(opened.canvasData.layers).toHaveLength(500)
    expect(opened.canvasData.layers[0]).toMatchObject({ opacity: 1, data: { nodes: [['path', expect.anything()]] } })
  })

  test('is limited: one who has used it up can still make a visual smaller', async () => {
    const person = await app.signIn({ role: 'trial' })
    const visual = await makeVisual(person, { name: 'Large', canvasData: canvasData() })
    const fill = (bytes: number) =>
      app.ctx.db.updateTable('visuals').set({ bytes }).where('owner_id', '=', person.id).execute()
    await fill(limits.visualBytesTrial - 10)
    expect(await refusal(person.post('/api/visuals', visualBody()))).toMatchObject({
      code: 'quota_exceeded',
      message: 'Your 100 MB for visuals are used up. Delete some you no longer need, then save this one again.',
    })
    expect((await put(person, visual.id, { name: 'Small', canvasData: dark })).status).toBe(200)
    expect((await person.post('/api/visuals', visualBody())).status).toBe(201)
    await fill(10)
    await app.ctx.db
      .updateTable('visual_versions')
      .set({ characters: limits.visualBytesTrial })
      .where('owner_id', '=', person.id)
      .execute()
    expect((await person.post('/api/visuals', visualBody())).status).toBe(402)
  })
})

describe('a visual', () => {
  test('comes back as it was saved, complete and in order', async () => {
    const person = await app.signIn()
    const visual = await makeVisual(person)
    expect(visual).toMatchObject({ name: 'Quay', width: 600, height: 400, postId: null })
    expect(visual).not.toHaveProperty('canvasData')
    expect(await get(person, '/api/visuals')).toEqual([visual])

    const opened = await detail(person, visual.id)
    expect(opened).toMatchObject(visual)
    expect(opened.canvasData).toMatchObject({ version: 1, settings: { width: 600, height: 400, gridSize: 20 } })
    expect(opened.canvasData.layers.map(({ id }) => id)).toEqual(['ground', 'title'])
    expect(opened.canvasData.layers[1]).toMatchObject({ opacity: 1, rotation: 0, visible: true, locked: false })
    // the answer is saved again unchanged
    const again = await put(person, visual.id, { name: opened.name, canvasData: opened.canvasData })
    expect(again.status).toBe(200)
    expect((await detail(person, visual.id)).canvasData).toEqual(opened.canvasData)
  })

  test('is as large as its first page, whatever is said beside it', async () => {
    const person = await app.signIn()
    const pages = [{ id: 'two', ...canvasData({ settings: { width: 100, height: 100 } }) }]
    const visual = await makeVisual(person, { canvasData: { ...canvasData(), pages }, width: 9, height: 9 })
    expect(visual).toMatchObject({ width: 600, height: 400 })
    expect((await detail(person, visual.id)).canvasData.pages).toHaveLength(1)
  })

  test('is saved again, renamed and resized', async () => {
    const person = await app.signIn()
    const visual = await makeVisual(person)
    const body = { name: ' Quay two ', canvasData: canvasData({ settings: { width: 1080, height: 1350 } }) }
    const saved = (await (await put(person, visual.id, body)).json()) as Visual
    expect(saved).toMatchObject({ id: visual.id, name: 'Quay two', width: 1080, height: 1350 })
    expect(saved.createdAt).toBe(visual.createdAt)
    expect(saved.updatedAt > visual.updatedAt).toBe(true)
    expect(saved.thumbnailUrl).not.toBe(visual.thumbnailUrl)
  })

  test('that was saved in another window is not overwritten unawares', async () => {
    const person = await app.signIn()
    const visual = await makeVisual(person)
    const body = (name: string) => ({ ...visualBody({ name }), updatedAt: visual.updatedAt })
    const answers = await Promise.all(['One', 'Two', 'Three'].map((name) => put(person, visual.id, body(name))))
    expect(statuses(answers)).toEqual([200, 409, 409])
    const { name: kept } = await detail(person, visual.id)
    expect(await refusal(put(person, visual.id, body('Late')))).toEqual({
      status: 409,
      code: 'conflict',
      message: 'This visual was saved in another window since you opened it.',
    })
    expect((await detail(person, visual.id)).name).toBe(kept)
    expect((await put(person, visual.id, visualBody({ name: 'Late, all the same' }))).status).toBe(200)
  })

  test('keeps what it was before it was saved again, for its owner alone', async () => {
    const [person, stranger] = [await app.signIn(), await app.signIn()]
    const visual = await makeVisual(person)
    const path = `/api/visuals/${visual.id}/versions`
    expect(await get(person, path)).toEqual([])
    const before = (await detail(person, visual.id)).canvasData
    await put(person, visual.id, visualBody({ name: 'Renamed alone' }))
    expect(await get(person, path)).toEqual([])

    await put(person, visual.id, visualBody({ name: 'Dark', canvasData: dark }))
    const [version, ...older] = await get<Answer<'listVisualVersions'>>(person, path)
    expect(older).toEqual([])
    expect(version).toMatchObject({ name: 'Renamed alone', width: 600, height: 400 })
    expect(await get(person, `${path}/${version?.version}`)).toEqual({ ...version, canvasData: before })

    for (const other of [path, `${path}/${version?.version}`])
      expect((await refusal(stranger.get(other))).status).toBe(404)
    expect((await refusal(person.get(`${path}/1`))).message).toBe('This version is no longer kept.')
    expect((await refusal(person.get(`${path}/x`))).status).toBe(400)

    expect((await readExport(person)).json('visuals.json')).toMatchObject([{ versions: [{ canvasData: before }] }])
    expect((await person.delete(`/api/visuals/${visual.id}`)).status).toBe(204)
    const left = await app.ctx.db
      .selectFrom('visual_versions')
      .select('name')
      .where('owner_id', '=', person.id)
      .execute()
    expect(left).toEqual([])
  })

  test('keeps one version of work that saves itself again and again, and what another window is about to overwrite', async () => {
    const person = await app.signIn()
    const visual = await makeVisual(person)
    const versions = () => get<Answer<'listVisualVersions'>>(person, `/api/visuals/${visual.id}/versions`)
    const body = (width: number) => visualBody({ canvasData: canvasData({ settings: { width, height: 400 } }) })
    let { updatedAt } = visual
    for (const width of [700, 800, 900]) {
      const saved = await put(person, visual.id, { ...body(width), updatedAt })
      updatedAt = ((await saved.json()) as Visual).updatedAt
    }
    expect((await versions()).map(({ width }) => width)).toEqual([600])
    await put(person, visual.id, body(1_000))
    expect((await versions()).map(({ width }) => width)).toEqual([900, 600])
  })

  test('loses none of its states when two save it at once', async () => {
    const person = await app.signIn()
    const visual = await makeVisual(person)
    const width = (side: number) => visualBody({ canvasData: canvasData({ settings: { width: side, height: 400 } }) })
    await Promise.all([700, 800].map((side) => put(person, visual.id, width(side))))
    const versions = await get<Answer<'listVisualVersions'>>(person, `/api/visuals/${visual.id}/versions`)
    const now = await detail(person, visual.id)
    expect([...versions, now].map((each) => each.width).sort((one, other) => one - other)).toEqual([600, 700, 800])
  })

  test('goes with its thumbnail when it is deleted', async () => {
    const person = await app.signIn()
    const visual = await makeVisual(person)
    expect((await person.get(visual.thumbnailUrl)).status).toBe(200)
    const folder = join(app.ctx.config.dataDir, 'media', person.id, 'visuals', visual.id)
    expect(readdirSync(folder)).toHaveLength(1)
    expect((await person.delete(`/api/visuals/${visual.id}`)).status).toBe(204)
    expect(existsSync(folder)).toBe(false)
    expect(await get(person, '/api/visuals')).toEqual([])
    expect((await person.delete(`/api/visuals/${visual.id}`)).status).toBe(404)
  })

  test.each([
    [{ name: '' }, 'Please enter a name for your visual.'],
    [{ name: '   ' }, 'Please enter a name for your visual.'],
    [{ name: 'x'.repeat(101) }, 'Name is too long: at most 100 characters.'],
    [{ canvasData: undefined }, 'canvas data must be an object'],
    [{ canvasData: 'x' }, 'canvas data must be an object'],
    [{ canvasData: { version: 2, layers: [], settings: {} } }, 'version'],
    [{ canvasData: canvasData({ settings: { width: 9_000 } }) }, 'settings.width'],
    [{ canvasData: canvasData({ settings: { backgroundColor: 'url(https://evil.example)' } }) }, 'backgroundColor'],
    [{ canvasData: canvasData({ layers: [pictureLayer('https://evil.example/a.png')] }) }, 'layers[2].data.src'],
    [{ canvasData: canvasData({ layers: [pictureLayer('blob:http://localhost/1')] }) }, 'layers[2].data.src'],
    [{ postId: 5 }, 'Post must be text.'],
  ])('is refused with %j, and the place is named', async (wrong, words) => {
    const person = await app.signIn()
    const { id } = await makeVisual(person)
    const body = { ...visualBody(), ...wrong }
    for (const refused of [await refusal(person.post('/api/visuals', body)), await refusal(put(person, id, body))]) {
      expect(refused).toMatchObject({ status: 400, code: 'invalid_input' })
      expect(refused.message).toContain(words)
    }
    expect(await get(person, '/api/visuals')).toHaveLength(1)
  })

  test('may be larger than other calls, to five mebibytes', async () => {
    const person = await app.signIn()
    const long = (id: number) => ({
      ...(canvasData().layers[0] as object),
      id: `text-${id}`,
      zIndex: id + 10,
      data: { text: 'x'.repeat(20_000) },
    })
    const layers = (count: number) => Array.from({ length: count }, (_, index) => long(index))
    const visual = await makeVisual(person, { canvasData: canvasData({ layers: layers(240) }) })
    expect((await detail(person, visual.id)).canvasData.layers).toHaveLength(242)
    const tooMuch = visualBody({ canvasData: canvasData({ layers: layers(270) }) })
    expect(await refusal(person.post('/api/visuals', tooMuch))).toMatchObject({ status: 413, code: 'body_too_large' })
  })

  test('can be made until there are as many as one may have, even at once', async () => {
    const person = await app.signIn()
    const row = (index: number) => ({
      owner_id: person.id,
      id: `visual-${index}`,
      name: 'x',
      width: 1,
      height: 1,
      post_id: null,
      created_at: app.clock.now + index,
      updated_at: app.clock.now,
      canvas_data: '{}',
      bytes: 2,
    })
    const rows = Array.from({ length: limits.visuals - 2 }, (_, index) => row(index))
    await app.ctx.db.insertInto('visuals').values(rows).execute()
    const answers = await Promise.all(Array.from({ length: 6 }, () => person.post('/api/visuals', visualBody())))
    expect(statuses(answers)).toEqual([201, 201, 409, 409, 409, 409])
    expect(await refusal(person.post('/api/visuals', visualBody()))).toMatchObject({
      code: 'conflict',
      message: 'You have 500 visuals already. Delete one to make room for another.',
    })
  })
})

describe('the list', () => {
  test('goes on where the page before ended, also when that visual is gone', async () => {
    const person = await app.signIn()
    const ids: string[] = []
    for (let count = 0; count < 5; count += 1) {
      if (count !== 2) app.clock.now += 1 // two of the same millisecond
      ids.unshift((await makeVisual(person)).id)
    }
    const whole = await get<Visual[]>(person, '/api/visuals')
    expect(whole.map(({ createdAt }) => createdAt)).toEqual(
      whole
        .map(({ createdAt }) => createdAt)
        .sort()
        .reverse(),
    )
    expect(new Set(whole.map(({ id }) => id))).toEqual(new Set(ids))

    const seen: string[] = []
    let next: string | undefined = '/api/visuals?limit=2'
    while (next) {
      const page = await person.get(next)
      const visuals = (await page.json()) as Visual[]
      seen.push(...visuals.map(({ id }) => id))
      next = /<(.*)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1]
      if (next) await person.delete(`/api/visuals/${visuals.at(-1)?.id}`)
    }
    expect(seen).toEqual(whole.map(({ id }) => id))
  })

  test.each(['nonsense', '1_', '_x', '99999999999999999_x', "1_'; drop table visuals"])(
    'starts at the beginning after %j',
    async (before) => {
      const person = await app.signIn()
      await makeVisual(person)
      const response = await person.get(`/api/visuals?before=${encodeURIComponent(before)}`)
      expect(response.status).toBe(200)
    },
  )
})

describe('a visual for a post', () => {
  const post = (person: Person) => makePost(person)
  const summary = (person: Person) => get<Answer<'getPostSummary'>>(person, '/api/posts/summary')

  test('shows on the post and in the counts', async () => {
    const person = await app.signIn()
    const [first, second] = [await post(person), await post(person)]
    expect(await summary(person)).toMatchObject({ postsWithVisuals: 0, visualsCreated: 0 })
    const visual = await makeVisual(person, { postId: first.id })
    await makeVisual(person, { postId: first.id })
    await makeVisual(person)
    expect(visual.postId).toBe(first.id)
    expect(await summary(person)).toMatchObject({
      totalPosts: 2,
      postsWithVisuals: 1,
      visualsCreated: 3,
      visualsThisMonth: 3,
    })
    const posts = await get<Post[]>(person, '/api/posts')
    expect(Object.fromEntries(posts.map(({ id, hasVisual }) => [id, hasVisual]))).toEqual({
      [first.id]: true,
      [second.id]: false,
    })
    expect(await get(person, `/api/posts/${first.id}`)).toMatchObject({ hasVisual: true })
    expect(await (await person.patch(`/api/posts/${first.id}`, { status: 'published' })).json()).toMatchObject({
      hasVisual: true,
    })
  })

  test('is told with the post, the latest one and to nobody else', async () => {
    const person = await app.signIn()
    const { id } = await post(person)
    expect(await get(person, `/api/posts/${id}`)).toMatchObject({ visual: null })
    await makeVisual(person, { postId: id })
    expect(await get(person, `/api/posts/${id}`)).toMatchObject({ visual: { pages: 1 } })
    app.clock.now += 1
    const { name, width, height, thumbnailUrl } = await makeVisual(person, { postId: id, name: 'Latest' })
    const { visual } = await get<Answer<'getPost'>>(person, `/api/posts/${id}`)
    expect(visual).toMatchObject({ name, width, height, thumbnailUrl, pictureUrl: `${thumbnailUrl}&size=feed` })
    expect((await person.get(visual?.pictureUrl ?? '')).status).toBe(200)
    expect((await person.get(thumbnailUrl)).status).toBe(200)
    expect((await (await app.signIn()).get(thumbnailUrl)).status).toBe(404)
  })

  test('outlives it', async () => {
    const person = await app.signIn()
    const { id } = await post(person)
    const visual = await makeVisual(person, { postId: id })
    expect((await person.delete(`/api/posts/${id}`)).status).toBe(204)
    expect(await detail(person, visual.id)).toMatchObject({ postId: null, updatedAt: visual.updatedAt })
    expect(await summary(person)).toMatchObject({ totalPosts: 0, postsWithVisuals: 0, visualsCreated: 1 })
  })

  test('stays with it unless told otherwise, and may change to another or none', async () => {
    const person = await app.signIn()
    const [first, second] = [await post(person), await post(person)]
    const { id } = await makeVisual(person, { postId: first.id })
    const save = async (postId?: string | null) =>
      (await (await put(person, id, { ...visualBody(), ...(postId !== undefined && { postId }) })).json()) as Visual
    expect(await save()).toMatchObject({ postId: first.id })
    expect(await save(second.id)).toMatchObject({ postId: second.id })
    expect(await save(null)).toMatchObject({ postId: null })
  })

  test('that is another’s or is not there is refused', async () => {
    const person = await app.signIn()
    const other = await post(await app.signIn())
    const { id } = await makeVisual(person)
    for (const postId of [other.id, 'unknown', '']) {
      const unknown = { status: 404, code: 'not_found', message: 'The post this visual belongs to does not exist.' }
      expect(await refusal(person.post('/api/visuals', visualBody({ postId })))).toEqual(unknown)
      expect(await refusal(put(person, id, visualBody({ postId })))).toEqual(unknown)
    }
    expect(await get(person, '/api/visuals')).toHaveLength(1)
  })
})

describe('another’s visual', () => {
  test('answers as one that is not there, to an administrator too', async () => {
    const { id } = await makeVisual(await app.signIn())
    for (const other of [await app.signIn(), await app.signIn({ role: 'admin' })]) {
      for (const path of [`/api/visuals/${id}`, '/api/visuals/unknown']) {
        const answers = [
          await refusal(other.get(path)),
          await refusal(other.get(`${path}/thumbnail`)),
          await refusal(other.send('PUT', path, visualBody())),
          await refusal(other.delete(path)),
        ]
        expect(answers).toEqual(
          Array(4).fill({ status: 404, code: 'not_found', message: 'This visual does not exist.' }),
        )
      }
    }
  })

  test('can’t be made someone’s through a body', async () => {
    const [person, other] = [await app.signIn(), await app.signIn()]
    const more = { id: 'mine', ownerId: other.id, owner_id: other.id, createdAt: '2000-01-01T00:00:00Z' }
    const visual = await makeVisual(person, more as object)
    expect(visual.id).not.toBe('mine')
    expect(visual.createdAt.startsWith('2000')).toBe(false)
    expect(await get(other, '/api/visuals')).toEqual([])
  })
})

describe('a thumbnail', () => {
  /** The colour at a thumbnail's centre: red, green, blue. */
  async function middle(person: Person, visual: Visual): Promise<number[]> {
    const image = sharp(Buffer.from(await (await person.get(visual.thumbnailUrl)).arrayBuffer()))
    const { width, height } = await image.metadata()
    const region = { left: Math.floor(width / 2), top: Math.floor(height / 2), width: 1, height: 1 }
    return [...(await image.extract(region).removeAlpha().raw().toBuffer())]
  }
  const isNear = (found: number[], wanted: number[]) =>
    found.every((each, at) => Math.abs(each - (wanted[at] ?? 0)) < 12)

  test('shows the first page, small, and is drawn once for however many ask', async () => {
    const person = await app.signIn()
    const visual = await makeVisual(person, { canvasData: canvasData({ settings: { backgroundColor: '#2244cc' } }) })
    const before = drawing.drawn
    const answers = await Promise.all([1, 2, 3, 4].map(() => person.get(visual.thumbnailUrl)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    await person.get(visual.thumbnailUrl)
    expect(drawing.drawn).toBe(before + 1)

    const [answer] = answers
    expect(answer?.headers.get('content-type')).toBe('image/webp')
    expect(answer?.headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
    expect(answer?.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'")
    const bytes = Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 400, height: 267 })
    expect(isNear(await middle(person, visual), [0x22, 0x44, 0xcc])).toBe(true)
  })

  test('is drawn anew after saving, and the old one is not kept', async () => {
    const person = await app.signIn()
    const visual = await makeVisual(person, { canvasData: canvasData({ settings: { backgroundColor: '#ff0000' } }) })
    await person.get(visual.thumbnailUrl)
    const body = visualBody({ canvasData: canvasData({ settings: { backgroundColor: '#00ff00' } }) })
    const saved = (await (await put(person, visual.id, body)).json()) as Visual
    expect(isNear(await middle(person, saved), [0, 255, 0])).toBe(true)
    const folder = join(app.ctx.config.dataDir, 'media', person.id, 'visuals', visual.id)
    expect(readdirSync(folder)).toHaveLength(1)
    const old = await person.get(visual.thumbnailUrl)
    expect(old.headers.get('cache-control')).toBe('private, no-cache')
  })

  test('shows its owner’s pictures, cropped as they are, and nobody else’s', async () => {
    const owner = await app.signIn()
    const halves = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#ff0000' } })
      .composite([
        {
          input: { create: { width: 400, height: 400, channels: 3, background: '#0000ff' } },
          left: 400,
          top: 0,
        },
      ])
      .png()
      .toBuffer()
    const asset = await upload(owner, halves)
    const right = { cropX: 420, cropY: 10, cropWidth: 300, cropHeight: 200 }
    const shown = canvasData({ layers: [pictureLayer(asset.url ?? '', right)] })
    expect(isNear(await middle(owner, await makeVisual(owner, { canvasData: shown })), [0, 0, 255])).toBe(true)

    const stranger = await app.signIn()
    const stolen = await middle(stranger, await makeVisual(stranger, { canvasData: shown }))
    expect(isNear(stolen, [0, 0, 255])).toBe(false)
    expect(stolen[0]).toBeGreaterThan(50)

    await owner.delete(`/api/media/${asset.id}`)
    const opened = await makeVisual(owner, { canvasData: shown })
    expect((await detail(owner, opened.id)).canvasData.layers.at(-1)?.data).toMatchObject({ src: asset.url })
    expect(isNear(await middle(owner, opened), [0, 0, 255])).toBe(false)
  })

  test('of a tall page fits in the same box', async () => {
    const person = await app.signIn()
    const tall = canvasData({ settings: { width: 16, height: 8_192 } })
    const visual = await makeVisual(person, { canvasData: tall })
    const bytes = Buffer.from(await (await person.get(visual.thumbnailUrl)).arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1, height: 400 })
  })
})

describe('the editor’s fonts', () => {
  test('are there for anyone, for a year', async () => {
    const response = await app.visitor().get('/canvas-fonts/inter-latin-400-normal.woff2')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('font/woff2')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(Buffer.from(await response.arrayBuffer()).toString('latin1', 0, 4)).toBe('wOF2')
  })

  test('are there in the form of which PDFs take their glyphs, too', async () => {
    const response = await app.visitor().get('/canvas-fonts/inter-latin-400-normal.woff')
    expect(response.headers.get('content-type')).toBe('font/woff')
    expect(Buffer.from(await response.arrayBuffer()).toString('latin1', 0, 4)).toBe('wOFF')
  })

  test.each(['inter-latin-950-normal.woff2', '..%2f..%2fpackage.json', 'inter-latin-400-normal.ttf', 'constructor'])(
    '%s is none of them',
    async (name) => {
      expect((await app.visitor().get(`/canvas-fonts/${name}`)).status).toBe(404)
    },
  )
})

test('the export of one’s own data has the visuals whole', async () => {
  const person = await app.signIn()
  const visual = await makeVisual(person)
  await makeVisual(await app.signIn())
  const visuals = (await readExport(person)).json<object[]>('visuals.json')
  expect(visuals).toHaveLength(1)
  expect(visuals).toMatchObject([{ id: visual.id, name: 'Quay', canvasData: { version: 1, settings: { width: 600 } } }])
})

test('visuals and templates go with the account', async () => {
  const person = await app.signIn()
  await makeVisual(person)
  await person.post('/api/templates', visualBody())
  await upload(person, await picture('png'))
  await (await app.signIn({ role: 'admin' })).delete(`/api/admin/users/${person.id}`)
  for (const table of ['visuals', 'user_visual_templates', 'media_assets'] as const) {
    const left = await app.ctx.db.selectFrom(table).select('id').where('owner_id', '=', person.id).execute()
    expect(left).toEqual([])
  }
})

onlyOn.sqlite?.test('a full disk is told as such when a visual or a picture is saved', async () => {
  const full = await startTestApp()
  try {
    const person = await full.signIn()
    const { db } = full.ctx
    const bytes = await picture('png')
    const asset = await announce(person, bytes)
    const pages = await sql<{ page_count: number }>`pragma page_count`.execute(db)
    await sql`pragma max_page_count = ${sql.lit(pages.rows[0]?.page_count ?? 0)}`.execute(db)
    const words = { type: 'text', name: 'Words', x: 0, y: 0, width: 50, height: 50 }
    const layers = Array.from({ length: 60 }, (_, index) => {
      return { ...words, id: `layer-${index}`, zIndex: index, data: { text: 'word '.repeat(200), fontSize: 20 } }
    })
    const large = visualBody({ canvasData: canvasData({ layers }) })
    const answers = []
    // until the free space within the file is used up
    for (let each = 0; each < 40 && answers.at(-1)?.status !== 503; each += 1) {
      answers.push(await person.post('/api/visuals', large))
    }
    expect(await answers.at(-1)?.json()).toMatchObject({ code: 'busy', reason: 'diskFull' })
    expect(answers.map(({ status }) => status).filter((status) => status !== 201)).toEqual([503])

    vi.spyOn(full.ctx.files, 'put').mockRejectedValue(Object.assign(new Error('no space left'), { code: 'ENOSPC' }))
    const sent = await sendBytes(person, asset, bytes)
    expect([sent.status, await sent.json()]).toMatchObject([503, { reason: 'diskFull' }])
  } finally {
    vi.restoreAllMocks()
    await full.close()
  }
})
