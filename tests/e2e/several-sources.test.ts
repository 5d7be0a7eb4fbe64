import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer } from '#shared/contract/contract'
import { expectAccessible } from '../support/accessibility.ts'
import { launchBrowser } from '../support/browser.ts'
import { type FakeModel, startFakeModel } from '../support/fake-models/start-fake-model.ts'
import { articlePage, type PageSite, startPageSite } from '../support/page-site.ts'
import { eventually, openOptions, openPanel, openVersions, resultOf, unfoldForm } from '../support/page-steps.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** One post from two pages, and two drafts of one post: both with a model on loopback. */

const browser = launchBrowser()
const crane = 'The quay has 9 cranes, one less than planned, the union said.'
let site: PageSite
let model: FakeModel
let app: TestApp

beforeAll(async () => {
  site = await startPageSite({
    '/harbour': articlePage('Harbour opens its second quay'),
    '/union': articlePage('The union counts cranes', '', crane),
  })
  model = await startFakeModel('openai', {
    kind: 'reply',
    to: (prompt) =>
      prompt.includes('set side by side')
        ? 'A contrast at the quay, and 9 cranes.'
        : prompt.includes('The author compares several drafts')
          ? 'A change at the quay, and 1,200 ships a year.'
          : 'The quay handles 1,200 ships a year.\n\nIt has 9 cranes, one less than planned.',
  })
  app = await startTestApp({
    environment: { ...site.environment, OPENAI_API_KEY: 'key-for-tests', OPENAI_BASE_URL: model.baseUrl },
  })
})

afterAll(async () => {
  await app.close()
  await Promise.all([model.close(), site.close()])
})

test('two drafts of a post are written side by side and the second is chosen; a second source is read and added, and the check shows a sentence from it', async () => {
  const author = await app.signIn()
  const listed = async () => (await (await author.get('/api/posts')).json()) as Answer<'listPosts'>
  const page = await browser.newPage(app, { as: author })
  await page.goto(`/generate?url=${encodeURIComponent(site.at('/harbour'))}&model=gpt-4o`)
  await openOptions(page)
  const drafts = page.getByRole('group', { name: 'Drafts' })
  await drafts.getByRole('button', { name: '2' }).click()
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  await page.getByRole('button', { name: 'Use Draft 2' }).click()
  await resultOf(page).getByRole('button', { name: 'Copy', exact: true }).waitFor()
  await eventually(async () => {
    const [post] = await listed()
    const { version, versions } = (await (await author.get(`/api/posts/${post?.id}`)).json()) as Answer<'getPost'>
    return [version, versions.length]
  }).toEqual([2, 2])
  await openVersions(page)
  await page
    .getByText(/Version 2, Draft, \w+/)
    .first()
    .waitFor()

  await unfoldForm(page)
  await drafts.getByRole('button', { name: '1' }).click()
  await page.getByRole('button', { name: 'Add another source' }).click()
  const second = page.getByRole('textbox', { name: 'Source 2' })
  await second.fill(site.at('/union'))
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('group', { name: 'Source 2' }).getByText('The union counts cranes').waitFor()
  await expectAccessible(page, 'the form with two sources')
  app.clock.now += 60_000 // later than the previous post
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  await eventually(async () => (await listed()).length).toBe(2)
  await resultOf(page).getByRole('button', { name: 'Copy', exact: true }).waitFor()

  const [post] = await listed()
  expect(post?.moreSources.map(({ title }) => title)).toEqual(['The union counts cranes'])
  await openPanel(page, 'Check')
  const check = page.getByRole('region', { name: 'Checked against the source' })
  await check.getByText('Confirmed', { exact: true }).click()
  await check.getByText(crane).first().waitFor()
  await check.getByRole('link', { name: 'The union counts cranes' }).first().waitFor()
})
