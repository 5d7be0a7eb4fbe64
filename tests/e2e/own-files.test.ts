import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible } from '../support/accessibility.ts'
import { launchBrowser } from '../support/browser.ts'
import { type LinkedinApp, startLinkedinApp } from '../support/linkedin-app.ts'
import { dragFile, eventually } from '../support/page-steps.ts'
import { slidesPdf } from '../support/post-files.ts'
import { type Publication, signInAuthor, writePost } from '../support/publishing-app.ts'

/** One's own files with a post, in a browser. */

const browser = launchBrowser()
let world: LinkedinApp

beforeAll(async () => {
  world = await startLinkedinApp({ withJobs: true })
})

afterAll(() => world.close())

test('a PDF that is dropped on a post is seen in its preview, and goes out with it', async () => {
  const author = await signInAuthor(world)
  const post = await writePost(author)
  const bytes = slidesPdf(3)
  const page = await browser.newPage(world.app, { as: author.person })
  await page.goto(`/generate?post=${post.id}`)
  await page.getByRole('button', { name: 'Attach pictures, a PDF or a video' }).waitFor()

  const preview = page.getByRole('region', { name: 'LinkedIn preview' })
  const drop = await dragFile(page, preview, { name: 'Harbour.pdf', type: 'application/pdf', bytes })
  await page.getByText('Drop to attach to the post').waitFor()
  await drop()
  await page.getByText('PDF, 3 pages').waitFor()
  await page.getByRole('img', { name: 'Harbour.pdf', exact: true }).waitFor()
  await expectAccessible(page, 'a post with a PDF of its own')

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish on LinkedIn' })
  await dialog.getByRole('radio', { name: /^Your PDF/, checked: true }).waitFor()
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await dialog.getByText(/^On LinkedIn since/).waitFor()
  await page.close()

  const published = async () =>
    (await (await author.person.get(`/api/posts/${post.id}/publications`)).json()) as Publication[]
  await eventually(async () => (await published()).map(({ state, attach }) => [state, attach])).toEqual([
    ['published', 'pdf'],
  ])
  expect(world.fake.feed.uploads.map((upload) => upload.bytes)).toEqual([Buffer.from(bytes)])
  expect(world.fake.feed.posts).toHaveLength(1)
})
