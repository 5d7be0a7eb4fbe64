import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { User } from '#client/queries/user'
import { renderInApp } from '../../../../tests/support/components/render-in-app.tsx'
import { sampleUser } from '../../../../tests/support/components/sample-user.ts'
import { AppFrame } from './app-frame.tsx'

const config = { price: { cents: 800, currency: 'EUR' } }
const link = (name: string) => page.getByRole('link', { name, exact: true })
const main = page.getByRole('main')

async function open(user: User, path = '/'): Promise<void> {
  history.replaceState(null, '', path)
  await renderInApp(
    <AppFrame user={user} bell={null} signOut={() => null}>
      <button type="button">On the page</button>
    </AppFrame>,
    { config },
  )
}

test('a trial sees where it is, what is left of it and of the month, and the price of more', async () => {
  await open(sampleUser({ trialEndsAt: '2099-01-01T12:00:00.000Z', postsThisMonth: 2 }), '/history')
  await expect.element(link('Post History')).toHaveAttribute('aria-current', 'page')
  await expect.element(link('Dashboard')).not.toHaveAttribute('aria-current')
  await expect.element(page.getByText(/^Trial: [\d,]+ days left$/)).toBeVisible()
  await expect.element(link('8 euro/month')).toHaveAttribute('href', '/subscribe')
  await expect.element(page.getByRole('meter', { name: 'Posts this month' })).toHaveAttribute('aria-valuenow', '2')
  await expect.element(page.getByText('Ann Quay')).toBeVisible()
  await expect.element(page.getByText('Trial', { exact: true })).toBeVisible()
})

test('an ended trial is called ended', async () => {
  const { capabilities } = sampleUser()
  const ended = { ...capabilities, generationBlockedBy: 'trial_ended' as const }
  await open(sampleUser({ trialEndsAt: '2026-11-01T12:00:00.000Z', capabilities: ended }))
  await expect.element(page.getByText('Your trial has ended')).toBeVisible()
})

test('who needs no plan is offered none, and who gave no name is a user', async () => {
  await open(sampleUser({ role: 'admin', maxPostsPerMonth: null, firstName: '', lastName: '' }))
  await expect.element(link('Admin')).toBeVisible()
  await expect.element(page.getByText('User', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Upgrade to Pro')).not.toBeInTheDocument()
  await expect.element(page.getByRole('meter')).not.toBeInTheDocument()
})

test('before approval only the dashboard can be gone to', async () => {
  await open(sampleUser({ isApproved: false }))
  await expect.element(link('Generate Post')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(link('Generate Post')).not.toHaveAttribute('href')
  await expect.element(link('Dashboard')).toHaveAttribute('href', '/')
})

test('the first stop of the keyboard skips the navigation', async () => {
  await open(sampleUser())
  const skip = link('Skip to content')
  expect(document.querySelector('a[href], button')).toBe(skip.element())
  await expect.element(skip).toHaveAttribute('href', '#main')
  await expect.element(main).toHaveAttribute('id', 'main')
})

test('beside the editor the navigation is icons, which still have their names', async () => {
  await open(sampleUser(), '/visual-editor')
  await expect.element(link('Post History')).toBeVisible()
  const width = (element: Element) => element.getBoundingClientRect().width
  expect(width(page.getByRole('complementary').element())).toBeLessThan(100)
})

describe('on a phone', () => {
  const menu = page.getByRole('button', { name: /^(Open|Close) menu$/ })
  const history = link('Post History')
  const onPage = page.getByText('On the page')

  beforeEach(() => page.viewport(390, 844))
  afterEach(() => page.viewport(1280, 800))

  test('the menu opens over the page, and Escape gives the focus back to its button', async () => {
    await open(sampleUser())
    await expect.element(history).not.toBeInTheDocument()
    await menu.click()
    await expect.element(history).toBeVisible()
    await expect.element(menu).toHaveAttribute('aria-expanded', 'true')
    expect(onPage.element().closest('[inert]')).not.toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect.element(menu).toHaveAttribute('aria-expanded', 'false')
    await expect.element(menu).toHaveFocus()
    expect(onPage.element().closest('[inert]')).toBeNull()
  })

  test('it closes when one goes somewhere, also to where one is', async () => {
    await open(sampleUser())
    await menu.click()
    await history.click()
    await expect.element(menu).toHaveAccessibleName('Open menu')
    expect(location.pathname).toBe('/history')
    await menu.click()
    await history.click()
    await expect.element(menu).toHaveAccessibleName('Open menu')
  })

  test('it closes when the window grows wide enough to need none', async () => {
    await open(sampleUser())
    await menu.click()
    await page.viewport(1280, 800)
    await expect.poll(() => onPage.element().closest('[inert]')).toBeNull()
    await expect.element(history).toBeVisible()
  })
})
