import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { formatZone } from '#client/lib/formatting'
import { InLanguage } from '#client/lib/in-language'
import { chooseLanguage, startLanguage } from '#client/lib/language'
import type { User } from '#client/queries/user'
import { expectToast } from '../../../../../tests/support/components/expect-toast.ts'
import { answerCalls, refuseWith } from '../../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { sampleUser } from '../../../../../tests/support/components/sample-user.ts'
import { ChangePassword } from './change-password.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { FirstPassword } from './first-password.tsx'
import { InterfaceLanguage } from './interface-language.tsx'
import { OwnAccount } from './own-account.tsx'
import { Plan } from './plan.tsx'
import { Profile } from './profile.tsx'
import { SessionList } from './session-list.tsx'
import { TimeZone } from './time-zone.tsx'

const user = sampleUser()
/** That says something: a place for messages is always there. */
const alert = page.getByRole('alert').filter({ hasText: /\S/ })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const config = { oidc: null, price: { cents: 800, currency: 'EUR' } }

beforeEach(() => vi.restoreAllMocks())

describe('the password', () => {
  const change = 'POST /api/user/password'
  const current = page.getByLabelText('Current password', { exact: true })
  const next = page.getByLabelText('New password', { exact: true })

  async function submit(): Promise<void> {
    await current.fill('the old passphrase')
    await next.fill('a longer passphrase')
    await page.getByRole('button', { name: 'Change password' }).click()
  }

  test('is changed, and its fields are empty again', async () => {
    const calls = answerCalls({ [change]: { message: 'Your other sessions were ended.' } })
    await renderInApp(<ChangePassword user={user} />)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expectToast('error', 'Error', 'Please fill in all fields')
    await expect.element(current).toHaveFocus()
    await submit()
    await expectToast('success', 'Password changed', 'Your other sessions were ended.')
    await expect.element(current).toHaveValue('')
    await expect.element(next).toHaveValue('')
    expect(calls.map(({ body }) => body)).toEqual([
      { currentPassword: 'the old passphrase', newPassword: 'a longer passphrase' },
    ])
  })

  test('a wrong one is told at the old password, and what was typed stays', async () => {
    answerCalls({ [change]: refuseWith(403, 'The current password is wrong.', 'wrong_password') })
    await renderInApp(<ChangePassword user={user} />)
    await submit()
    await expectToast('error', 'Password not changed', 'The current password is wrong.')
    await expect.element(current).toHaveAccessibleDescription('The current password is wrong.')
    await expect.element(next).toHaveValue('a longer passphrase')
  })

  test('one that is too common is told at the new password', async () => {
    answerCalls({ [change]: refuseWith(400, 'Too common.', 'invalid_input', 'passwordTooCommon') })
    await renderInApp(<ChangePassword user={user} />)
    await submit()
    await expect.element(next).toHaveAccessibleDescription(/Password is too common\. Choose another one\./)
    await expect.element(current).not.toHaveAccessibleDescription(/common/)
  })

  test('who has none gets a link by mail', async () => {
    let isRefused = true
    const calls = answerCalls({
      'POST /api/password/forgot': () =>
        isRefused ? refuseWith(429, 'Try again in a minute.', 'rate_limited') : { message: 'A link is on its way.' },
    })
    await renderInApp(<FirstPassword user={user} />)
    await page.getByRole('button', { name: 'Send me a link' }).click()
    await expectToast('error', 'Sending failed', 'Try again in a minute.')
    isRefused = false
    await page.getByRole('button', { name: 'Send me a link' }).click()
    await expectToast('success', 'Check your email', 'A link is on its way.')
    expect(calls.at(-1)?.body).toEqual({ email: 'ann@example.com' })
  })
})

describe('sessions', () => {
  const list = 'GET /api/user/sessions'
  const at = (day: number) => `2026-11-${day}T10:00:00.000Z`
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const here = { isCurrent: true, createdAt: at(10), lastSeenAt: at(20), userAgent: firefox }
  const elsewhere = { isCurrent: false, createdAt: at(11), lastSeenAt: at(19), userAgent: '' }
  const rows = page.getByRole('listitem')
  const end = page.getByRole('button', { name: 'Sign out everywhere' })

  test('are listed by browser, and all others are ended after a question', async () => {
    const calls = answerCalls({
      [list]: [here, elsewhere],
      'DELETE /api/user/sessions': { message: 'All other sessions were ended.' },
    })
    await renderInApp(<SessionList />)
    await expect.element(rows.nth(0)).toHaveTextContent('Firefox on WindowsThis browserLast used 20 November 2026')
    await expect.element(rows.nth(1)).toHaveTextContent('Unknown browserLast used 19 November 2026')
    await end.click()
    await expect.element(page.getByText('You stay signed in here.', { exact: false })).toBeVisible()
    await button('Cancel').click()
    await expect.element(rows.nth(1)).toBeVisible()
    expect(calls.map(({ method }) => method)).toEqual(['GET'])
    await end.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click()
    await expectToast('success', 'Signed out everywhere else', 'All other sessions were ended.')
    await expect.poll(() => rows.elements().length).toBe(1)
    await expect.element(page.getByText('No other active sessions.')).toBeVisible()
    await expect.element(end).not.toBeInTheDocument()
  })

  test('stay listed when they could not be ended', async () => {
    answerCalls({
      [list]: [here, elsewhere],
      'DELETE /api/user/sessions': refuseWith(503, 'The server is busy.', 'busy'),
    })
    await renderInApp(<SessionList />)
    await end.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click()
    await expectToast('error', 'Sign out failed', 'The server is busy.')
    await expect.poll(() => rows.elements().length).toBe(2)
  })

  test('that could not be loaded are loaded again on request', async () => {
    let isDown = true
    answerCalls({ [list]: () => (isDown ? refuseWith(503, 'The server is busy.', 'busy') : [here]) })
    await renderInApp(<SessionList />)
    await expect.element(alert).toHaveTextContent('Your sessions didn’t loadThe server is busy.')
    isDown = false
    await alert.getByRole('button').click()
    await expect.element(page.getByText('This browser')).toBeVisible()
  })
})

describe('deleting the account', () => {
  const remove = 'DELETE /api/user'
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  const confirm = dialog.getByRole('button', { name: 'Delete account' })
  const password = page.getByLabelText('Your password', { exact: true })

  test('says what goes, and asks for the password', async () => {
    const calls = answerCalls({ [remove]: refuseWith(403, 'The password is wrong.', 'wrong_password') })
    await renderInApp(<DeleteAccount user={sampleUser({ linkedinAccounts: 1 })} />)
    await page.getByRole('button', { name: 'Delete account' }).click()
    await expect.poll(() => dialog.getByRole('listitem').elements().length).toBe(4)
    await expect.element(dialog.getByText('Scheduled posts won’t go out.', { exact: false })).toBeVisible()
    await confirm.click()
    await expect.element(password).toHaveAccessibleDescription('Please enter your password.')
    expect(calls).toEqual([])
    await password.fill('a guess')
    await userEvent.keyboard('{Enter}')
    await expect.element(password).toHaveAccessibleDescription('The password is wrong.')
    await expect.element(password).toHaveValue('a guess')
    expect(calls.map(({ body }) => body)).toEqual([{ password: 'a guess' }])
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test('asks no password of who has none, and speaks of LinkedIn only where something is connected', async () => {
    answerCalls({ [remove]: refuseWith(403, 'Sign in again first.', 'sign_in_again') })
    await renderInApp(<DeleteAccount user={sampleUser({ hasPassword: false })} />)
    await page.getByRole('button', { name: 'Delete account' }).click()
    await expect.element(password).not.toBeInTheDocument()
    await expect.element(dialog).not.toHaveTextContent('LinkedIn')
    await confirm.click()
    await expectToast('error', 'Account not deleted', 'Sign in again first.')
    await expect.element(dialog).toBeVisible()
  })
})

describe('the plan', () => {
  test('of a trial counts the month and leads to Pro at the price of this installation', async () => {
    const trial = sampleUser({ trialEndsAt: '2099-01-01T12:00:00.000Z', postsThisMonth: 2 })
    await renderInApp(<Plan user={trial} />, { config })
    await expect.element(page.getByText(/^Your trial ends on 1 January 2099 \([\d,]+ days left\)\.$/)).toBeVisible()
    await expect.element(page.getByRole('meter', { name: 'Posts this month' })).toHaveAttribute('aria-valuenow', '2')
    await expect.element(page.getByRole('link', { name: 'Upgrade for €8/month' })).toHaveAttribute('href', '/subscribe')
  })

  test('of an ended trial says that everything stays readable', async () => {
    const blocked = { ...user.capabilities, generationBlockedBy: 'trial_ended' as const }
    await renderInApp(<Plan user={sampleUser({ trialEndsAt: '2026-11-01T12:00:00.000Z', capabilities: blocked })} />, {
      config,
    })
    await expect.element(page.getByText(/^Your trial ended on 1 November 2026\./)).toBeVisible()
  })

  test('of who pays names what it brings, and offers nothing more', async () => {
    await renderInApp(
      <Plan user={sampleUser({ role: 'user', subscriptionStatus: 'active', maxPostsPerMonth: 1000 })} />,
      {
        config,
      },
    )
    await expect.element(page.getByText('1,000 posts per month, all AI models and web search.')).toBeVisible()
    await expect.element(page.getByText('Pro Plan')).toBeVisible()
    await expect.element(page.getByRole('link')).not.toBeInTheDocument()
  })

  test('of an administrator has no limit and sells nothing', async () => {
    await renderInApp(<Plan user={sampleUser({ role: 'admin', maxPostsPerMonth: null, postsThisMonth: 12 })} />, {
      config,
    })
    await expect.element(page.getByText('12 posts this month. No monthly limit.')).toBeVisible()
    await expect.element(page.getByRole('link')).not.toBeInTheDocument()
  })

  test('where there are no plans only the posts are counted', async () => {
    const capabilities = { ...user.capabilities, plans: false }
    await renderInApp(<Plan user={sampleUser({ capabilities, maxPostsPerMonth: null, postsThisMonth: 3 })} />, {
      config,
    })
    await expect.element(page.getByRole('heading', { name: 'Posts', exact: true })).toBeVisible()
    await expect.element(page.getByText('3 posts this month.', { exact: true })).toBeVisible()
    await expect.element(page.getByText('Trial')).not.toBeInTheDocument()
  })
})

describe('what is changed in the profile', () => {
  const update = 'PATCH /api/user'
  /** Answers with the person as changed. */
  const updated = ({ body }: { body: unknown }) => ({ ...user, ...(body as Partial<User>) })

  test('a time zone is saved on request only; this device’s is one press away', async () => {
    const calls = answerCalls({ [update]: updated })
    await renderInApp(<TimeZone user={sampleUser({ timeZone: 'America/New_York' })} />)
    const zone = page.getByRole('combobox', { name: 'Time zone' })
    await expect.element(zone).toHaveValue(formatZone('America/New_York', Date.now()))
    await zone.fill('Tokyo (GMT+9)')
    expect(calls).toEqual([])
    await button('Use this device’s: Paris').click()
    await expect.element(zone).toHaveValue(formatZone('Europe/Paris', Date.now()))
    await expect.element(button('Use this device’s: Paris')).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Save time zone' }).click()
    await expectToast('success', 'Time zone saved', 'Times and months now follow Paris.')
    expect(calls.map(({ body }) => body)).toEqual([{ timeZone: 'Europe/Paris' }])
  })

  test('a time zone that could not be saved stays chosen', async () => {
    answerCalls({ [update]: refuseWith(503, 'The server is busy.', 'busy') })
    await renderInApp(<TimeZone user={user} />)
    await page.getByRole('combobox', { name: 'Time zone' }).fill('Tokyo (GMT+9)')
    await page.getByRole('button', { name: 'Save time zone' }).click()
    await expectToast('error', 'Save failed', 'The server is busy.')
    await expect.element(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Tokyo (GMT+9)')
  })

  test('the language changes at once, and its select keeps the focus', async () => {
    const calls = answerCalls({ [update]: updated })
    await startLanguage(async (language) => (language === 'de' ? (await import('#client/german')).german : null))
    onTestFinished(() => chooseLanguage(null))
    await renderInApp(
      <InLanguage>
        <InterfaceLanguage user={user} />
      </InLanguage>,
    )
    const language = page.getByRole('combobox')
    await expect.element(language).toHaveDisplayValue('Browser’s language')
    await language.selectOptions('Deutsch')
    await expect.element(page.getByRole('heading', { name: 'Sprache' })).toBeVisible()
    await expect.element(language).toHaveFocus()
    expect(document.documentElement.lang).toBe('de')
    expect(calls.map(({ body }) => body)).toEqual([{ interfaceLanguage: 'de' }])
  })

  test('a language that could not be saved is not taken', async () => {
    answerCalls({ [update]: refuseWith(503, 'The server is busy.', 'busy') })
    await renderInApp(<InterfaceLanguage user={user} />)
    await page.getByRole('combobox', { name: 'Interface language' }).selectOptions('Deutsch')
    await expectToast('error', 'Save failed', 'The server is busy.')
    await expect.element(page.getByRole('combobox')).toHaveDisplayValue('Browser’s language')
    expect(document.documentElement.lang).not.toBe('de')
  })

  test('a portrait is taken away; the name is shown as it is given', async () => {
    const calls = answerCalls({ [update]: updated })
    await renderInApp(<Profile user={sampleUser({ profileImageUrl: '/favicon.ico', firstName: '', lastName: '' })} />)
    await expect.element(page.getByText('Not given')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Change portrait' })).toBeVisible()
    await button('Remove').click()
    await expect.poll(() => calls.map(({ body }) => body)).toEqual([{ profileImageUrl: null }])
  })

  test('a file that is no picture is refused as a portrait, and can be chosen again', async () => {
    answerCalls({ 'POST /api/media': refuseWith(415, 'This is no picture.', 'unsupported_type') })
    await renderInApp(<Profile user={user} />)
    const input = page.getByLabelText('Picture file')
    await userEvent.upload(input, new File(['no picture'], 'notes.png', { type: 'image/png' }))
    await expectToast('error', 'Portrait not saved', 'This is no picture.')
    await expect.element(page.getByRole('button', { name: 'Choose a portrait' })).toBeEnabled()
    expect((input.element() as HTMLInputElement).value).toBe('')
  })
})

test('where the identity provider is the only way in, there is no password to change and no link to take back', async () => {
  answerCalls({
    'GET /api/user/sessions': [],
    'GET /api/user/identity': { label: 'Harbour ID', linked: null, offered: null },
  })
  const provider = { ...config, oidc: { label: 'Harbour ID', isOnlyWay: true } }
  await renderInApp(<OwnAccount user={user} subscription={<p>The subscription</p>} teams={null} tools={null} />, {
    config: provider,
  })
  await expect.element(page.getByText('Your account is not linked with Harbour ID.')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Password', exact: true })).not.toBeInTheDocument()
  const headings = page.getByRole('heading', { level: 2 })
  await expect
    .poll(() => headings.elements().map(({ textContent }) => textContent))
    .toEqual([
      'Profile',
      'Plan',
      'Language',
      'Appearance',
      'Time zone',
      'Sign in with Harbour ID',
      'Two-step sign-in',
      'Sessions',
      'Your data',
      'Delete account',
    ])
  await expect.element(page.getByRole('link', { name: 'Export my data' })).toHaveAttribute('href', '/api/user/export')
})
