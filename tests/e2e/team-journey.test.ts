import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer } from '#shared/contract/contract'
import { launchBrowser } from '../support/browser.ts'
import { type LinkedinApp, startLinkedinApp } from '../support/linkedin-app.ts'
import { type NewsSite, startNewsSite } from '../support/news-site.ts'
import { eventually, expectHeading, expectToast } from '../support/page-steps.ts'
import { pass, signInAuthor } from '../support/publishing-app.ts'
import { runCommand } from '../support/run-command.ts'
import { foundTeam, joinTeam } from '../support/team-people.ts'
import { canvasData } from '../support/visuals.ts'

/**
 * A team's post from the page it begins with to its signed record: written by one, approved by a guest on a phone,
 * moved by a manager, published under the account of a fourth.
 */

const browser = launchBrowser()
const hour = 60 * 60_000
let world: LinkedinApp
let news: NewsSite

beforeAll(async () => {
  news = await startNewsSite()
  const environment = { ...news.environment, TEAMS: 'everybody', PUBLIC_SITE: 'off' }
  world = await startLinkedinApp({ withJobs: true, environment })
})

afterAll(async () => {
  await world.close()
  await news.close()
})

const wallTime = (moment: number) => new Date(moment).toISOString().slice(0, 16)

/** On the other server of the tests, whatever its public address is. */
const pathOf = (url: string) => new URL(url).pathname + new URL(url).hash

async function saveText(page: Page, change: (text: string) => string): Promise<void> {
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const field = page.getByRole('textbox', { name: 'Post text' })
  await field.fill(change(await field.inputValue()))
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'success', 'Post Saved')
  await page.getByRole('button', { name: 'Edit', exact: true }).waitFor() // the message may be an earlier save's
}

test('from a page to a post that goes out once, approved by a guest on a phone, with a record that verifies', async () => {
  const { app, fake } = world
  const team = await foundTeam(app)
  const { owner, slug } = team
  expect((await owner.patch(`/api/workspaces/${slug}`, { review: 'required' })).status).toBe(200)
  const writer = await joinTeam(app, team, 'writer')
  const manager = await joinTeam(app, team, 'manager')
  const lender = await signInAuthor(world)
  await joinTeam(app, team, 'writer', lender.person)
  const lending = `/api/linkedin/accounts/${lender.accountId}/lending/${slug}`
  expect((await lender.person.send('PUT', lending, { lent: 'free' })).status).toBe(204)
  for (const person of [writer, manager]) await person.patch('/api/user', { timeZone: 'UTC' })

  // written from a page, with a carousel
  const desk = await browser.newPage(app, { as: writer })
  await desk.goto(`/w/${slug}/generate`)
  await desk.getByRole('textbox', { name: 'Article URL' }).fill(news.articleUrl)
  await desk.getByRole('button', { name: 'Generate', exact: true, disabled: false }).click()
  await desk.getByRole('button', { name: 'Publish', exact: true }).waitFor()
  const [post] = (await (await writer.get(`/api/w/${slug}/posts`)).json()) as { id: string }[]
  if (!post) throw new Error('No post was stored.')
  const { layers, settings } = canvasData()
  const carousel = { layers, settings, pages: [{ layers, settings }] }
  const made = await writer.post(`/api/w/${slug}/visuals`, { name: 'Trees', postId: post.id, canvasData: carousel })
  expect(made.status).toBe(201)

  // planned under the lent account, and sent to someone without an account
  await desk.goto(`/w/${slug}/generate?post=${post.id}&panel=review`)
  const at = wallTime(Math.ceil(app.clock.now / hour) * hour + 24 * hour)
  await desk.getByRole('button', { name: 'Publish', exact: true }).click()
  const plan = desk.getByRole('dialog', { name: 'Publish on LinkedIn' })
  await plan.getByRole('radio', { name: 'At a time' }).check()
  await plan.getByLabel('Time zone').fill('UTC')
  await plan.getByLabel('Date and time').fill(at)
  await plan.getByRole('button', { name: 'Schedule' }).click()
  await plan.getByText('It goes out only once it is approved.').waitFor()
  await desk.keyboard.press('Escape')
  await desk.getByRole('button', { name: 'Ask for a review' }).first().click()
  await desk.getByRole('button', { name: 'Ask', exact: true }).click()
  await desk.getByText('In review').waitFor()
  await desk.getByRole('button', { name: 'Create link' }).click()
  const link = await desk.getByRole('textbox', { name: 'The new link' }).inputValue()

  // a comment on a sentence, and a change
  const phone = await browser.newPage(app, { isPhone: true, width: 390 })
  await phone.goto(pathOf(link))
  await expectHeading(phone, 'A post by Harbour press')
  await phone.getByLabel('About').selectOption({ index: 1 })
  await phone.getByRole('textbox', { name: 'Your comment' }).fill('Say how many trees.')
  await phone.getByRole('textbox', { name: 'Your name' }).fill('Nora Dale')
  await phone.getByRole('button', { name: 'Comment', exact: true }).click()
  await phone.getByText('Say how many trees.').waitFor()
  await phone.getByRole('button', { name: 'Request changes' }).click()
  const asking = phone.getByRole('dialog', { name: 'Request changes' })
  await asking.getByRole('textbox', { name: 'What should change?' }).fill('The number is missing.')
  await asking.getByRole('button', { name: 'Request changes' }).click()
  await expectToast(phone, 'success', 'Changes requested')

  // approved once, so that the next time only the difference is left to read
  await saveText(desk, (text) => `${text}\n\nTwelve thousand trees.`)
  await phone.reload()
  await phone.getByText('Twelve thousand trees.').first().waitFor()
  const approve = async () => {
    await phone.getByRole('button', { name: 'Approve', exact: true }).click()
    await phone.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click()
    await phone.getByRole('region', { name: 'LinkedIn preview' }).waitFor()
  }
  await approve()
  await saveText(desk, (text) => `${text} By 2030.`)
  await phone.reload()
  await phone.getByRole('heading', { name: 'Changed since you approved' }).waitFor()
  expect((await phone.getByRole('insertion').allTextContents()).join('').trim()).toBe('By 2030.')
  expect(await phone.getByRole('region', { name: 'LinkedIn preview' }).count()).toBe(0)
  await approve()

  // an hour later than planned, without asking again
  const later = wallTime(Date.parse(`${at}Z`) + hour)
  const managing = await browser.newPage(app, { as: manager })
  await managing.goto(`/w/${slug}/history?show=scheduled`)
  await managing.getByRole('button', { name: 'LinkedIn', exact: true }).click()
  await managing.getByRole('button', { name: 'Change time' }).first().click()
  await managing.getByLabel('Date and time').fill(later)
  await managing.getByRole('button', { name: 'Change time' }).last().click()
  await expectToast(managing, 'success', 'Time changed')
  expect(await managing.getByText('It was approved for another time or account. Ask again.').count()).toBe(0)

  const states = async () => {
    const listed = await (await writer.get(`/api/w/${slug}/posts/${post.id}/publications`)).json()
    return (listed as Answer<'listPostPublications'>).map(({ state }) => state)
  }
  pass(world, Date.parse(`${later}Z`) - app.clock.now - 60_000)
  await eventually(states).toEqual(['scheduled'])
  pass(world, 2 * 60_000)
  await eventually(states).toEqual(['published'])
  expect(fake.feed.posts.map(({ author, text }) => [author, text.endsWith('Twelve thousand trees. By 2030.')])).toEqual(
    [[lender.urn, true]],
  )

  // the record verifies without a database
  const folder = mkdtempSync(join(tmpdir(), 'record-'))
  try {
    const record = await writer.get(`/api/w/${slug}/posts/${post.id}/sign-off`)
    const file = join(folder, 'sign-off.json')
    const text = await record.text()
    writeFileSync(file, text)
    expect(text).toContain('Nora Dale')
    expect((await runCommand('verify', [file], {})).code).toBe(0)
    writeFileSync(file, text.replace('Nora Dale', 'Nora Dane'))
    expect((await runCommand('verify', [file], {})).code).toBe(1)
  } finally {
    rmSync(folder, { recursive: true })
  }

  // whoever was removed sees none of it
  expect((await owner.delete(`/api/workspaces/${slug}/members/${writer.id}`)).status).toBe(204)
  for (const path of ['posts', `posts/${post.id}`, `posts/${post.id}/review`, `posts/${post.id}/sign-off`]) {
    expect((await writer.get(`/api/w/${slug}/${path}`)).status, path).toBe(404)
  }
  const removed = await browser.newPage(app, { as: writer, mayLog: 'Failed to load resource' })
  await removed.goto(`/w/${slug}/generate?post=${post.id}`)
  await removed.getByRole('heading', { level: 1 }).waitFor()
  expect(await removed.getByText('Twelve thousand trees.').count()).toBe(0)
  await removed.goto('/history')
  await removed.getByRole('heading', { name: 'Post History', level: 1 }).waitFor()
  expect(await removed.getByText('Twelve thousand trees.').count()).toBe(0)
})
