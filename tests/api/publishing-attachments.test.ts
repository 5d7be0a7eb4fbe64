import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { AppError } from '#server/platform/errors'
import type { FakePost } from '../support/fake-linkedin/feed.ts'
import { type LinkedinApp, startLinkedinApp } from '../support/linkedin-app.ts'
import { type NewsSite, startNewsSite } from '../support/news-site.ts'
import { openPdf } from '../support/open-pdf.ts'
import { patienceMs } from '../support/patience.ts'
import { makePost, type Post } from '../support/posts.ts'
import {
  type Author,
  becomes,
  inMinutes,
  pass,
  publicationRow,
  publish,
  signInAuthor,
  writePost,
} from '../support/publishing-app.ts'
import { canvasData, makeVisual, visualBody } from '../support/visuals.ts'

let world: LinkedinApp
let news: NewsSite
let author: Author

beforeAll(async () => {
  news = await startNewsSite()
  world = await startLinkedinApp({ withJobs: true, environment: news.environment })
  author = await signInAuthor(world)
})

afterAll(async () => {
  expect(world.fake.refused).toEqual([])
  await world.close()
  await news.close()
})

afterEach(() => vi.restoreAllMocks())

const postOf = (urn: string | null) => world.fake.feed.posts.find((post) => post.urn === urn) as FakePost
const bytesOf = (urn: unknown) => world.fake.feed.uploads.find((upload) => upload.urn === urn)?.bytes ?? Buffer.from('')
const pages = (count: number) => {
  const { layers, settings } = canvasData()
  return { ...canvasData(), pages: Array.from({ length: count - 1 }, () => ({ layers, settings })) }
}

/** The same page with other words. */
const withText = (text: string) =>
  canvasData({
    layers: [
      {
        id: 'words',
        type: 'text',
        name: 'Words',
        x: 60,
        y: 200,
        width: 500,
        height: 90,
        zIndex: 9,
        data: { text, fontSize: 48 },
      },
    ],
  })

/** At once, or as soon as a busy machine has drawn the attachment. */
const send = async (post: Post, wish: Record<string, unknown>) =>
  await becomes(author, await publish(author, post, wish), 'published')

test('a visual of somebody else is as unknown as one that is not there, whatever goes along', async () => {
  const post = await writePost(author)
  const stranger = await signInAuthor(world)
  const foreign = await makeVisual(stranger.person, { canvasData: pages(1) })
  for (const visualId of [foreign.id, 'no-such-visual']) {
    for (const attach of ['visual', 'document', 'link', 'none']) {
      const wish = { accountId: author.accountId, attach, visualId, ...inMinutes(world, 60) }
      const answer = await author.person.post(`/api/posts/${post.id}/publications`, wish)
      expect([visualId, attach, answer.status]).toEqual([visualId, attach, 404])
    }
  }
})

test('a visual of several pages goes out as a document', async () => {
  const post = await writePost(author)
  await makeVisual(author.person, { postId: post.id, canvasData: pages(3) })
  const published = await send(post, { attach: 'document' })
  expect(published.attach).toBe('document')
  const { media } = postOf(published.urn).body.content as { media: { id: string; title: string } }
  expect(media.title).toBe(post.title)
  const pdf = bytesOf(media.id).toString('latin1')
  expect(pdf).toMatch(/^%PDF-/)
  expect(pdf).toContain('/Count 3')
})

test('its pages go out as pictures, with their descriptions', async () => {
  const post = await writePost(author)
  await makeVisual(author.person, { postId: post.id, canvasData: pages(2) })
  const published = await send(post, { attach: 'images', altTexts: ['The quay', 'Ships'] })
  const { multiImage } = postOf(published.urn).body.content as {
    multiImage: { images: { id: string; altText: string }[] }
  }
  expect(multiImage.images.map(({ altText }) => altText)).toEqual(['The quay', 'Ships'])
  for (const { id } of multiImage.images) expect(bytesOf(id).subarray(1, 4).toString()).toBe('PNG')
})

test('a description stays with its page when the pages change places after planning', async () => {
  const post = await writePost(author)
  const { layers, settings } = canvasData()
  const page = (id: string) => ({ id, layers, settings })
  const visual = await makeVisual(author.person, {
    postId: post.id,
    canvasData: { ...canvasData(), ...page('quay'), pages: [page('ships')] },
  })
  const planned = await publish(author, post, {
    attach: 'images',
    altTexts: ['The quay', 'Ships'],
    ...inMinutes(world, 30),
  })
  const turned = { ...canvasData(), ...page('ships'), pages: [page('quay'), page('new')] }
  const body = { ...visualBody(), canvasData: turned }
  expect((await author.person.send('PUT', `/api/visuals/${visual.id}`, body)).status).toBe(200)
  pass(world, 30 * 60_000)
  const { urn } = await becomes(author, planned, 'published')
  expect(postOf(urn).body.content).toMatchObject({
    multiImage: { images: [{ altText: 'Ships' }, { altText: 'The quay' }, { altText: '' }] },
  })
})

test('pages go out with what their author said of them in the editor, unless told otherwise', async () => {
  const post = await writePost(author)
  const { layers, settings } = canvasData()
  const told = { ...canvasData(), settings: { ...settings, altText: 'A quay' } }
  const second = { layers, settings: { ...settings, altText: 'Ships' } }
  await makeVisual(author.person, { postId: post.id, canvasData: { ...told, pages: [second] } })
  expect(await (await author.person.get(`/api/posts/${post.id}`)).json()).toMatchObject({
    visual: { altText: 'A quay' },
  })
  const { urn } = await send(post, { attach: 'images', altTexts: ['', 'Two ships'] })
  expect(postOf(urn).body.content).toMatchObject({
    multiImage: { images: [{ altText: '' }, { altText: 'Two ships' }] },
  })

  const other = await writePost(author)
  await makeVisual(author.person, { postId: other.id, canvasData: told })
  const alone = await send(other, { attach: 'visual' })
  expect(postOf(alone.urn).body.content).toMatchObject({ media: { altText: 'A quay' } })
})

test('one page goes out as a picture, also when LinkedIn takes its time with it', async () => {
  const post = await writePost(author)
  await makeVisual(author.person, { postId: post.id })
  world.fake.feed.processing = 1
  const waiting = publish(author, post, { attach: 'visual', altTexts: ['The quay'] })
  await expect.poll(() => world.fake.feed.uploads.at(-1)?.waits, { timeout: patienceMs }).toBe(0)
  world.fake.feed.processing = 0
  await expect
    .poll(
      async () => {
        pass(world, 5_000)
        return postsWith('The quay').length
      },
      { timeout: patienceMs },
    )
    .toBe(1)
  const published = await becomes(author, await waiting, 'published')
  expect(postOf(published.urn).body.content).toMatchObject({ media: { altText: 'The quay' } })
})

const postsWith = (altText: string) =>
  world.fake.feed.posts.filter(
    ({ body }) =>
      JSON.stringify(body.content ?? null).includes(`"media":{"id"`) && JSON.stringify(body.content).includes(altText),
  )

test('a link goes out with title and picture of the article', async () => {
  const post = await makePost(author.person, { url: news.articleUrl })
  const published = await send(post, { attach: 'link' })
  expect(published.message).toBeNull()
  const { article } = postOf(published.urn).body.content as { article: { source: string; title: string } }
  expect(article).toMatchObject({ source: post.sourceUrl, title: post.sourceTitle })
})

test('a visual goes out with the letters that it was written in', async () => {
  const post = await writePost(author)
  await makeVisual(author.person, { postId: post.id, canvasData: withText('成長 😀 ไทย') })
  const published = await send(post, { attach: 'document' })
  const { media } = postOf(published.urn).body.content as { media: { id: string } }
  const { items } = await (await (await openPdf(bytesOf(media.id))).getPage(1)).getTextContent()
  expect(items.map((item) => ('str' in item ? item.str : '')).join('')).toContain('成長')
})

test('characters that no font has are named before a visual is planned, and when it would be drawn', async () => {
  const post = await writePost(author)
  const visual = await makeVisual(author.person, { postId: post.id, canvasData: withText('Runes ᚠᚢᚠ') })
  await expect(publish(author, post, { attach: 'visual' })).rejects.toThrow(
    /^400.*No font here has these characters: ᚠ ᚢ\. /s,
  )

  const change = (text: string) =>
    author.person.send('PUT', `/api/visuals/${visual.id}`, visualBody({ canvasData: withText(text) }))
  expect((await change('Letters')).status).toBe(200)
  const planned = await publish(author, post, { attach: 'visual', ...inMinutes(world, 10) })
  expect((await change('Runes ᚠ')).status).toBe(200)
  pass(world, 10 * 60_000)
  const failed = await becomes(author, planned, 'failed')
  expect(failed.message).toMatchObject({ reason: 'publicationLetters', values: { letters: ['ᚠ'] } })
})

test('without a visual there is nothing to attach', async () => {
  const failed = await publish(author, await writePost(author), { attach: 'document' })
  expect(failed).toMatchObject({ state: 'failed', message: { reason: 'publicationVisualGone' } })
})

test('bytes and token go to nobody but LinkedIn', async () => {
  const post = await writePost(author)
  await makeVisual(author.person, { postId: post.id })
  world.fake.feed.uploadOrigin = 'http://127.0.0.1:9'
  const failed = await publish(author, post, { attach: 'visual' })
  world.fake.feed.uploadOrigin = null
  expect(failed).toMatchObject({ state: 'failed', message: { reason: 'publicationRefused' } })
  expect(failed.attempts).toMatchObject([{ step: 'upload', outcome: 'refused', code: 'UPLOAD_ADDRESS' }])
})

test.each([
  ['it takes too long', new AppError('TOO_COMPLEX', 'drawingTooMuch'), 'drawingTooMuch'],
  ['it breaks', new Error('the thread broke'), 'publicationVisualBroken'],
])('a visual that cannot be drawn fails at once, and its author is told once: %s', async (_, error, reason) => {
  const draw = vi.spyOn(world.app.ctx.drawing, 'drawPicture').mockRejectedValue(error)
  const post = await writePost(author)
  await makeVisual(author.person, { postId: post.id, canvasData: pages(1) })
  const planned = await publish(author, post, { attach: 'visual', ...inMinutes(world, 1) })
  pass(world, 60_000)
  expect(await becomes(author, planned, 'failed')).toMatchObject({ message: { reason } })
  pass(world, 60 * 60_000)
  await publish(author, await writePost(author))
  expect(draw).toHaveBeenCalledTimes(1)
  expect(await noticesOf(planned)).toMatchObject([{ kind: 'failed', message: { reason } }])
})

test('trouble of our own is given up after five tries, and its author is told then', async () => {
  const busy = new AppError('busy', 'serverBusy')
  const draw = vi.spyOn(world.app.ctx.drawing, 'drawPicture').mockRejectedValue(busy)
  const post = await writePost(author)
  await makeVisual(author.person, { postId: post.id, canvasData: pages(1) })
  const planned = await publish(author, post, { attach: 'visual', ...inMinutes(world, 1) })
  pass(world, 60_000)
  for (let tries = 1; tries < 5; tries += 1) {
    await expect.poll(() => draw.mock.calls.length, { timeout: patienceMs }).toBe(tries)
    await expect.poll(async () => (await publicationRow(world, planned.id)).tries, { timeout: patienceMs }).toBe(tries)
    expect(await noticesOf(planned)).toEqual([])
    pass(world, 30_000 * 2 ** (tries - 1))
  }
  expect(await becomes(author, planned, 'failed')).toMatchObject({ message: { reason: 'publicationGaveUp' } })
  expect(await noticesOf(planned)).toMatchObject([{ kind: 'failed' }])
})

async function noticesOf({ id }: { id: string }) {
  const { notices } = (await (await author.person.get('/api/notices')).json()) as {
    notices: { publicationId: string }[]
  }
  return notices.filter(({ publicationId }) => publicationId === id)
}
