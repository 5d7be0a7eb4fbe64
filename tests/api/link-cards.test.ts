import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { FakePost } from '../support/fake-linkedin/feed.ts'
import { apiError } from '../support/fake-linkedin/wire.ts'
import { type LinkedinApp, startLinkedinApp } from '../support/linkedin-app.ts'
import { type NewsPicture, type NewsSite, startNewsSite } from '../support/news-site.ts'
import { patienceMs } from '../support/patience.ts'
import { animatedGif, picture } from '../support/pictures.ts'
import { makePost } from '../support/posts.ts'
import { type Author, becomes, pass, publish, signInAuthor } from '../support/publishing-app.ts'

/** A source's picture, in its link's card at LinkedIn: its failure never stops the post. */

let world: LinkedinApp
let news: NewsSite
let author: Author

const wide = () => picture('png', 900, 600)

beforeAll(async () => {
  news = await startNewsSite({ type: 'image/png', bytes: await wide() })
  world = await startLinkedinApp({ withJobs: true, environment: news.environment })
  author = await signInAuthor(world)
})

afterEach(() => {
  world.fake.feed.uploadTrouble = null
  world.fake.recover()
})

afterAll(async () => {
  expect(world.fake.refused).toEqual([])
  await world.close()
  await news.close()
})

let posts = 0

/** A post about the article, whose picture is now this one, being published with its link's card. */
async function publishCard(shown?: NewsPicture) {
  if (shown) news.show(shown)
  const post = await makePost(author.person, { url: news.articleUrl })
  posts += 1
  await author.person.patch(`/api/posts/${post.id}`, { content: `Twelve thousand trees (${posts}).` })
  return await publish(author, post, { attach: 'link' })
}

/** The card at LinkedIn. */
function cardOf(urn: string | null) {
  const post = world.fake.feed.posts.find((each) => each.urn === urn) as FakePost
  return (post.body.content as { article: { source: string; title: string; thumbnail?: string } }).article
}

async function pictureOf(urn: string | null) {
  const { thumbnail } = cardOf(urn)
  const { format, width, height } = await sharp(
    world.fake.feed.uploads.find((upload) => upload.urn === thumbnail)?.bytes ?? Buffer.from(''),
  ).metadata()
  return { format, width, height }
}

const huge = () =>
  sharp({ create: { width: 9_000, height: 6_000, channels: 3, background: '#123' } })
    .jpeg()
    .toBuffer()

test.each<[string, () => Promise<Buffer>, object]>([
  ['PNG', wide, { width: 900, height: 600 }],
  ['WebP', () => picture('webp', 900, 600), { width: 900, height: 600 }],
  ['AVIF', () => picture('avif', 900, 600), { width: 900, height: 600 }],
  ['an animated GIF', () => animatedGif(['#ff0000', '#0000ff']), { width: 120, height: 80 }],
  ['54 megapixels', huge, { width: 1_600, height: 1_067 }],
])('%s goes out as a JPEG of a sensible size', async (_what, make, size) => {
  const published = await becomes(author, await publishCard({ type: 'image/*', bytes: await make() }), 'published')
  expect(published.message).toBeNull()
  expect(await pictureOf(published.urn)).toEqual({ format: 'jpeg', ...size })
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="9" height="9"/></svg>'

test.each<[string, () => Promise<NewsPicture>, string]>([
  ['an SVG', async () => ({ type: 'image/svg+xml', bytes: Buffer.from(svg) }), 'cardPictureUnsupported'],
  [
    'a picture that breaks off',
    async () => ({ type: 'image/png', bytes: (await wide()).subarray(0, 900) }),
    'cardPictureDamaged',
  ],
  ['an empty file', async () => ({ type: 'image/png', bytes: Buffer.from('') }), 'cardPictureUnreachable'],
  ['a tracking pixel', async () => ({ type: 'image/gif', bytes: await picture('gif', 1, 1) }), 'cardPictureTooSmall'],
  ['a page', async () => ({ type: 'text/html', bytes: Buffer.from('<p>Gone') }), 'cardPictureUnreachable'],
])('with %s the card goes out without a picture, and its author reads why', async (_what, make, reason) => {
  const published = await becomes(author, await publishCard(await make()), 'published')
  expect(published.message).toMatchObject({ reason })
  expect(published.attempts).toMatchObject([
    { step: 'picture', outcome: 'refused', status: null, code: reason },
    { step: 'send', outcome: 'done' },
  ])
  expect(Object.keys(cardOf(published.urn))).toEqual(['source', 'title'])
})

test('where LinkedIn refuses to take a picture, the card goes out without it', async () => {
  const shown = { type: 'image/png', bytes: await wide() }
  world.fake.misbehave('POST /rest/images', apiError(403, 100, 'ACCESS_DENIED', 'Not enough permissions'))
  const refused = await becomes(author, await publishCard(shown), 'published')
  expect(refused.message).toMatchObject({ reason: 'cardPictureRefused' })
  expect(refused.attempts[0]).toMatchObject({ step: 'picture', status: 403, code: 'ACCESS_DENIED' })
  expect(cardOf(refused.urn).thumbnail).toBeUndefined()

  world.fake.feed.uploadTrouble = apiError(400, 0, 'INVALID_MEDIA', 'Bad bytes')
  const unread = await becomes(author, await publishCard(), 'published')
  expect(unread.attempts[0]).toMatchObject({ step: 'picture', status: 400, code: 'INVALID_MEDIA' })
  expect(cardOf(unread.urn).thumbnail).toBeUndefined()
})

test.each<['POST' | 'PUT', Parameters<LinkedinApp['fake']['misbehave']>[1]]>([
  ['POST', 'cut'],
  ['PUT', apiError(503, 0, 'UNAVAILABLE', 'Try later')],
])(
  'an upload that gets no answer to its %s is tried once more, then the card goes without',
  async (method, trouble) => {
    if (method === 'POST') world.fake.misbehave('POST /rest/images', trouble, 2)
    else world.fake.feed.uploadTrouble = trouble
    const waiting = await publishCard({ type: 'image/png', bytes: await wide() })
    expect(waiting).toMatchObject({ state: 'scheduled', message: { reason: 'publicationUnreachable' } })
    pass(world, 15_000)
    const published = await becomes(author, waiting, 'published')
    expect(published.attempts.map(({ step, outcome }) => `${step} ${outcome}`)).toEqual([
      'upload put-off',
      'picture refused',
      'send done',
    ])
    expect(cardOf(published.urn).thumbnail).toBeUndefined()
  },
)

test('the card of a page without a title has its host, never the post’s own title', async () => {
  const post = await makePost(author.person, { url: news.articleUrl })
  await author.person.patch(`/api/posts/${post.id}`, { title: 'For the board only', content: 'Nine thousand trees.' })
  await world.app.ctx.db.updateTable('articles').set({ title: '' }).execute()
  const published = await publish(author, post, { attach: 'link' })
  expect(cardOf(published.urn)).toMatchObject({ source: news.articleUrl, title: 'news.example.com' })
})

test('an upload that works the second time is in the card', async () => {
  world.fake.misbehave('POST /rest/images', 'cut')
  const waiting = await publishCard({ type: 'image/png', bytes: await wide() })
  pass(world, 15_000)
  const published = await becomes(author, waiting, 'published')
  expect(published.message).toBeNull()
  expect(await pictureOf(published.urn)).toMatchObject({ format: 'jpeg' })
})

test('a post that LinkedIn refuses for its picture goes out without it, once', async () => {
  world.fake.feed.troubles.push('media-failed')
  const published = await becomes(author, await publishCard({ type: 'image/png', bytes: await wide() }), 'published')
  expect(published.message).toMatchObject({ reason: 'cardPictureRefused' })
  expect(published.attempts).toMatchObject([
    { step: 'picture', outcome: 'refused', status: 400, code: 'MEDIA_ASSET_PROCESSING_FAILED' },
    { step: 'send', outcome: 'done' },
  ])
  expect(cardOf(published.urn).thumbnail).toBeUndefined()
  expect(world.fake.feed.posts.filter(({ text }) => text === published.commentary)).toHaveLength(1)
})

test('what is wrong with the post itself is still told', async () => {
  world.fake.feed.troubles.push('bad-field', 'bad-field')
  const failed = await becomes(author, await publishCard({ type: 'image/png', bytes: await wide() }), 'failed')
  expect(failed.message).toMatchObject({ reason: 'publicationRefused' })
})

test('a post whose answer was lost keeps its bytes, picture and all', async () => {
  world.fake.feed.troubles.push('created-cut')
  const sending = await publishCard({ type: 'image/png', bytes: await wide() })
  expect(sending.state).toBe('sending')
  pass(world, 90_000)
  const published = await becomes(author, sending, 'published')
  expect(await pictureOf(published.urn)).toMatchObject({ format: 'jpeg' })
  await expect
    .poll(() => world.fake.feed.posts.filter(({ text }) => text === published.commentary).length, {
      timeout: patienceMs,
    })
    .toBe(1)
})
