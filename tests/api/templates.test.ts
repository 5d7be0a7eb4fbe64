import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedVisualTemplates } from '#server/features/visuals/seed'
import type { Answer } from '#shared/contract/contract'
import type { BuiltInTemplate } from '#shared/designs/built-in-template'
import { limits } from '#shared/rules/limits'
import { readCanvasData } from '#shared/scene/read-canvas-data'
import { refusal, statuses } from '../support/answers.ts'
import { picture, upload } from '../support/pictures.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { canvasData, pictureLayer } from '../support/visuals.ts'

type Person = Awaited<ReturnType<TestApp['signIn']>>
type Template = Answer<'createVisualTemplate'>

let app: TestApp
let admin: Person

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.signIn({ role: 'admin' })
})

afterAll(() => app.close())

const body = (more: object = {}) => ({
  name: 'Quote',
  description: 'A sentence on a ground',
  canvasData: canvasData(),
  width: 600,
  height: 400,
  category: 'quotes',
  ...more,
})

async function made(person: Person, more: object = {}, path = '/api/templates'): Promise<Template> {
  const response = await person.post(path, body(more))
  expect(response.status).toBe(201)
  return (await response.json()) as Template
}

async function list(person: Person): Promise<Answer<'listVisualTemplates'>> {
  return (await (await person.get('/api/templates')).json()) as Answer<'listVisualTemplates'>
}

const missing = { status: 404, code: 'not_found', message: 'This template does not exist.' }

describe('a template of one’s own', () => {
  test('comes back as it was saved, newest first, for its owner only', async () => {
    const person = await app.signIn()
    const first = await made(person)
    app.clock.now += 1
    const second = await made(person, { name: ' Second ', description: undefined, category: undefined })
    expect(first).toMatchObject({
      name: 'Quote',
      description: 'A sentence on a ground',
      category: 'quotes',
      width: 600,
      height: 400,
      isGlobal: false,
      isUserTemplate: true,
      usageCount: 0,
      canvasData: { version: 1, settings: { width: 600, height: 400 } },
    })
    expect(second).toMatchObject({ name: 'Second', description: '', category: 'custom' })
    expect((await list(person)).userTemplates).toEqual([second, first])
    expect((await list(await app.signIn())).userTemplates).toEqual([])
  })

  test('has a thumbnail', async () => {
    const person = await app.signIn()
    const { thumbnailUrl } = await made(person)
    const bytes = Buffer.from(await (await person.get(thumbnailUrl)).arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 400 })
  })

  test('counts how often it is used, and is deleted', async () => {
    const person = await app.signIn()
    const { id } = await made(person)
    const answers = await Promise.all([1, 2, 3].map(() => person.post(`/api/templates/${id}/use`)))
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
    expect((await list(person)).userTemplates).toMatchObject([{ usageCount: 3 }])
    expect((await person.delete(`/api/templates/${id}`)).status).toBe(204)
    expect((await list(person)).userTemplates).toEqual([])
    expect(await refusal(person.delete(`/api/templates/${id}`))).toEqual(missing)
  })

  test('is for another as if it were not there, for an administrator too', async () => {
    const { id } = await made(await app.signIn())
    for (const other of [await app.signIn(), admin]) {
      for (const path of [`/api/templates/${id}`, '/api/templates/unknown']) {
        expect(await refusal(other.delete(path))).toEqual(missing)
        expect(await refusal(other.post(`${path}/use`))).toEqual(missing)
        expect(await refusal(other.get(`${path}/thumbnail`))).toEqual(missing)
      }
    }
  })

  test.each([
    [{ name: ' ' }, 400, 'Please enter a name'],
    [{ description: 'x'.repeat(501) }, 400, 'Description is too long'],
    [{ category: 'x'.repeat(101) }, 400, 'Category is too long'],
    [{ canvasData: null }, 400, 'canvas data'],
    [{ canvasData: canvasData({ layers: [pictureLayer('javascript:alert(1)')] }) }, 400, 'layers[2].data.src'],
    [
      {
        canvasData: canvasData({
          layers: Array.from({ length: 20 }, (_, id) => ({
            ...(canvasData().layers[0] as object),
            id: `t${id}`,
            zIndex: id + 5,
            data: { text: 'x'.repeat(20_000) },
          })),
        }),
      },
      413,
      'too large for a template',
    ],
  ])('is refused when it is wrong (%#)', async (wrong, status, words) => {
    const person = await app.signIn()
    const refused = await refusal(person.post('/api/templates', body(wrong)))
    expect(refused.status).toBe(status)
    expect(refused.message).toContain(words)
  })

  test('can be made until there are as many as one may have, even at once', async () => {
    const person = await app.signIn()
    const row = (index: number) => ({
      id: `${person.id}-${index}`,
      owner_id: person.id,
      name: 'x',
      description: '',
      category: 'x',
      width: 1,
      height: 1,
      usage_count: 0,
      created_at: 1,
      updated_at: 1,
      canvas_data: '{}',
    })
    const rows = Array.from({ length: limits.visualTemplates - 1 }, (_, index) => row(index))
    await app.ctx.db.insertInto('user_visual_templates').values(rows).execute()
    const answers = await Promise.all([1, 2, 3].map(() => person.post('/api/templates', body())))
    expect(statuses(answers)).toEqual([201, 409, 409])
  })
})

describe('a template for everyone', () => {
  const published = (more: object = {}) => made(admin, more, '/api/admin/templates')
  const globals = async (person: Person) => (await list(person)).globalTemplates

  test('is published by an administrator and noted', async () => {
    const template = await published({ name: 'Announcement' })
    expect(template).toMatchObject({ isGlobal: true, isUserTemplate: false, usageCount: 0 })
    const person = await app.signIn({ role: 'trial' })
    expect(await globals(person)).toContainEqual(template)
    expect((await person.get(template.thumbnailUrl)).status).toBe(200)
    expect((await person.post(`/api/templates/${template.id}/use`)).status).toBe(204)
    expect((await globals(person)).find(({ id }) => id === template.id)).toMatchObject({ usageCount: 1 })
    expect((await list(admin)).userTemplates).toEqual([])

    const log = (await (await admin.get('/api/admin/audit-log')).json()) as { action: string; target: string }[]
    expect(log[0]).toMatchObject({ action: 'Published the visual template', target: 'Announcement' })
  })

  test('can’t be made by a body', async () => {
    const person = await app.signIn()
    const template = await made(person, { isGlobal: true, ownerId: null, owner_id: null, usageCount: 9 })
    expect(template).toMatchObject({ isGlobal: false, usageCount: 0 })
  })

  test('shows no picture of the administrator’s: others get an empty frame', async () => {
    const asset = await upload(admin, await picture('png'))
    const layer = pictureLayer(asset.url ?? '', { cropWidth: 10, cropHeight: 10, originalSrc: asset.url })
    const { canvasData: document } = await published({ canvasData: canvasData({ layers: [layer] }) })
    expect(JSON.stringify(document)).not.toContain(asset.id)
    expect(document.layers.at(-1)).toMatchObject({ type: 'image', data: { src: '', cropWidth: 0 } })
  })

  test('is deleted by an administrator only, and that is noted', async () => {
    const { id } = await published({ name: 'Short-lived' })
    const person = await app.signIn()
    expect(await refusal(person.delete(`/api/templates/${id}`))).toMatchObject({ status: 403, code: 'forbidden' })
    expect((await admin.delete(`/api/templates/${id}`)).status).toBe(204)
    expect((await globals(person)).some((each) => each.id === id)).toBe(false)
    const log = (await (await admin.get('/api/admin/audit-log')).json()) as { action: string; target: string }[]
    expect(log[0]).toMatchObject({ action: 'Deleted the visual template', target: 'Short-lived' })
  })
})

describe('the templates that come with the product', () => {
  const builtIn = (key: string, more: Partial<BuiltInTemplate> = {}): BuiltInTemplate => {
    const read = readCanvasData(canvasData())
    if (!read.ok) throw new Error(read.message)
    return { key, name: `Built-in ${key}`, description: '', category: 'posts', document: read.document, ...more }
  }
  const seed = (templates: BuiltInTemplate[]) => seedVisualTemplates(app.ctx.db, templates, app.clock.now)
  const builtIns = async () =>
    (await list(await app.signIn())).globalTemplates.filter(({ name }) => name.startsWith('Built-in'))

  test('come in their order, change and go with each version; uses stay counted', async () => {
    await seed([builtIn('a'), builtIn('b'), builtIn('c')])
    const first = await builtIns()
    expect(first.map(({ name }) => name)).toEqual(['Built-in a', 'Built-in b', 'Built-in c'])
    await (await app.signIn()).post(`/api/templates/${first[0]?.id}/use`)

    app.clock.now += 1
    await seed([builtIn('a'), builtIn('d'), builtIn('c', { name: 'Built-in c, better' })])
    const second = await builtIns()
    expect(second.map(({ name }) => name)).toEqual(['Built-in a', 'Built-in d', 'Built-in c, better'])
    expect(second[0]).toEqual({ ...first[0], usageCount: 1 })
    expect(second[2]?.id).toBe(first[2]?.id)
    expect(second[2]?.thumbnailUrl).not.toBe(first[2]?.thumbnailUrl)
    await seed([])
    expect(await builtIns()).toEqual([])
  })

  test('stay away once an administrator took them away', async () => {
    await seed([builtIn('a'), builtIn('b')])
    const [first] = await builtIns()
    expect((await admin.delete(`/api/templates/${first?.id}`)).status).toBe(204)
    await seed([builtIn('a', { description: 'Changed since' }), builtIn('b')])
    expect((await builtIns()).map(({ name }) => name)).toEqual(['Built-in b'])
    expect(await refusal(admin.get(`/api/templates/${first?.id}/thumbnail`))).toEqual(missing)
    await seed([])
  })

  test('are seeded once by processes that start together', async () => {
    await Promise.all([1, 2, 3].map(() => seed([builtIn('a'), builtIn('b')])))
    expect(await builtIns()).toHaveLength(2)
    await seed([])
  })
})
