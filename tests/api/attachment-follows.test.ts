import { afterAll, beforeAll, expect, test } from 'vitest'
import { attachmentKinds, defaultAttachment } from '#shared/rules/publishing'
import { type LinkedinApp, startLinkedinApp } from '../support/linkedin-app.ts'
import {
  type Author,
  becomes,
  inMinutes,
  look,
  type Publication,
  pass,
  publish,
  signInAuthor,
  writePost,
} from '../support/publishing-app.ts'
import { canvasData, makeVisual, visualBody } from '../support/visuals.ts'

/** A planned post takes along the visual that it has when it goes out, unless its author chose otherwise. */

let world: LinkedinApp
let author: Author

beforeAll(async () => {
  world = await startLinkedinApp({ withJobs: true })
  author = await signInAuthor(world)
})

afterAll(() => world.close())

const pages = (count: number) => {
  const { layers, settings } = canvasData()
  return { ...canvasData(), pages: Array.from({ length: count - 1 }, () => ({ layers, settings })) }
}

/** As the list of what is to go out has it, and the publication itself. */
async function attachOf(publication: Publication): Promise<Publication['attach']> {
  const { attach } = await look(author, publication)
  const listed = (await (await author.person.get('/api/publications')).json()) as Publication[]
  expect(listed.find(({ id }) => id === publication.id)?.attach).toBe(attach)
  return attach
}

const contentOf = ({ urn }: Publication) => world.fake.feed.posts.find((post) => post.urn === urn)?.body.content

test('several pages are a document, one is a picture, and too many for a document are one picture', () => {
  const usual = [0, 1, 2, 300, 301].map((count) => defaultAttachment({ pages: count, files: null, hasPoll: false }))
  expect(usual).toEqual(['none', 'visual', 'document', 'document', 'visual'])
  expect(attachmentKinds.document.pages.most).toBe(300)
})

test('a visual that is made, changed, removed and made again after planning decides what goes out', async () => {
  const post = await writePost(author)
  const planned = await publish(author, post, { followsVisual: true, ...inMinutes(world, 30) })
  expect(planned).toMatchObject({ attach: 'none', followsVisual: true, visualId: null })

  const visual = await makeVisual(author.person, { postId: post.id, canvasData: pages(3) })
  expect(await attachOf(planned)).toBe('document')
  expect(await (await author.person.get(`/api/posts/${post.id}`)).json()).toMatchObject({ visual: { pages: 3 } })

  await author.person.send('PUT', `/api/visuals/${visual.id}`, visualBody({ canvasData: pages(1) }))
  expect(await attachOf(planned)).toBe('visual')

  await author.person.delete(`/api/visuals/${visual.id}`)
  expect(await attachOf(planned)).toBe('none')

  const last = await makeVisual(author.person, { postId: post.id, canvasData: pages(2) })
  pass(world, 30 * 60_000)
  const published = await becomes(author, planned, 'published')
  expect(contentOf(published)).toMatchObject({ media: { title: post.title } })

  await author.person.delete(`/api/visuals/${last.id}`)
  expect(await attachOf(planned), 'what went out stays').toBe('document')
})

test('a visual that is removed before the time leaves the text alone', async () => {
  const post = await writePost(author)
  const visual = await makeVisual(author.person, { postId: post.id, canvasData: pages(1) })
  const planned = await publish(author, post, { followsVisual: true, ...inMinutes(world, 30) })
  expect(planned.attach).toBe('visual')
  await author.person.delete(`/api/visuals/${visual.id}`)
  pass(world, 30 * 60_000)
  const published = await becomes(author, planned, 'published')
  expect(published).toMatchObject({ attach: 'none', message: null })
  expect(contentOf(published)).toBeUndefined()
})

test('what its author chose stays, also text alone', async () => {
  const post = await writePost(author)
  const planned = await publish(author, post, inMinutes(world, 30))
  await makeVisual(author.person, { postId: post.id, canvasData: pages(1) })
  expect(await attachOf(planned)).toBe('none')
  pass(world, 30 * 60_000)
  expect(contentOf(await becomes(author, planned, 'published'))).toBeUndefined()
})

test('at once it goes out with what the post has now', async () => {
  const post = await writePost(author)
  await makeVisual(author.person, { postId: post.id, canvasData: pages(1) })
  const published = await becomes(author, await publish(author, post, { followsVisual: true }), 'published')
  expect(published.attach).toBe('visual')
  expect(contentOf(published)).toMatchObject({ media: { id: expect.stringContaining('image') as string } })
})
