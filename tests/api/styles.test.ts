import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refusal } from '../support/answers.ts'
import { FakeWriter } from '../support/fake-writer.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

type Person = Awaited<ReturnType<TestApp['signIn']>>

let app: TestApp
let admin: Person
const writer = new FakeWriter()

beforeAll(async () => {
  app = await startTestApp({ parts: { writer }, environment: { OPENAI_API_KEY: 'a key' } })
  admin = await app.signIn({ role: 'admin' })
})

afterAll(() => app.close())

const largeId = 999_999_999_999

async function created<Thing = { id: number }>(answering: Promise<Response>): Promise<Thing> {
  const response = await answering
  expect(response.status).toBe(201)
  return (await response.json()) as Thing
}

async function list<Thing>(person: Person, path: string): Promise<Thing[]> {
  return (await (await person.get(path)).json()) as Thing[]
}

describe('a style of one’s own', () => {
  const path = '/api/user/content-styles'
  const style = {
    name: 'Trade notes',
    defaultModel: 'gpt-4o',
    defaultLanguage: 'portuguese',
    defaultWebSearch: true,
    address: 'formal',
    examplePosts: ['First.', 'Second.'],
  }

  test('comes back as it was saved, the newest first', async () => {
    const person = await app.signIn()
    const first = await created(person.post(path, style))
    const second = await created(person.post(path, { ...style, name: '  Short notes ' }))
    expect(first).toEqual({ ...style, id: first.id })
    expect(await list(person, path)).toEqual([
      { ...style, id: second.id, name: 'Short notes' },
      { ...style, id: first.id },
    ])
  })

  test('can be changed and deleted', async () => {
    const person = await app.signIn()
    const { id } = await created(person.post(path, style))
    const other = {
      ...style,
      name: 'Other notes',
      defaultModel: 'gemini',
      defaultWebSearch: false,
      address: null,
      examplePosts: [''],
    }
    const changed = await person.send('PUT', `${path}/${id}`, other)
    expect(changed.status).toBe(200)
    expect(await changed.json()).toEqual({ ...other, id })
    expect(await list(person, path)).toEqual([{ ...other, id }])

    expect((await person.delete(`${path}/${id}`)).status).toBe(204)
    expect(await list(person, path)).toEqual([])
    expect((await person.delete(`${path}/${id}`)).status).toBe(404)
  })

  test.each([
    ['gpt-5', true],
    ['gpt-4o', true],
    ['gpt-4.1', false],
    ['claude-3-sonnet', false],
    ['composer', false],
  ])('by %s searches the web: %s', async (defaultModel, searches) => {
    const person = await app.signIn()
    const made = await created<{ id: number; defaultWebSearch: boolean }>(person.post(path, { ...style, defaultModel }))
    expect(made.defaultWebSearch).toBe(searches)
    const changed = await person.send('PUT', `${path}/${made.id}`, { ...style, defaultModel })
    expect(await changed.json()).toMatchObject({ defaultModel, defaultWebSearch: searches })
  })

  test.each([
    { name: '' },
    { name: '   ' },
    { name: 'x'.repeat(101) },
    { defaultModel: 'gpt-99' },
    { defaultLanguage: 'latin' },
    { defaultWebSearch: 'yes' },
    { address: 'Sie' },
    { examplePosts: [] },
    { examplePosts: ['1', '2', '3', '4'] },
    { examplePosts: ['x'.repeat(5_001)] },
  ])('is refused with %j, new or changed', async (wrong) => {
    const person = await app.signIn()
    const { id } = await created(person.post(path, style))
    expect((await person.post(path, { ...style, ...wrong })).status).toBe(400)
    expect((await person.send('PUT', `${path}/${id}`, { ...style, ...wrong })).status).toBe(400)
    expect(await list(person, path)).toEqual([{ ...style, id }])
  })

  test('is there for its owner only: another’s and a shared one answer as one that is not there', async () => {
    const owner = await app.signIn()
    const { id: foreign } = await created(owner.post(path, { ...style, ownerId: admin.id }))
    const [shared] = await list<{ id: number }>(owner, '/api/content-styles')
    for (const other of [await app.signIn(), admin]) {
      const answers = []
      for (const id of [foreign, shared?.id, 123_456, largeId]) {
        answers.push(await refusal(other.send('PUT', `${path}/${id}`, style)))
        answers.push(await refusal(other.delete(`${path}/${id}`)))
      }
      const unknown = { status: 404, code: 'not_found', message: 'This content style does not exist.' }
      expect(answers).toEqual(Array(8).fill(unknown))
      expect((await other.delete(`${path}/none`)).status).toBe(400)
    }
    expect(await list(owner, path)).toHaveLength(1)
  })

  test('another’s can’t be written in, nor can one whose number is too large', async () => {
    const owner = await app.signIn()
    const { id } = await created(owner.post(path, style))
    const other = await app.signIn()
    for (const contentStyleId of [id, largeId]) {
      const body = { textContent: 'The bridge opened on Monday.', contentStyleId }
      expect((await other.post('/api/posts/generate', body)).status).toBe(404)
    }
  })

  test('leaves the posts written in it when it is deleted', async () => {
    const person = await app.signIn()
    const { id } = await created(person.post(path, style))
    const body = { textContent: 'The bridge opened on Monday.', contentStyleId: id }
    const post = await created<{ id: string }>(person.post('/api/posts/generate', body))
    expect((await person.delete(`${path}/${id}`)).status).toBe(204)
    expect(await (await person.get(`/api/posts/${post.id}`)).json()).toMatchObject({ contentStyleId: id })
    expect((await created(person.post(path, style))).id).toBeGreaterThan(id)
  })

  test('is one of at most fifty, asked for one by one or all at once', async () => {
    const person = await app.signIn()
    const rows = Array.from({ length: 46 }, (_, index) => ({
      owner_id: person.id,
      id: 1_000 + index,
      name: `Style ${index}`,
      default_model: 'gpt-4o',
      default_language: 'english',
      default_web_search: 0 as const,
      example_posts: '[""]',
    }))
    await app.ctx.db.insertInto('user_styles').values(rows).execute()
    const answers = await Promise.all(Array.from({ length: 12 }, () => person.post(path, style)))
    expect(answers.map((answer) => answer.status).sort((one, other) => one - other)).toEqual([
      ...Array(4).fill(201),
      ...Array(8).fill(409),
    ])
    expect(await list(person, path)).toHaveLength(50)
    expect(await refusal(person.post(path, style))).toEqual({
      status: 409,
      code: 'conflict',
      message: 'You have 50 content styles already. Delete one to make room for another.',
    })
    expect((await (await app.signIn()).post(path, style)).status).toBe(201)
  })
})

describe('the styles for everyone', () => {
  const path = '/api/admin/content-styles'

  test('are listed in their order, to everyone by name, to administrators with their words', async () => {
    const styles = await list<{ name: string; promptPart: string; displayOrder: number }>(admin, path)
    expect(styles.map(({ name }) => name).slice(0, 3)).toEqual([
      'Professional & Insightful',
      'Casual & Conversational',
      'Technical & Detailed',
    ])
    expect(styles[0]?.promptPart).toContain('colleague')
    const shown = await list<object>(await app.signIn(), '/api/content-styles')
    expect(Object.keys(shown[0] ?? {}).sort()).toEqual(['displayOrder', 'id', 'name'])
  })

  test('gain a new one at the end, or where it is wanted', async () => {
    const last = (await list<{ displayOrder: number }>(admin, path)).at(-1)
    const atEnd = await created<{ id: number }>(admin.post(path, { name: 'Brief', promptPart: 'Be brief.' }))
    expect(atEnd).toEqual({
      id: atEnd.id,
      name: 'Brief',
      promptPart: 'Be brief.',
      displayOrder: (last?.displayOrder ?? 0) + 1,
    })
    const first = await created(admin.post(path, { name: 'First', promptPart: 'Come first.', displayOrder: 0 }))
    const ids = (await list<{ id: number }>(await app.signIn(), '/api/content-styles')).map(({ id }) => id)
    expect([ids[0], ids.at(-1)]).toEqual([first.id, atEnd.id])

    const moved = await admin.send('PUT', `${path}/${first.id}`, { name: 'Last', promptPart: 'End.', displayOrder: 99 })
    expect(await moved.json()).toEqual({ id: first.id, name: 'Last', promptPart: 'End.', displayOrder: 99 })
    const renamed = await admin.send('PUT', `${path}/${first.id}`, { name: 'Still last', promptPart: 'End.' })
    expect(await renamed.json()).toMatchObject({ name: 'Still last', displayOrder: 99 })
    for (const { id } of [first, atEnd]) expect((await admin.delete(`${path}/${id}`)).status).toBe(204)
    expect((await list<{ id: number }>(admin, path)).map(({ id }) => id)).not.toContain(first.id)
  })

  test.each([
    {},
    { name: 'Name' },
    { promptPart: 'Words.' },
    { name: '  ', promptPart: 'Words.' },
    { name: 'Name', promptPart: '\n' },
  ])('need a name and words: %j', async (body) => {
    const sentence = { status: 400, code: 'invalid_input', message: 'Please fill in all fields' }
    expect(await refusal(admin.post(path, body))).toEqual(sentence)
    const [style] = await list<{ id: number }>(admin, path)
    expect(await refusal(admin.send('PUT', `${path}/${style?.id}`, body))).toEqual(sentence)
  })

  test('are never a user’s own: those answer as one that is not there', async () => {
    const owner = await app.signIn()
    const own = {
      name: 'Mine',
      defaultModel: 'gpt-4o',
      defaultLanguage: 'english',
      defaultWebSearch: false,
      address: null,
      examplePosts: [''],
    }
    const { id } = await created(owner.post('/api/user/content-styles', own))
    const unknown = { status: 404, code: 'not_found', message: 'This content style does not exist.' }
    for (const each of [id, 123_456, largeId]) {
      expect(await refusal(admin.send('PUT', `${path}/${each}`, { name: 'Yours', promptPart: 'No.' }))).toEqual(unknown)
      expect(await refusal(admin.delete(`${path}/${each}`))).toEqual(unknown)
    }
    expect(await list(owner, '/api/user/content-styles')).toEqual([{ ...own, id }])
    expect((await list<{ id: number }>(admin, path)).map((style) => style.id)).not.toContain(id)
  })

  test('never run out, not even when all are deleted at once', async () => {
    const own = await startTestApp({ parts: { writer } })
    try {
      const boss = await own.signIn({ role: 'admin' })
      const styles = await list<{ id: number }>(boss, path)
      const answers = await Promise.all(styles.map(({ id }) => boss.delete(`${path}/${id}`)))
      expect(answers.map((answer) => answer.status).sort((one, other) => one - other)).toEqual([204, 204, 409])
      const [left] = await list<{ id: number }>(boss, path)
      expect((await refusal(boss.delete(`${path}/${left?.id}`))).message).toBe(
        'This is the last content style. Create another one before you delete it.',
      )
      expect((await boss.post('/api/posts/generate', { textContent: 'The bridge opened.' })).status).toBe(201)
    } finally {
      await own.close()
    }
  })
})

describe('prompt templates', () => {
  const path = '/api/admin/prompt-templates'
  interface Template {
    id: number
    name: string
    template: string
    isActive: boolean
    version: number
    updatedAt: string
  }

  let seeded: Template

  beforeEach(async () => {
    const templates = await list<Template>(admin, path)
    seeded = templates.at(-1) as Template
    await admin.send('PUT', `${path}/${seeded.id}`, { ...seeded, isActive: true })
    for (const { id } of templates.slice(0, -1)) await admin.delete(`${path}/${id}`)
  })

  const actives = async () => (await list<Template>(admin, path)).filter((each) => each.isActive).map(({ id }) => id)
  const add = (body: object) => created<Template>(admin.post(path, body))

  test('start inactive as version 1 and are listed newest first', async () => {
    const made = await add({ name: ' Short ', template: 'Be short: {{content}}\n' })
    expect(made).toMatchObject({ name: 'Short', template: 'Be short: {{content}}\n', isActive: false, version: 1 })
    expect(made.updatedAt).toBe(new Date(app.clock.now).toISOString())
    expect((await list<Template>(admin, path)).map(({ id }) => id)).toEqual([made.id, seeded.id])
  })

  test('are switched by activating one: posts are written by it from then on, and keep its version', async () => {
    const made = await add({ name: 'Short', template: 'Be short: {{content}}' })
    const changed = await admin.send('PUT', `${path}/${made.id}`, { ...made, isActive: true })
    expect(await changed.json()).toEqual({ ...made, isActive: true })
    expect(await actives()).toEqual([made.id])

    await admin.send('PUT', `${path}/${made.id}`, { name: made.name, template: 'Be shorter: {{content}}' })
    const post = await created<{ id: string }>(admin.post('/api/posts/generate', { textContent: 'The bridge opened.' }))
    expect(writer.requests.at(-1)?.template).toBe('Be shorter: {{content}}')
    expect(await (await admin.get(`/api/posts/${post.id}`)).json()).toMatchObject({
      promptTemplate: { id: made.id, version: 2 },
    })
  })

  test('can be active from the first', async () => {
    const made = await add({ name: 'Now', template: 'Now: {{content}}', isActive: true })
    expect(made.isActive).toBe(true)
    expect(await actives()).toEqual([made.id])
  })

  test('get a new version with a new text only', async () => {
    const made = await add({ name: 'One', template: 'Text' })
    const put = async (body: object) => (await (await admin.send('PUT', `${path}/${made.id}`, body)).json()) as Template
    app.clock.now += 1000
    expect(await put({ name: 'One', template: 'Text' })).toEqual(made)
    expect(await put({ name: 'Two', template: 'Text' })).toMatchObject({ name: 'Two', version: 1, isActive: false })
    expect(await put({ name: 'Two', template: 'Text ' })).toMatchObject({ template: 'Text ', version: 2 })
    expect(await put({ name: 'Two', template: 'Text ', isActive: false })).toMatchObject({ version: 2 })
  })

  test('always leave one active: it can’t be switched off or deleted before another is on', async () => {
    const off = await refusal(admin.send('PUT', `${path}/${seeded.id}`, { ...seeded, isActive: false }))
    expect(off).toMatchObject({
      status: 409,
      message: 'Posts are written by this template. Activate another one instead.',
    })
    const gone = await refusal(admin.delete(`${path}/${seeded.id}`))
    expect(gone).toMatchObject({ status: 409, code: 'conflict' })
    expect(gone.message).toContain('Activate another one before you delete it.')

    await add({ name: 'Other', template: 'Other', isActive: true })
    expect((await admin.delete(`${path}/${seeded.id}`)).status).toBe(204)
    expect(await actives()).toHaveLength(1)
  })

  test('that are activated and switched off all at once leave exactly one active', async () => {
    const bodies = Array.from({ length: 6 }, (_, index) => ({ name: `Race ${index}`, template: `Text ${index}` }))
    const made = await Promise.all(bodies.map(add))
    for (let round = 0; round < 3; round += 1) {
      const answers = await Promise.all([
        ...made.map((each) => admin.send('PUT', `${path}/${each.id}`, { ...each, isActive: true })),
        ...made.map((each) => admin.send('PUT', `${path}/${each.id}`, { ...each, isActive: false })),
      ])
      expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([])
      expect(await actives()).toHaveLength(1)
    }
  })

  test.each([
    {},
    { name: 'Name' },
    { template: 'Text' },
    { name: ' ', template: 'Text' },
    { name: 'Name', template: ' \n' },
  ])('need a name and a text: %j', async (body) => {
    const sentence = { status: 400, code: 'invalid_input', message: 'Please fill in all fields' }
    expect(await refusal(admin.post(path, body))).toEqual(sentence)
    expect(await refusal(admin.send('PUT', `${path}/${seeded.id}`, body))).toEqual(sentence)
  })

  test('that are not there answer so', async () => {
    for (const id of [123_456, largeId]) {
      const unknown = { status: 404, code: 'not_found', message: 'This prompt template does not exist.' }
      expect(await refusal(admin.send('PUT', `${path}/${id}`, { name: 'A', template: 'B' }))).toEqual(unknown)
      expect(await refusal(admin.delete(`${path}/${id}`))).toEqual(unknown)
    }
  })

  describe('shown before they are used', () => {
    const preview = (body: object) => admin.post(`${path}/preview`, body)

    test('are filled with the sample article, its author and the default style', async () => {
      const template = '{{language}}|{{model}}|{{title}}|{{url}}\n{{content}}\n{{style}}\n{{opinion}}\n{{examples}}'
      const response = await preview({ template })
      expect(response.status).toBe(200)
      const prompt = (await response.json()) as { system: string; user: string }
      expect(prompt.user).toMatch(
        /^English\|OpenAI GPT-4o\|<(title-\w+)>Town library.*<\/\1>\|https:\/\/example\.com\/sample-article\n/,
      )
      expect(prompt.user).toContain('This is a sample article')
      expect(prompt.user).toContain('Professional & Insightful')
      expect(prompt.user).not.toContain('{{')
      expect(prompt.system).toContain('You ghostwrite LinkedIn posts')
    })

    test('follow the language and the style that were chosen', async () => {
      const technical = (await list<{ id: number; name: string }>(admin, '/api/content-styles')).find(({ name }) =>
        name.startsWith('Technical'),
      )
      const body = { template: '{{language}} {{style}}', language: 'german', contentStyleId: technical?.id }
      const prompt = (await (await preview(body)).json()) as { user: string }
      expect(prompt.user).toContain('German Technical & Detailed')
    })

    test('ask for a template, a known language and a style that is there', async () => {
      expect((await refusal(preview({ template: ' ' }))).message).toBe('Please fill in all fields')
      expect((await preview({})).status).toBe(400)
      expect((await preview({ template: 'x', language: 'latin' })).status).toBe(400)
      expect((await preview({ template: 'x', contentStyleId: 123_456 })).status).toBe(404)
      expect((await preview({ template: 'x', contentStyleId: largeId })).status).toBe(404)
    })
  })
})
