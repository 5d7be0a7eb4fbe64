import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer } from '#shared/contract/contract'
import { expectAccessible } from '../support/accessibility.ts'
import { launchBrowser } from '../support/browser.ts'
import type { Browser } from '../support/browser-session.ts'
import { eventually, expectHeading, expectToast } from '../support/page-steps.ts'
import { makePost } from '../support/posts.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { canvasData } from '../support/visuals.ts'

/** A team's post is reviewed: on its desk, and by private link on a phone, without an account. */

const browser = launchBrowser()
let app: TestApp
let owner: Browser
let writer: Browser
let slug: string

const first = 'Ships no longer wait at sea. The harbour opened its second quay on Monday.'
const second = 'The quay handles 1,200 ships a year. Who pays for it?'

beforeAll(async () => {
  app = await startTestApp({ environment: { TEAMS: 'everybody', PUBLIC_SITE: 'off' } })
  owner = await app.signIn({ role: 'user' })
  const founded = await owner.post('/api/workspaces', { name: 'Harbour press' })
  slug = ((await founded.json()) as Answer<'createWorkspace'>).slug ?? ''
  writer = await join('writer')
})

afterAll(() => app.close())

async function join(role: string): Promise<Browser> {
  const person = await app.signIn({ role: 'user' })
  const invited = await owner.post(`/api/workspaces/${slug}/invitations`, { email: person.email, role })
  const { url } = (await invited.json()) as { url: string }
  expect((await person.post('/api/workspaces/join', { token: url.split('#')[1] })).status).toBe(200)
  return person
}

/** A post of the team with a text of its own, and a carousel. */
async function write(): Promise<{ id: string }> {
  const generated = await writer.post(`/api/w/${slug}/posts/generate`, {
    textContent: 'The harbour opened its second quay on Monday. The quay handles 1,200 ships a year.',
  })
  const { id } = (await generated.json()) as { id: string }
  await save(id, `${first}\n\n${second}`)
  const { layers, settings } = canvasData()
  const made = await writer.post(`/api/w/${slug}/visuals`, {
    name: 'Quay',
    postId: id,
    canvasData: { layers, settings: { ...settings, altText: 'The quay from above' }, pages: [{ layers, settings }] },
  })
  expect([made.status, made.ok ? '' : await made.text()]).toEqual([201, ''])
  return { id }
}

async function save(id: string, content: string): Promise<void> {
  const path = `/api/w/${slug}/posts/${id}`
  const etag = (await writer.get(path)).headers.get('etag') ?? ''
  expect((await writer.send('PATCH', path, { content }, { 'if-match': etag })).status).toBe(200)
}

/** The same in the editor, as its writer does it. */
async function edit(page: Page, content: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByRole('textbox', { name: 'Post text' }).fill(content)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'success', 'Post Saved')
  await page.getByRole('button', { name: 'Edit', exact: true }).waitFor() // the message may be an earlier save's
}

const desk = (id: string, panel = 'review') => `/w/${slug}/generate?post=${id}&panel=${panel}`

/** On this server, whatever its public address is. */
const pathOf = (url: string) => new URL(url).pathname + new URL(url).hash

/** Counts the presses of whoever reviews. */
function counted(page: Page) {
  let presses = 0
  const press = async (name: string, within: Pick<Page, 'getByRole'> = page) => {
    await within.getByRole('button', { name, exact: true }).click()
    presses += 1
  }
  return { press, count: () => presses }
}

test('a writer asks and sends a link; on a phone, without an account, someone asks for a change, and approves it', async () => {
  const { id } = await write()
  const page = await browser.newPage(app, { as: writer, permissions: ['clipboard-read', 'clipboard-write'] })
  await page.goto(desk(id))
  await page.getByText('Not reviewed').waitFor()
  await page.getByRole('button', { name: 'Ask for a review' }).click()
  await page.getByRole('textbox', { name: 'Message' }).fill('For Friday, please.')
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await page.getByText('In review').waitFor()
  await page.getByRole('button', { name: 'Create link' }).click()
  const url = await page.getByRole('textbox', { name: 'The new link' }).inputValue()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expectToast(page, 'success', 'Link copied')

  const phone = await browser.newPage(app, { isPhone: true, width: 390 })
  await phone.goto(pathOf(url))
  await expectHeading(phone, 'A post by Harbour press')
  await phone.getByText('For Friday, please.').waitFor()
  await phone.getByText('Ships no longer wait at sea.').first().waitFor()
  await phone.getByRole('img', { name: 'The quay from above' }).waitFor()
  await expectAccessible(phone, 'a review by private link', { bothThemes: true })
  await phone.setViewportSize({ width: 390, height: 844 })

  await phone.getByLabel('About').selectOption({ label: 'Who pays for it?' })
  await phone.getByRole('textbox', { name: 'Your comment' }).fill('The source does not ask this.')
  await phone.getByRole('textbox', { name: 'Your name' }).fill('Nora Dale')
  await phone.getByRole('button', { name: 'Comment', exact: true }).click()
  await phone.getByText('The source does not ask this.').waitFor()
  await phone.getByRole('button', { name: 'Request changes' }).click()
  const dialog = phone.getByRole('dialog', { name: 'Request changes' })
  await dialog.getByText('As Nora Dale').waitFor()
  await dialog.getByRole('textbox', { name: 'What should change?' }).fill('Drop the question.')
  await dialog.getByRole('button', { name: 'Request changes' }).click()
  await expectToast(phone, 'success', 'Changes requested')

  // whoever decided once reads only the difference
  await page.reload()
  await page.getByText('Changes requested', { exact: true }).waitFor()
  await page.getByText('Drop the question.').waitFor()
  await page.getByRole('button', { name: 'Who pays for it?' }).waitFor()
  await expectAccessible(page, 'the review on the desk', { within: '[data-panel="review"]' })
  await edit(page, `${first}\n\n${second.replace(' Who pays for it?', '')}`)
  await page.getByText('The text has changed.').waitFor()

  const reviewer = counted(phone)
  await phone.reload()
  await phone.getByText('1,200 ships').first().waitFor()
  await reviewer.press('Approve')
  await reviewer.press('Approve', phone.getByRole('dialog', { name: 'Approve this post?' }))
  await expectToast(phone, 'success', 'Approved')
  expect(reviewer.count()).toBeLessThanOrEqual(3)

  await edit(page, `${first}\n\n${second.replace(' Who pays for it?', ' It cost 31 million euros.')}`)
  await phone.reload()
  await phone.getByRole('heading', { name: 'Changed since you approved' }).waitFor()
  await eventually(async () => (await phone.getByRole('insertion').allTextContents()).join('').trim()).toBe(
    'It cost 31 million euros.',
  )
  expect(await phone.getByRole('region', { name: 'LinkedIn preview' }).count()).toBe(0)
  await phone.getByRole('button', { name: 'Approve', exact: true }).click()
  await phone.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click()
  await phone.getByRole('region', { name: 'LinkedIn preview' }).waitFor()
  await page.reload()
  await page.getByText('Approved', { exact: true }).waitFor()
})

test('a change while someone reads is shown before they decide', async () => {
  const { id } = await write()
  const made = await writer.post(`/api/w/${slug}/posts/${id}/review-links`, { approves: true })
  const { url } = (await made.json()) as Answer<'createReviewLink'>
  const phone = await browser.newPage(app, { isPhone: true, width: 390, mayLog: 'Failed to load resource' })
  await phone.goto(pathOf(url))
  await phone.getByRole('button', { name: 'Approve', exact: true }).click()
  const dialog = phone.getByRole('dialog', { name: 'Approve this post?' })
  await dialog.getByRole('textbox', { name: 'Your name' }).fill('Nora Dale')
  await save(id, `${first}\n\nThe quay handles 1,300 ships a year.`)
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click()
  await expectToast(phone, 'error', 'The post has just changed')
  await phone.getByRole('heading', { name: 'Changed while you were reading' }).waitFor()
  await phone.getByRole('button', { name: 'Approve', exact: true }).click()
  await phone.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click()
  await expectToast(phone, 'success', 'Approved')
})

test('a link that was withdrawn says so, and one that only reads decides nothing', async () => {
  const { id } = await write()
  const links = `/api/w/${slug}/posts/${id}/review-links`
  const made = (await (await writer.post(links, {})).json()) as Answer<'createReviewLink'>
  const guest = await browser.newPage(app, { mayLog: 'Failed to load resource' })
  await guest.goto(pathOf(made.url))
  await expectHeading(guest, 'A post by Harbour press')
  expect(await guest.getByRole('button', { name: 'Approve', exact: true }).count()).toBe(0)
  await writer.delete(`${links}/${made.id}`)
  await guest.reload()
  await expectHeading(guest, 'This link no longer works')
  await expectAccessible(guest, 'a private link that is over', { only: 375 })
})

test('a person alone sees nothing of reviews, unless an address leads to what programs need', async () => {
  const person = await app.signIn()
  const page = await browser.newPage(app, { as: person })
  const address = `/generate?post=${(await makePost(person)).id}`
  await page.goto(address)
  await page.getByRole('tab', { name: 'Sources' }).waitFor()
  expect(await page.getByRole('tab', { name: 'Review', exact: true }).count()).toBe(0)
  await page.goto(`${address}&panel=review`)
  await page.getByText('Programs publish this post with an API key').waitFor()
  expect(await page.getByRole('button', { name: 'Ask for a review' }).count()).toBe(0)
})
