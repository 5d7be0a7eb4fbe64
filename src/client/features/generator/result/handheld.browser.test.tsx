import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emptyBrandKit } from '#shared/rules/brand'
import { modelFacts } from '#shared/rules/models'
import { answerCalls } from '../../../../../tests/support/components/fake-api.ts'
import { keepOnDemand } from '../../../../../tests/support/components/keep-on-demand.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { sampleAccount } from '../../../../../tests/support/components/sample-linkedin.ts'
import { samplePost, samplePostDetail } from '../../../../../tests/support/components/sample-posts.ts'
import { sampleUser } from '../../../../../tests/support/components/sample-user.ts'
import { coverWindow } from '../../../../../tests/support/on-screen-keyboard.ts'
import { FinishedPost } from './finished-post.tsx'

keepOnDemand()

/** A post's page on a phone, held upright unless a test turns it. */

const keyboardHeight = 336
const bar = page.getByRole('group', { name: 'What to do with the post' })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const field = page.getByRole('textbox', { name: 'Post text' })
const refinements = page.getByRole('region', { name: 'Refine' })
const firstLine = page.getByText('Traffic in the harbour rose', { exact: false }).first()

async function open({ isConnected = false, detail = samplePostDetail() } = {}): Promise<void> {
  answerCalls({
    'GET /api/posts/a': detail,
    'POST /api/posts/a/working-copy/discard': samplePostDetail(),
    'PUT /api/posts/a/working-copy': { savedAt: '2026-11-20T12:00:02.000Z', keptOther: false, version: 1 },
    'GET /api/user/brand': emptyBrandKit,
    'GET /api/visuals': [],
    'GET /api/media': { items: [] },
    'GET /api/posts/a/publications': [],
  })
  const user = sampleUser({ linkedinAccounts: isConnected ? 1 : 0 })
  const config = { models: [{ id: 'gpt-4o', ...modelFacts['gpt-4o'], isConfigured: true }], features: {} }
  const post = <FinishedPost post={samplePost()} isNew={false} user={user} failure={null} onSaved={() => {}} />
  await renderInApp(post, { user, config, linkedinAccounts: [sampleAccount()] })
  await expect.element(bar).toBeVisible()
}

beforeEach(async () => {
  sessionStorage.clear()
  await page.viewport(390, 844)
})
afterEach(async () => {
  coverWindow(0)
  await page.viewport(1280, 800)
})

test('the text comes before its source, which is one line, and nothing is wider than the window', async () => {
  await open()
  const source = page.getByText('From', { exact: false }).first()
  const isBefore = (a: Element, b: Element) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  expect(isBefore(firstLine.element(), source.element())).toBe(true)
  expect(
    page.getByRole('link', { name: 'The Quay' }).element().closest('p')?.getBoundingClientRect().height,
  ).toBeLessThan(60)
  const tooWide = () => [...document.querySelectorAll('*')].filter((each) => each.getBoundingClientRect().right > 390.5)
  await expect.poll(() => tooWide().map(({ outerHTML }) => outerHTML.slice(0, 80))).toEqual([])
})

test.each([
  ['upright', 390, 844],
  ['small', 360, 740],
  ['on its side', 844, 390],
])('the bar at the bottom has the four actions, whole and large enough for a thumb: %s', async (_, width, height) => {
  await page.viewport(width, height)
  await open()
  const actions = bar.getByRole('button').or(bar.getByRole('link'))
  expect(actions.elements().map((each) => each.textContent)).toEqual(['Edit', 'Refine', 'Visual', 'Share on LinkedIn'])
  for (const each of actions.elements()) {
    const box = each.getBoundingClientRect()
    expect([box.height >= 44, box.width >= 44, box.left >= 0, box.right <= width, box.bottom <= height]).toEqual([
      true,
      true,
      true,
      true,
      true,
    ])
  }
})

test('while the keyboard is open the bar is gone, and the edited text ends with its buttons', async () => {
  await open()
  await button('Edit').click()
  await expect.element(field).toHaveFocus()
  await expect.element(bar.getByRole('button', { name: 'Save Changes' })).toBeVisible()
  coverWindow(keyboardHeight)
  await expect.element(bar).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Save Changes' })).toBeVisible()
  coverWindow(0)
  await expect.element(bar.getByRole('button', { name: 'Save Changes' })).toBeVisible()
  await bar.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(bar.getByRole('button', { name: 'Edit' })).toHaveFocus()
})

test('Refine opens what a model can do above the bar, above the keyboard too, and Escape leads back', async () => {
  await open()
  const refine = button('Refine')
  await refine.click()
  await expect.element(refine).toHaveAttribute('aria-expanded', 'true')
  await expect.element(refinements.getByRole('button', { name: 'Shorter' })).toBeVisible()
  await refinements.getByRole('textbox', { name: 'What should change?' }).click()
  coverWindow(keyboardHeight)
  await expect
    .poll(() => Math.round(refinements.element().parentElement?.getBoundingClientRect().bottom ?? 0))
    .toBe(844 - keyboardHeight)
  coverWindow(0)
  await userEvent.keyboard('{Escape}')
  await expect.element(refinements).not.toBeInTheDocument()
  await expect.element(refine).toHaveFocus()
})

test.each([true, false])('Share… stands next to Copy where there is a share sheet: %s', async (hasSheet) => {
  if (hasSheet) Object.defineProperty(navigator, 'share', { configurable: true, value: async () => {} })
  await open()
  Reflect.deleteProperty(navigator, 'share')
  await expect.element(button('Copy')).toBeVisible()
  expect(button('Share…').elements()).toHaveLength(hasSheet ? 1 : 0)
})

test('after Share… a poll is to be added by hand, and nothing is wider than the window', async () => {
  Object.defineProperty(navigator, 'share', { configurable: true, value: async () => {} })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
  const options = ['The northern quay, with its rails', 'S'.repeat(30), 'East', 'West']
  const poll = {
    question: 'Which quay should be built next? '.repeat(4).trim(),
    options,
    days: 14 as const,
    version: 1,
  }
  await open({ detail: samplePostDetail({ poll }) })
  await button('Share…').click()
  await expect.element(page.getByText('Add the poll on LinkedIn.')).toBeVisible()
  const copies = page.getByRole('button', { name: /^Copy (the question|option \d)$/ }).elements()
  expect(copies).toHaveLength(5)
  for (const each of copies) expect(each.getBoundingClientRect().right).toBeLessThanOrEqual(390)
  await expect.element(page.getByText('Did you post it?')).not.toBeInTheDocument()
})

test('what is chosen for publishing outlives the keyboard, and a window that grows beyond a phone’s', async () => {
  await open({ isConnected: true })
  await bar.getByRole('button', { name: 'Publish', exact: true }).click()
  const atATime = page.getByRole('dialog').getByRole('radio', { name: 'At a time' })
  await atATime.click()
  const time = page.getByRole('dialog').getByLabelText('Date and time')
  await time.fill('2098-12-01T10:30')
  coverWindow(keyboardHeight)
  await expect.element(bar).not.toBeInTheDocument()
  await expect.element(time).toHaveValue('2098-12-01T10:30')
  coverWindow(0)
  await page.viewport(1280, 800)
  await expect.element(button('Copy')).toBeVisible()
  await expect.element(bar).not.toBeInTheDocument()
  await expect.element(time).toHaveValue('2098-12-01T10:30')
})
