import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { User } from '#client/queries/user'
import { renderInApp } from '../../../../tests/support/components/render-in-app.tsx'
import { sampleUser } from '../../../../tests/support/components/sample-user.ts'
import { coverWindow } from '../../../../tests/support/on-screen-keyboard.ts'
import { AppFrame } from './app-frame.tsx'

const config = { price: { cents: 800, currency: 'EUR' } }
const link = (name: string) => page.getByRole('link', { name, exact: true })
const main = page.getByRole('main')

async function open(user: User, path = '/', onPage: ReactNode = null, unseen = 0): Promise<void> {
  history.replaceState(null, '', path)
  await renderInApp(
    <AppFrame user={user} bell={null} switcher={null} signOut={() => null}>
      <button type="button">On the page</button>
      {onPage}
    </AppFrame>,
    { config, notices: { unseen, peopleWaiting: 2, notices: [] } },
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

test.each([
  ['/figures', 'What works'],
  ['/inbox', 'Worth a post'],
])('%s is marked as %s', async (path, name) => {
  await open(sampleUser(), path)
  await expect.element(link(name)).toHaveAttribute('aria-current', 'page')
})

test('an ended trial is called ended', async () => {
  const { capabilities } = sampleUser()
  const ended = { ...capabilities, generationBlockedBy: 'trial_ended' as const }
  await open(sampleUser({ trialEndsAt: '2026-11-01T12:00:00.000Z', capabilities: ended }))
  await expect.element(page.getByText('Your trial has ended')).toBeVisible()
})

test('who needs no plan is offered none, and who gave no name is a user', async () => {
  await open(sampleUser({ role: 'admin', maxPostsPerMonth: null, firstName: '', lastName: '' }))
  await expect.element(link('Admin')).toHaveAttribute('aria-description', '2 people are waiting for approval')
  await expect.element(page.getByText('User', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Upgrade to Pro')).not.toBeInTheDocument()
  await expect.element(page.getByRole('meter')).not.toBeInTheDocument()
})

test('before approval only the dashboard can be gone to, and nothing is sold', async () => {
  await open(sampleUser({ isApproved: false }))
  await expect.element(link('Generate Post')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(link('Generate Post')).not.toHaveAttribute('href')
  await expect.element(link('Dashboard')).toHaveAttribute('href', '/')
  await expect.element(page.getByText('Upgrade to Pro')).not.toBeInTheDocument()
})

test('the first stop of the keyboard skips the navigation', async () => {
  await open(sampleUser())
  const skip = link('Skip to content')
  expect(document.querySelector('a[href], button')).toBe(skip.element())
  await expect.element(skip).toHaveAttribute('href', '#main')
  await expect.element(main).toHaveAttribute('id', 'main')
})

test('beside the editor the keyboard goes through its foot from top to bottom', async () => {
  history.replaceState(null, '', '/visual-editor')
  const parts = { bell: <button type="button">Notifications</button>, switcher: null }
  await renderInApp(
    <AppFrame
      user={sampleUser()}
      {...parts}
      signOut={(className) => (
        <button type="button" className={className}>
          Sign Out
        </button>
      )}
    >
      {null}
    </AppFrame>,
    { config, notices: { unseen: 0, peopleWaiting: 0, notices: [] } },
  )
  await page.viewport(1280, 800)
  const topOf = (name: string) => page.getByRole('button', { name }).element().getBoundingClientRect().top
  expect(topOf('Notifications')).toBeLessThan(topOf('Sign Out'))
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

  test('the menu’s button says how many notifications are new', async () => {
    await open(sampleUser(), '/', null, 3)
    await page.getByRole('button', { name: 'Open menu, 3 new' }).click()
    await expect.element(page.getByRole('button', { name: 'Close menu', exact: true })).toBeVisible()
  })

  describe('the bar at the bottom', () => {
    const shortcuts = page.getByRole('navigation', { name: 'Shortcuts' })

    afterEach(() => coverWindow(0))

    test('leads to the pages in most use, and marks the one that is open', async () => {
      await open(sampleUser(), '/history')
      await expect.element(shortcuts).toBeVisible()
      const links = shortcuts.getByRole('link')
      expect(links.elements().map((each) => [each.textContent, each.getAttribute('href')])).toEqual([
        ['Home', '/'],
        ['New post', '/generate'],
        ['Posts', '/history'],
        ['Settings', '/settings'],
      ])
      await expect.element(link('Posts')).toHaveAttribute('aria-current', 'page')
      await link('New post').click()
      await expect.element(link('New post')).toHaveAttribute('aria-current', 'page')
      expect(location.pathname).toBe('/generate')
      for (const each of links.elements()) expect(each.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    })

    test('gives way to the keyboard, and comes back', async () => {
      await open(sampleUser())
      await expect.element(shortcuts).toBeVisible()
      coverWindow(336)
      await expect.element(shortcuts).not.toBeInTheDocument()
      coverWindow(0)
      await expect.element(shortcuts).toBeVisible()
    })

    test('stays when only the bars of the browser make the window lower', async () => {
      await open(sampleUser())
      await expect.element(shortcuts).toBeVisible()
      coverWindow(90)
      await expect.element(shortcuts).toBeVisible()
    })

    test('gives way to a bar of the page, and cannot be reached below the open menu', async () => {
      await open(sampleUser(), '/', <div data-part="bottom-bar" />)
      await expect.poll(() => document.querySelector('nav[aria-label="Shortcuts"]')).not.toBeNull()
      await expect.element(shortcuts).not.toBeInTheDocument()
      await menu.click()
      expect(document.querySelector('nav[aria-label="Shortcuts"]')).toHaveAttribute('inert')
    })

    test.each([
      ['in the editor', sampleUser(), '/visual-editor', 390],
      ['before approval', sampleUser({ isApproved: false }), '/', 390],
      ['on wide screens', sampleUser(), '/', 1280],
    ])('is not there %s', async (_, user, path, width) => {
      await page.viewport(width, 844)
      await open(user, path)
      await expect.element(onPage).toBeVisible()
      await expect.element(shortcuts).not.toBeInTheDocument()
    })
  })
})
