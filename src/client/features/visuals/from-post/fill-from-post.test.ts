import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setTranslation } from '#client/lib/catalogue'
import { queryClient } from '#client/queries/client'
import { queryKeys } from '#client/queries/keys'
import { documentOf } from '#shared/designs/design'
import { headline } from '#shared/designs/headline'
import { headlineImage } from '#shared/designs/headline-image'
import { quote } from '#shared/designs/quote'
import { emptyBrandKit } from '#shared/rules/brand'
import { samplePostDetail } from '../../../../../tests/support/components/sample-posts.ts'
import { visualsDesigns } from '../parts/design-texts.de.ts'
import { openFiller } from './fill-from-post.ts'

const post = samplePostDetail()
const leadImage = 'https://courier.example/quay.jpg'
const fetched = vi.fn<(path: string, init: { method: string }) => Promise<Response>>()
const imports = () => fetched.mock.calls.filter(([, { method }]) => method === 'POST').length

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  queryClient.setQueryData(queryKeys.brand, emptyBrandKit)
  fetched.mockImplementation(async (_path, { method }) =>
    method === 'GET'
      ? Response.json({ ...post, article: { ...post.article, leadImage } })
      : Response.json({ url: '/api/media/m/file' }),
  )
})

afterEach(() => {
  setTranslation(null)
  queryClient.clear()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test.each([
  ['English', null],
  ['German', { visualsDesigns }],
] as const)(
  'a template that comes with the product is judged by what it needs, also under its name in %s',
  async (_, words) => {
    setTranslation(words)
    const filler = await openFiller('a', null)
    const nameOf = ({ name, description }: typeof quote) =>
      words ? (visualsDesigns.of[description]?.name ?? '') : name
    expect(filler.suits(documentOf(headline), nameOf(headline))).toBe(true)
    expect(filler.suits(documentOf(quote), nameOf(quote))).toBe(false)
    // it needs the article's picture, which its places alone do not tell
    expect(filler.suits(documentOf(headlineImage), nameOf(headlineImage))).toBe(true)
    fetched.mockResolvedValueOnce(Response.json(post))
    const withoutPicture = await openFiller('a', null)
    expect(withoutPicture.suits(documentOf(headlineImage), nameOf(headlineImage))).toBe(false)
  },
)

test('what somebody made is judged by the places it has', async () => {
  const filler = await openFiller('a', null)
  expect(filler.suits(documentOf(headline), 'Mine')).toBe(true)
  expect(filler.suits(documentOf(quote), 'Mine')).toBe(false)
})

test('the article’s picture is fetched once, for templates with a frame for it, and tried again after a failure', async () => {
  const filler = await openFiller('a', null)
  expect(await filler.pictureFor(documentOf(headline))).toBeUndefined()
  expect(imports()).toBe(0)
  fetched.mockResolvedValueOnce(Response.json({ message: 'Gone.' }, { status: 502 }))
  expect(await filler.pictureFor(documentOf(headlineImage))).toBeUndefined()
  const both = [filler.pictureFor(documentOf(headlineImage)), filler.pictureFor(documentOf(headlineImage))]
  expect(await Promise.all(both)).toEqual(['/api/media/m/file', '/api/media/m/file'])
  expect(imports()).toBe(2)
})

test('a post that can’t be had is an error for whoever asked', async () => {
  fetched.mockResolvedValue(Response.json({ message: 'The server is busy.' }, { status: 503 }))
  await expect(openFiller('a', null)).rejects.toThrow('The server is busy.')
})
