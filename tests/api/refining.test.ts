import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AppError } from '#server/platform/errors'
import type { RefinementRequest } from '#server/writing/writer'
import type { Answer } from '#shared/contract/contract'
import type { Browser } from '../support/browser-session.ts'
import { readExport } from '../support/export.ts'
import { FakeWriter, until } from '../support/fake-writer.ts'
import { makePost, postsUsed } from '../support/posts.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

type Detail = Answer<'getPost'>

let app: TestApp
const writer = new FakeWriter()

beforeAll(async () => {
  app = await startTestApp({ environment: { POST_VERSIONS: '4' }, parts: { writer } })
})

beforeEach(() => {
  writer.write = async () => 'The draft.'
})

afterAll(() => app.close())

async function refine(person: Browser, id: string, body: object, text: string): Promise<Detail> {
  writer.write = async () => text
  const response = await person.post(`/api/posts/${id}/refine`, body)
  if (response.status !== 200) throw new Error(await response.text())
  return (await response.json()) as Detail
}

async function read(person: Browser, id: string): Promise<Detail> {
  return (await (await person.get(`/api/posts/${id}`)).json()) as Detail
}

async function messageOf(response: Response): Promise<{ code: string; message: string }> {
  return (await response.json()) as { code: string; message: string }
}

describe('a refined post', () => {
  test('has the draft and the new text as versions, and shows the new one', async () => {
    const person = await app.signIn()
    const { id } = await makePost(person)
    expect(await read(person, id)).toMatchObject({ version: 1, versions: [] })

    const refined = await refine(person, id, { kind: 'shorter' }, 'A shorter one.')

    expect(refined).toMatchObject({ content: 'A shorter one.', firstDraft: 'The draft.', version: 2 })
    expect(refined.versions).toMatchObject([
      { number: 1, kind: 'draft', content: 'The draft.', modelLabel: 'Built-in (no AI)' },
      { number: 2, kind: 'shorter', content: 'A shorter one.', aiModel: 'composer', language: 'english' },
    ])
    expect(await read(person, id)).toEqual(refined)
    expect(await (await person.get('/api/posts?q=shorter')).json()).toMatchObject([{ id }])
  })

  test('is written from the text it has now, in the author’s voice', async () => {
    const person = await app.signIn()
    const { id } = await makePost(person, { opinion: 'I like quays.' })
    await person.patch(`/api/posts/${id}`, { content: 'The draft, with my words.' })

    const { versions } = await refine(person, id, { kind: 'angle' }, 'Another angle.')

    expect(versions).toMatchObject([
      { number: 1, kind: 'draft', content: 'The draft.' },
      { number: 2, kind: 'edit', content: 'The draft, with my words.' },
      { number: 3, kind: 'angle' },
    ])
    expect(writer.requests.at(-1)).toMatchObject({
      kind: 'angle',
      post: 'The draft, with my words.',
      otherVersions: ['The draft.'],
      model: 'composer',
      useWebSearch: false,
      voice: { opinion: 'I like quays.', style: { name: expect.stringContaining('Professional') } },
      source: { text: expect.stringContaining('1,200 ships') },
    })
  })

  test('keeps each saved edit as a version, whichever way the author goes', async () => {
    const person = await app.signIn()
    const { id } = await makePost(person)
    await refine(person, id, { kind: 'shorter' }, 'Short.')
    await person.patch(`/api/posts/${id}`, { content: 'Short, as I like it 👩‍👩‍👧.' })
    await refine(person, id, { kind: 'longer' }, 'Long.')

    for (const [number, content] of [
      [1, 'The draft.'],
      [2, 'Short.'],
      [3, 'Short, as I like it 👩‍👩‍👧.'],
      [4, 'Long.'],
    ] as const) {
      const back = await person.post(`/api/posts/${id}/version`, { number })
      expect(await back.json()).toMatchObject({ version: number, content })
      expect(await read(person, id)).toMatchObject({ version: number, content, firstDraft: 'The draft.' })
    }
    expect(writer.requests.at(-1)).toMatchObject({
      post: 'Short, as I like it 👩‍👩‍👧.',
      otherVersions: ['The draft.', 'Short.'],
    })
  })

  test('in another language says so, and says it no more when the author goes back', async () => {
    const person = await app.signIn()
    const { id } = await makePost(person)

    const refined = await refine(person, id, { kind: 'translation', language: 'french' }, 'Le quai est ouvert.')
    expect(refined).toMatchObject({ language: 'french', content: 'Le quai est ouvert.' })
    expect(writer.requests.at(-1)).toMatchObject({ kind: 'translation', language: 'french' })
    const back = await person.post(`/api/posts/${id}/version`, { number: 1 })
    expect(await back.json()).toMatchObject({ language: 'english' })
    expect(await (await person.get('/api/posts?q=quai')).json()).toEqual([])
  })

  test('is found by the words it has now', async () => {
    const person = await app.signIn()
    const { id } = await makePost(person)
    await refine(person, id, { kind: 'opening' }, 'Zeppelins over the quay.')
    expect(await (await person.get('/api/posts?q=zeppelins')).json()).toMatchObject([{ id }])
    await person.post(`/api/posts/${id}/version`, { number: 1 })
    expect(await (await person.get('/api/posts?q=zeppelins')).json()).toEqual([])
  })

  test('is in the export of one’s own data with all its versions', async () => {
    const person = await app.signIn()
    const { id } = await makePost(person)
    await refine(person, id, { kind: 'shorter' }, 'Short.')
    const posts = (await readExport(person)).json<Detail[]>('posts.json')
    expect(posts[0]?.versions.map(({ content }) => content)).toEqual(['The draft.', 'Short.'])
  })

  test('takes its versions along when it is deleted', async () => {
    const person = await app.signIn()
    const { id } = await makePost(person)
    await refine(person, id, { kind: 'shorter' }, 'Short.')
    expect((await person.delete(`/api/posts/${id}`)).status).toBe(204)
    const left = await app.ctx.db.selectFrom('post_versions').selectAll().where('post_id', '=', id).execute()
    expect(left).toEqual([])
  })
})

describe('an instruction', () => {
  test('goes to the writer as it was given, and stays with the version', async () => {
    const person = await app.signIn()
    const { id } = await makePost(person)

    const body = { kind: 'instruction', instruction: '  End with a question. ' }
    const refined = await refine(person, id, body, 'The draft. Or is it?')

    expect(writer.requests.at(-1)).toMatchObject({ kind: 'instruction', instruction: 'End with a question.' })
    expect(refined.versions).toMatchObject([
      { kind: 'draft', instruction: null, passage: null },
      { kind: 'instruction', instruction: 'End with a question.', passage: null },
    ])
    const provenance = (await (await person.get(`/api/posts/${id}/provenance`)).json()) as Detail
    expect(provenance.versions).toEqual(refined.versions)
  })

  test.each([
    [{ kind: 'instruction' }],
    [{ kind: 'instruction', instruction: ' \u200b\n' }],
    [{ kind: 'shorter', instruction: 'End with a question.' }],
    [{ kind: 'instruction', instruction: 'x'.repeat(501) }],
  ])('is refused where there is none, too much of it, or no place for it: %j', async (body) => {
    const person = await app.signIn()
    const { id } = await makePost(person)
    const asked = writer.requests.length
    const response = await person.post(`/api/posts/${id}/refine`, body)
    expect(response.status).toBe(400)
    expect(writer.requests).toHaveLength(asked)
  })
})

describe('a mention', () => {
  const mentions = [{ name: 'Anytown Harbour', urn: 'urn:li:organization:1' }]

  async function mentioning(person: Browser) {
    const { id } = await makePost(person)
    await person.patch(`/api/posts/${id}`, { content: 'Thanks. @Anytown Harbour did it.', mentions })
    return id
  }

  test('stays where its name stays, and the writer is told of it', async () => {
    const person = await app.signIn()
    const id = await mentioning(person)
    const refined = await refine(person, id, { kind: 'shorter' }, 'Anytown Harbour did it.')
    expect(refined).toMatchObject({ content: '@Anytown Harbour did it.', mentions })
    expect(writer.requests.at(-1)).toMatchObject({ hasMentions: true })
  })

  test('stays in a passage likewise, and goes with its name', async () => {
    const person = await app.signIn()
    const id = await mentioning(person)
    const text = '@Anytown Harbour did it.'
    writer.write = async () => 'It was Anytown Harbour.'
    const passage = { change: 'rewrite', start: 8, text, model: 'composer' }
    const response = await person.post(`/api/posts/${id}/passage`, passage)
    expect(await response.json()).toMatchObject({ content: 'Thanks. It was @Anytown Harbour.' })
    expect(await refine(person, id, { kind: 'shorter' }, 'Thanks.')).toMatchObject({ content: 'Thanks.', mentions })
  })
})

describe('one passage of a post', () => {
  const content = '\nThe quay is open.  It handles 1,200 ships.\n\n\nI like it 👩‍👩‍👧. I like it 👩‍👩‍👧.\n#Quay '
  const start = content.indexOf('It handles')
  const asked = { change: 'shorten', start, text: 'It handles 1,200 ships.' }

  async function postWith(person: Browser): Promise<string> {
    const { id } = await makePost(person)
    await person.patch(`/api/posts/${id}`, { content })
    return id
  }

  async function rewrite(person: Browser, id: string, body: object, text: string): Promise<Response> {
    writer.write = async () => text
    return await person.post(`/api/posts/${id}/passage`, body)
  }

  test('changes as its author says, in their words', async () => {
    const person = await app.signIn()
    const id = await postWith(person)
    const body = { ...asked, change: 'ask', instruction: ' Name the year. ' }
    const rewritten = (await (await rewrite(person, id, body, 'In 2026 it handles 1,200 ships.')).json()) as Detail
    expect(rewritten.versions.at(-1)).toMatchObject({ instruction: 'Name the year.', passage: { change: 'ask' } })
    expect(writer.requests.at(-1)).toMatchObject({ change: 'ask', instruction: 'Name the year.' })
    expect((await rewrite(person, id, { ...body, instruction: ' ' }, 'x')).status).toBe(400)
    expect((await rewrite(person, id, { ...body, change: 'shorten' }, 'x')).status).toBe(400)
  })

  test('is worded anew, and every other letter of the post stays', async () => {
    const person = await app.signIn()
    const id = await postWith(person)

    const response = await rewrite(person, id, asked, '1,200 ships come.')

    const rewritten = (await response.json()) as Detail
    expect(rewritten.content).toBe(content.replace('It handles 1,200 ships.', '1,200 ships come.'))
    expect(rewritten.versions.at(-1)).toMatchObject({
      number: 3,
      kind: 'passage',
      instruction: null,
      passage: { change: 'shorten', before: 'It handles 1,200 ships.', after: '1,200 ships come.' },
    })
    expect(writer.requests.at(-1)).toMatchObject({ post: content, change: 'shorten', start, end: start + 23 })
    expect(await read(person, id)).toEqual(rewritten)
  })

  test('is the one that was meant where the same words stand twice', async () => {
    const person = await app.signIn()
    const id = await postWith(person)
    const text = 'I like it 👩‍👩‍👧.'
    const second = content.lastIndexOf(text)
    const response = await rewrite(person, id, { change: 'rewrite', start: second, text }, 'Very much.')
    const { content: rewritten } = (await response.json()) as Detail
    expect(rewritten).toBe(`${content.slice(0, second)}Very much.${content.slice(second + text.length)}`)
  })

  test('is found where it stands now, and refused when it is not there any more', async () => {
    const person = await app.signIn()
    const id = await postWith(person)
    const moved = await rewrite(person, id, { ...asked, start: 0 }, '1,200 ships come.')
    expect(moved.status).toBe(200)

    const before = await read(person, id)
    const requests = writer.requests.length
    const gone = await rewrite(person, id, asked, 'Never seen.')
    expect(gone.status).toBe(409)
    expect(await messageOf(gone)).toMatchObject({ code: 'conflict', reason: 'passageMissing' })
    expect(await read(person, id)).toEqual(before)
    expect(writer.requests).toHaveLength(requests)
  })

  test.each([
    ['nothing to read', { ...asked, text: ' … ' }],
    ['too much', { ...asked, text: 'x'.repeat(1_001) }],
    ['no such change', { ...asked, change: 'louder' }],
    [
      'a hook that is not the first line',
      { ...asked, change: 'hook', start: content.indexOf('I like'), text: '#Quay' },
    ],
  ])('is refused with %s', async (_, body) => {
    const person = await app.signIn()
    const id = await postWith(person)
    expect((await rewrite(person, id, body, 'Never seen.')).status).toBe(400)
  })

  test('can become a hook in the first line', async () => {
    const person = await app.signIn()
    const id = await postWith(person)
    const response = await rewrite(person, id, { change: 'hook', start: 1, text: 'The quay is open.' }, 'Open.')
    expect(await response.json()).toMatchObject({ content: content.replace('The quay is open.', 'Open.') })
  })

  test('makes no more versions than a post may have, and takes none of the month’s posts', async () => {
    const person = await app.signIn({ role: 'trial', used: 4 })
    const id = await postWith(person)
    for (const text of ['Two.', 'Three.', 'Four.']) {
      const { content: now } = await read(person, id)
      await rewrite(person, id, { change: 'rewrite', start: now.lastIndexOf('#Quay'), text: '#Quay' }, `${text} #Quay`)
    }
    const full = await rewrite(person, id, asked, 'Never seen.')
    expect(full.status).toBe(409)
    expect(await messageOf(full)).toMatchObject({ reason: 'tooManyVersions' })
    expect(await postsUsed(person)).toBe(5)
  })

  test('needs a model', async () => {
    const own = await startTestApp()
    try {
      const person = await own.signIn()
      const { id, content: composed } = await makePost(person)
      const [text = ''] = composed.split('\n')
      const response = await person.post(`/api/posts/${id}/passage`, { change: 'rewrite', start: 0, text })
      expect(response.status).toBe(422)
      expect(await messageOf(response)).toMatchObject({ code: 'model_not_supported', reason: 'composerCannotRewrite' })
      const instructed = await person.post(`/api/posts/${id}/refine`, { kind: 'instruction', instruction: 'Shorter.' })
      expect(await messageOf(instructed)).toMatchObject({ reason: 'composerCannotFollow' })
      expect(await read(person, id)).toMatchObject({ content: composed, versions: [] })
    } finally {
      await own.close()
    }
  })
})

describe('refining counts', () => {
  test('as the same post, also when the month is used up', async () => {
    const person = await app.signIn({ role: 'trial', used: 4 })
    const { id } = await makePost(person)
    expect(await postsUsed(person)).toBe(5)
    await refine(person, id, { kind: 'shorter' }, 'Short.')
    expect(await postsUsed(person)).toBe(5)
  })

  test('among the posts one has written at a time', async () => {
    const person = await app.signIn()
    const { id } = await makePost(person)
    let finish = () => {}
    writer.write = () =>
      new Promise((resolve) => {
        finish = () => resolve('Done.')
      })
    const refining = person.post(`/api/posts/${id}/refine`, { kind: 'shorter' })
    const slots = () => app.ctx.db.selectFrom('generations').select('slot').where('owner_id', '=', person.id).execute()
    await until('the slot is taken', async () => (await slots()).length === 1)
    finish()
    expect((await refining).status).toBe(200)
    expect(await slots()).toEqual([])
  })
})

describe('a stream', () => {
  test('tells the text as it comes, then the post with its versions', async () => {
    const person = await app.signIn()
    const { id } = await makePost(person)
    writer.write = async () => 'Short.'
    const response = await person.post(`/api/posts/${id}/refine`, { kind: 'shorter' }, { accept: 'text/event-stream' })
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/)
    const events = (await response.text()).trim().split('\n\n')
    expect(events[0]).toBe('event: delta\ndata: {"text":"Short."}')
    expect(events).toHaveLength(2)
    expect(JSON.parse(events[1]?.split('\ndata: ')[1] ?? '')).toMatchObject({ version: 2, content: 'Short.' })
  })
})

describe('a post stays as it was', () => {
  test.each(['text/event-stream', 'application/json'])('when writing fails (%s)', async (accept) => {
    const person = await app.signIn()
    const { id } = await makePost(person)
    const before = await read(person, id)
    writer.write = () => Promise.reject(new AppError('ai_unavailable', 'serverBusy'))
    const response = await person.post(`/api/posts/${id}/refine`, { kind: 'shorter' }, { accept })
    expect(response.status).toBe(503)
    expect(await messageOf(response)).toMatchObject({ code: 'ai_unavailable', reason: 'serverBusy' })
    expect(await read(person, id)).toEqual(before)
  })

  test('when its author leaves, and the writer is stopped', async () => {
    const person = await app.signIn()
    const { id } = await makePost(person)
    const before = await read(person, id)
    writer.write = () => new Promise(() => {})
    const leaving = new AbortController()
    const asked = writer.requests.length
    const refining = person
      .send('POST', `/api/posts/${id}/refine`, { kind: 'longer' }, {}, { signal: leaving.signal })
      .catch(() => 'left')
    await until('the writer was asked', () => writer.requests.length > asked)
    leaving.abort()
    expect(await refining).toBe('left')
    await until('the writer was stopped', () => writer.aborted.includes(writer.requests.at(-1) as RefinementRequest))
    expect(await read(person, id)).toEqual(before)
  })

  test('when an edit comes in while the new version is written: both are kept', async () => {
    const person = await app.signIn()
    const { id } = await makePost(person)
    let finish = () => {}
    writer.write = () =>
      new Promise((resolve) => {
        finish = () => resolve('New.')
      })
    const asked = writer.requests.length
    const refining = person.post(`/api/posts/${id}/refine`, { kind: 'shorter' })
    await until('the writer was asked', () => writer.requests.length > asked)
    await person.patch(`/api/posts/${id}`, { content: 'Edited meanwhile.' })
    finish()
    const { versions, content } = (await (await refining).json()) as Detail
    expect(content).toBe('New.')
    expect(versions.map((version) => version.content)).toEqual(['The draft.', 'Edited meanwhile.', 'New.'])
  })
})

describe('what is refused', () => {
  test('more versions than the server keeps, also when they come at once', async () => {
    const person = await app.signIn()
    const { id } = await makePost(person)
    writer.write = async () => 'Again.'
    const all = await Promise.all(
      ['shorter', 'longer', 'angle', 'opening'].map((kind) => person.post(`/api/posts/${id}/refine`, { kind })),
    )
    expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 409])
    const refusal = await person.post(`/api/posts/${id}/refine`, { kind: 'shorter' })
    expect(refusal.status).toBe(409)
    expect((await messageOf(refusal)).message).toContain('has 4 versions')
    const { versions } = await read(person, id)
    expect(versions.map(({ number }) => number)).toEqual([1, 2, 3, 4])
  })

  test('anything once the trial has ended', async () => {
    const person = await app.signIn({ role: 'trial' })
    const { id } = await makePost(person)
    await app.ctx.db.updateTable('users').set({ approved_at: 1 }).where('id', '=', person.id).execute()
    for (const path of ['refine', 'openings']) {
      const response = await person.post(`/api/posts/${id}/${path}`, path === 'refine' ? { kind: 'shorter' } : {})
      expect(response.status).toBe(402)
      expect(await messageOf(response)).toMatchObject({ code: 'trial_ended' })
    }
  })

  test('an empty post, a model that is not set up, and a translation into nothing', async () => {
    const person = await app.signIn()
    const { id } = await makePost(person)
    const ask = async (body: object) => messageOf(await person.post(`/api/posts/${id}/refine`, body))
    expect(await ask({ kind: 'translation' })).toMatchObject({ code: 'invalid_input' })
    expect(await ask({ kind: 'shorter', language: 'german' })).toMatchObject({ code: 'invalid_input' })
    expect(await ask({ kind: 'shorter', model: 'gpt-4o' })).toMatchObject({ code: 'model_not_configured' })
    await app.ctx.db.updateTable('posts').set({ content: ' \u200b' }).where('id', '=', id).execute()
    expect(await ask({ kind: 'shorter' })).toMatchObject({
      code: 'invalid_input',
      message: expect.stringContaining('empty'),
    })
  })

  test('going back to a version that was left empty before that was refused', async () => {
    const person = await app.signIn()
    const { id } = await makePost(person)
    await refine(person, id, { kind: 'shorter' }, 'Short.')
    const { db } = app.ctx
    await db
      .updateTable('post_versions')
      .set({ content: ' ' })
      .where('post_id', '=', id)
      .where('number', '=', 1)
      .execute()
    const response = await person.post(`/api/posts/${id}/version`, { number: 1 })
    expect(response.status).toBe(400)
    expect(await messageOf(response)).toMatchObject({ message: 'This version is empty. Restore another one.' })
    expect(await read(person, id)).toMatchObject({ version: 2, content: 'Short.' })
  })

  test('someone else’s post, and a version it does not have', async () => {
    const [person, other] = [await app.signIn(), await app.signIn()]
    const { id } = await makePost(person)
    await refine(person, id, { kind: 'shorter' }, 'Short.')
    for (const [path, body] of [
      ['refine', { kind: 'shorter' }],
      ['version', { number: 1 }],
      ['openings', {}],
    ] as const) {
      expect((await other.post(`/api/posts/${id}/${path}`, body)).status).toBe(404)
    }
    expect((await person.post(`/api/posts/${id}/version`, { number: 3 })).status).toBe(404)
    expect(await read(person, id)).toMatchObject({ version: 2, content: 'Short.' })
  })
})

describe('opening lines', () => {
  test('come from the writer and change nothing', async () => {
    const person = await app.signIn({ role: 'trial', used: 4 })
    const { id } = await makePost(person)
    const before = await read(person, id)
    writer.write = async () => 'One.\nTwo.\nThree.'
    const response = await person.post(`/api/posts/${id}/openings`, {})
    expect(await response.json()).toEqual({
      openings: ['One.', 'Two.', 'Three.'].map((text) => ({ text, repeats: null })),
    })
    expect(writer.requests.at(-1)).toMatchObject({
      post: 'The draft.',
      source: { text: expect.stringContaining('1,200 ships') },
    })
    expect(await read(person, id)).toEqual(before)
    expect(await postsUsed(person)).toBe(5)
  })
})
