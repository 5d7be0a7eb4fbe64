import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible } from '../support/accessibility.ts'
import { launchBrowser } from '../support/browser.ts'
import { type LinkedinApp, startLinkedinApp } from '../support/linkedin-app.ts'
import { eventually } from '../support/page-steps.ts'
import { signInAuthor, writePost } from '../support/publishing-app.ts'

const browser = launchBrowser()
let world: LinkedinApp

beforeAll(async () => {
  world = await startLinkedinApp({ withJobs: true })
})

afterAll(() => world.close())

test('an @ in the editor becomes a mention of the published post, chosen from the list and named by hand', async () => {
  const { app, fake } = world
  const author = await signInAuthor(world)
  const post = await writePost(author, 'The second quay is open.\n\n#harbour')
  fake.world.companies.push({ id: '4711', name: 'Quay & Sons (UK)' })
  const page = await browser.newPage(app, { as: author.person })
  await page.goto(`/generate?post=${post.id}`)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const field = page.getByRole('textbox', { name: 'Post text' })
  await field.press('ControlOrMeta+Home')

  await field.pressSequentially('@ann')
  await page.getByRole('option', { name: 'Ann Author' }).waitFor()
  await expectAccessible(page, 'the list at an @')
  await field.press('Enter')
  await field.pressSequentially('thanks @urn:li:organization:4711')
  await page.getByRole('option', { name: 'Name it' }).waitFor()
  await field.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Mention on LinkedIn' })
  await expectAccessible(page, 'naming a mention')
  await dialog.getByLabel('Name', { exact: true }).fill('Quay & Sons (UK)')
  await dialog.getByRole('button', { name: 'Mention' }).click()
  await field.pressSequentially('today. ')
  await eventually(() => field.inputValue()).toMatch(/^@Ann Author thanks @Quay & Sons \(UK\) today\. The second/)
  await page.getByRole('button', { name: 'Save Changes' }).click()

  const text = 'Ann Author thanks Quay & Sons (UK) today. The second quay is open.\n\n#harbour'
  await page.getByText(`${text.length} / 3,000`).waitFor()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const window = page.getByRole('dialog', { name: 'Publish on LinkedIn' })
  await window.getByRole('button', { name: 'Publish now' }).click()
  await window.getByText('Published', { exact: true }).waitFor()
  const [there] = fake.feed.posts
  expect(there).toMatchObject({
    text,
    mentions: [
      { start: 0, name: 'Ann Author', urn: author.urn },
      { start: 18, name: 'Quay & Sons (UK)', urn: 'urn:li:organization:4711' },
    ],
  })
  expect(fake.refused).toEqual([])
})
