import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drawVisualAsPdf, readVisualPages } from '#server/features/visuals/draw-visual'
import { fontLimits } from '#shared/rules/fonts'
import { createScene } from '#shared/scene/create'
import { newTextLayer } from '#shared/scene/text-layer'
import { type BlockFont, blockFont, includedFont, sendFont, uploadFont } from '../support/font-files.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { makeVisual } from '../support/visuals.ts'

/** Fonts that authors upload, and what is drawn with them. */

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

type Person = Awaited<ReturnType<TestApp['signIn']>>

const list = async (person: Person) => (await (await person.get('/api/fonts')).json()) as { id: string }[]
const filesOf = async (person: Person) => {
  const keys: string[] = []
  for await (const { key } of app.ctx.files.list(`${person.id}/fonts`)) keys.push(key)
  return keys
}

describe('a font', () => {
  test('is kept, listed and handed out to its owner, and to nobody else', async () => {
    const person = await app.signIn()
    const sent = await sendFont(person, blockFont({ family: 'Blocks', weight: 700 }))
    expect(sent.status).toBe(201)
    const font = (await sent.json()) as { id: string; size: number }
    expect(font).toEqual({
      id: expect.any(String),
      family: 'Blocks',
      weight: 700,
      isItalic: false,
      scripts: [],
      size: expect.any(Number),
    })
    expect(await list(person)).toEqual([font])

    const file = await person.get(`/api/fonts/${font.id}`)
    expect(file.status).toBe(200)
    expect(file.headers.get('content-type')).toBe('font/sfnt')
    expect(file.headers.get('cache-control')).toContain('immutable')
    expect((await file.arrayBuffer()).byteLength).toBe(font.size)

    const other = await app.signIn()
    expect(await list(other)).toEqual([])
    expect((await other.get(`/api/fonts/${font.id}`)).status).toBe(404)
    expect((await other.delete(`/api/fonts/${font.id}`)).status).toBe(404)
  })

  test('is gone with its file when it is removed', async () => {
    const person = await app.signIn()
    const { id } = await uploadFont(person, includedFont('woff2'))
    expect(await filesOf(person)).toHaveLength(1)
    expect((await person.delete(`/api/fonts/${id}`)).status).toBe(204)
    expect(await list(person)).toEqual([])
    expect(await filesOf(person)).toEqual([])
    expect((await person.get(`/api/fonts/${id}`)).status).toBe(404)
    expect((await person.delete(`/api/fonts/${id}`)).status).toBe(404)
  })

  test('of an included family’s name gets one of its own', async () => {
    const person = await app.signIn()
    expect((await uploadFont(person, includedFont('woff'))).family).toBe('Inter Own')
  })

  test('is listed by family and weight, italics last', async () => {
    const person = await app.signIn()
    const faces: BlockFont[] = [
      { family: 'Zebra' },
      { family: 'Blocks', weight: 700 },
      { family: 'Blocks', weight: 400, isItalic: true },
      { family: 'Blocks', weight: 400 },
    ]
    for (const face of faces) await uploadFont(person, blockFont(face))
    expect(await list(person)).toMatchObject([faces[3], faces[1], faces[2], faces[0]])
  })
})

describe('refused is', () => {
  test('what is no font, in words that say what to do', async () => {
    const person = await app.signIn()
    const refused = await sendFont(person, Buffer.from('This is no font at all.'))
    expect(refused.status).toBe(415)
    expect(await refused.json()).toMatchObject({ code: 'UNSUPPORTED_TYPE', reason: 'fontUnsupported' })
    expect((await sendFont(person, Buffer.alloc(0))).status).toBe(422)
    expect((await sendFont(person, blockFont(), 'text/plain')).status).toBe(415)
    expect(await filesOf(person)).toEqual([])
  })

  test('a file that is too large', async () => {
    const person = await app.signIn()
    const refused = await sendFont(person, Buffer.alloc(fontLimits.bytes + 1))
    expect(refused.status).toBe(413)
    expect(await refused.json()).toMatchObject({ reason: 'fontTooLarge' })
  })

  test('a face that is here already, and its file is not kept', async () => {
    const person = await app.signIn()
    await uploadFont(person, blockFont())
    const refused = await sendFont(person, blockFont())
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({ reason: 'fontFaceHere', values: { family: 'Blocks' } })
    expect(await filesOf(person)).toHaveLength(1)
  })

  test('one more than a person may have, also of several at once', async () => {
    const person = await app.signIn()
    const row = { weight: 400, isItalic: false, scripts: [], size: 1, createdAt: 0 }
    const { insertFont } = await import('#server/features/fonts/font-repository')
    for (let count = 1; count < fontLimits.files; count += 1) {
      await insertFont(app.ctx.db, person.id, { ...row, id: `font-${count}`, family: `Family ${count}` })
    }
    const sent = await Promise.all(['One', 'Two', 'Three'].map((family) => sendFont(person, blockFont({ family }))))
    expect(sent.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(sent.filter(({ status }) => status === 409)).toHaveLength(2)
    expect(await filesOf(person)).toHaveLength(1)
  })
})

describe('the brand kit', () => {
  const path = '/api/user/brand'
  const kit = { colours: null, headingFont: 'Blocks', bodyFont: 'Lato', handle: '', logoId: null }

  test('takes a family of one’s own, for as long as it is here', async () => {
    const person = await app.signIn()
    const { id } = await uploadFont(person, blockFont())
    expect(await (await person.post(path, kit)).json()).toEqual(kit)
    await person.delete(`/api/fonts/${id}`)
    expect(await (await person.get(path)).json()).toEqual({ ...kit, headingFont: '' })
  })

  test('does not take somebody else’s', async () => {
    await uploadFont(await app.signIn(), blockFont())
    const person = await app.signIn()
    const refused = await person.post(path, kit)
    expect(refused.status).toBe(404)
    expect(await refused.json()).toMatchObject({ reason: 'fontFamilyMissing' })
  })
})

describe('a visual', () => {
  const page = createScene('page')
  const layer = newTextLayer(page, 'text', 'Blocks of words')
  const canvasData = {
    version: 1,
    ...page,
    layers: [{ ...layer, data: { ...layer.data, fontFamily: 'Blocks', fontSize: 60 } }],
  }

  test('is drawn in its owner’s font on the server, and another’s of the same name is not', async () => {
    const [person, other] = [await app.signIn(), await app.signIn()]
    await uploadFont(person, blockFont())
    const thumbnailOf = async (owner: Person) => {
      const { id } = await makeVisual(owner, { canvasData })
      const response = await owner.get(`/api/visuals/${id}/thumbnail`)
      expect(response.status).toBe(200)
      return await buffer(response.body as never)
    }
    const [own, without] = [await thumbnailOf(person), await thumbnailOf(other)]
    expect(own.equals(without)).toBe(false)
    // the thread drops the fonts it drew with
    expect((await thumbnailOf(other)).equals(without)).toBe(true)
    expect((await thumbnailOf(person)).equals(own)).toBe(true)
  })

  test('becomes a PDF with the font in it', async () => {
    const person = await app.signIn()
    await uploadFont(person, blockFont())
    const { id } = await makeVisual(person, { canvasData })
    const pages = (await readVisualPages(app.ctx.db, person.id, id))?.pages ?? []
    const pdf = await drawVisualAsPdf(app.ctx, person.id, pages, 'Blocks')
    expect(Buffer.from(pdf).includes('/Subtype /CIDFontType0C')).toBe(true)
  })
})
