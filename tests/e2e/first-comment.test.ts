import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible } from '../support/accessibility.ts'
import { launchBrowser } from '../support/browser.ts'
import { type LinkedinApp, startLinkedinApp } from '../support/linkedin-app.ts'
import { eventually } from '../support/page-steps.ts'
import { makePost } from '../support/posts.ts'
import { pass } from '../support/publishing-app.ts'

/** With the Community Management application: connected, published with a first comment, which stands under the post. */

const browser = launchBrowser()
let world: LinkedinApp

beforeAll(async () => {
  world = await startLinkedinApp({ withJobs: true })
  world.fake.world.appOrigin = world.app.url
})

afterAll(() => world.close())

test('a profile and a page are connected with one consent, and a post of the page gets its first comment', async () => {
  const { app, fake } = world
  const person = await app.signIn({ role: 'user' })
  fake.world.seat({ given: 'Grace', family: 'Quay', pages: [{ id: '41', name: 'Harbour Ltd' }] })
  const post = await makePost(person)
  const page = await browser.newPage(app, { as: person, outside: new URL(fake.url).host })

  await page.goto('/settings?tab=linkedin')
  await page.getByRole('link', { name: 'Connect profile and company pages' }).click()
  await page.getByRole('article', { name: 'Grace Quay' }).getByText('Connected', { exact: true }).waitFor()
  await page.getByRole('article', { name: 'Harbour Ltd' }).getByText('Company page', { exact: true }).waitFor()

  await page.goto(`/generate?post=${post.id}`)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish on LinkedIn' })
  await dialog.getByLabel('Account').selectOption({ label: 'Harbour Ltd' })
  await dialog.getByLabel('First comment').fill('The source: https://example.com/harbour_(north)')
  await expectAccessible(page, 'the publish window with a first comment', { only: 1280 })
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await dialog.getByRole('link', { name: 'Open on LinkedIn' }).waitFor()
  pass(world, 6_000)
  await eventually(async () => fake.feed.comments).toMatchObject([
    {
      post: fake.feed.posts[0]?.urn,
      actor: 'urn:li:organization:41',
      text: 'The source: https://example.com/harbour_(north)',
    },
  ])
  await dialog.getByText('It is on LinkedIn.').waitFor()
  expect(fake.refused).toEqual([])
  await page.close()
})
