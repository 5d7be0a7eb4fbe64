import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useLeaveGuard } from '#client/lib/leave-guard'
import { toast } from '#client/ui/toast'
import { expectToast } from '../../../../tests/support/components/expect-toast.ts'
import { answerCalls, refuseWith } from '../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../tests/support/components/render-in-app.tsx'
import { sampleUser } from '../../../../tests/support/components/sample-user.ts'
import { ActivationRequired } from './activation-required.tsx'
import { SetupPanel } from './setup-panel.tsx'
import { RegisterForm } from './sign-in/register-form.tsx'
import { SignOutButton } from './sign-out-button.tsx'

const button = (name: string) => page.getByRole('button', { name })
const heading = (name: string) => page.getByRole('heading', { name })

/** Something unsaved. */
function Guarded() {
  useLeaveGuard(true, async () => true)
  return null
}

beforeEach(() => history.replaceState(null, '', location.pathname))

describe('the first administrator', () => {
  const email = page.getByRole('textbox', { name: 'Email' })
  const password = page.getByLabelText('Password', { exact: true })
  const setup = 'POST /api/setup'

  async function open(token: string, answers: Parameters<typeof answerCalls>[0] = {}) {
    if (token) history.replaceState(null, '', `${location.pathname}#${token}`)
    const calls = answerCalls({ 'POST /api/links/state': { isValid: token !== 'old' }, ...answers })
    await renderInApp(<SetupPanel />)
    return calls
  }

  async function fillIn(): Promise<void> {
    await email.fill(' ann@example.com ')
    await password.fill('a long enough passphrase')
    await button('Create administrator').click()
  }

  test('is made by the link of the log, whose token leaves the address', async () => {
    const calls = await open('secret', { [setup]: sampleUser({ role: 'admin' }) })
    await expect.poll(() => location.hash).toBe('')
    await fillIn()
    await expectToast('success', 'Postwright is set up', 'You are signed in as its administrator.')
    expect(calls.map(({ body }) => body)).toEqual([
      { kind: 'setup', token: 'secret' },
      {
        token: 'secret',
        email: 'ann@example.com',
        password: 'a long enough passphrase',
        firstName: '',
        lastName: '',
        timeZone: 'Europe/Paris',
      },
    ])
  })

  test('a link without its token says where to find the whole of it', async () => {
    await open('')
    await expect.element(heading('The set-up link is incomplete')).toBeVisible()
    await expect.element(email).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Create administrator' })).not.toBeInTheDocument()
  })

  test('an old link says how to get a new one, before anything is typed', async () => {
    await open('old')
    await expect.element(heading('This set-up link is no longer valid')).toBeVisible()
    await expect.element(page.getByText('Restart Postwright to get a new one', { exact: false })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth')
  })

  test('what the server says of a clash is told as it is, and what was typed stays', async () => {
    await open('secret', { [setup]: refuseWith(409, 'There is an administrator already.') })
    await fillIn()
    await expectToast('error', 'Setup failed', 'There is an administrator already.')
    await expect.element(password).toHaveValue('a long enough passphrase')
  })
})

describe('registering', () => {
  const values = { email: '', password: '', firstName: '', lastName: '' }
  const open = (signUp: object) =>
    renderInApp(<RegisterForm values={values} onChange={() => {}} onUnconfirmed={() => {}} />, { config: { signUp } })

  test.each([
    ['invitation', 'Accounts are by invitation only. Ask an administrator.'],
    ['closed', 'Registration is closed.'],
  ])('has no form where it is by %s', async (mode, sentence) => {
    await open({ mode, domains: [] })
    await expect.element(page.getByText(sentence)).toBeVisible()
    await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
  })

  test('says before anything is typed whose addresses count, and that somebody has to approve', async () => {
    await open({ mode: 'approval', domains: ['quay.example', 'crane.example'] })
    await expect.element(page.getByText('Only for addresses at quay.example, crane.example.')).toBeVisible()
    await expect.element(page.getByText('An administrator activates new accounts.')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy')
  })
})

describe('waiting for approval', () => {
  const waiting = sampleUser({ isApproved: false })
  const config = { features: { mail: true, emailConfirmation: false }, supportEmail: 'help@quay.example' }

  test('says who is to be asked, and that a mail will come', async () => {
    answerCalls({})
    await renderInApp(<ActivationRequired />, { user: waiting, config })
    await expect.element(page.getByText(/You will receive an e-mail notification/)).toBeVisible()
    const support = page.getByRole('link', { name: 'help@quay.example' })
    await expect.element(support).toHaveAttribute('href', 'mailto:help@quay.example')
  })

  test('asks who has not confirmed their address to open the link', async () => {
    answerCalls({})
    const unconfirmed = { ...waiting, email: 'ann@quay.example', awaitsEmailConfirmation: true }
    await renderInApp(<ActivationRequired />, { user: unconfirmed, config })
    await expect.element(page.getByText(/^First open the link we mailed to ann@quay\.example/)).toBeVisible()
  })

  test('promises no mail where none can be sent, and names the support where it has no address', async () => {
    answerCalls({})
    const without = { features: { mail: false, emailConfirmation: false }, supportEmail: null }
    await renderInApp(<ActivationRequired />, { user: waiting, config: without })
    await expect
      .element(page.getByRole('paragraph').filter({ hasText: 'This page then opens by itself.' }))
      .not.toHaveTextContent('e-mail')
    await expect.element(page.getByText('Questions? Contact the support of this installation.')).toBeVisible()
  })

  test('looks again by itself every half minute, also after a failure, and when one comes back to the page', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
    try {
      let isDown = true
      let known = waiting
      const calls = answerCalls({ 'GET /api/user': () => (isDown ? refuseWith(503, 'Busy.', 'busy') : known) })
      const cache = await renderInApp(<ActivationRequired />, { user: waiting, config })
      await vi.advanceTimersByTimeAsync(29_000)
      expect(calls).toHaveLength(0)
      await vi.advanceTimersByTimeAsync(1_000)
      expect(calls).toHaveLength(1)
      await expect.poll(() => cache.getQueryState(['user'])?.status).toBe('error')
      await expect.element(heading('Your account is pending approval')).toBeVisible()

      isDown = false
      await vi.advanceTimersByTimeAsync(30_000)
      expect(calls).toHaveLength(2)
      await expect.poll(() => cache.getQueryState(['user'])?.status).toBe('success')
      known = sampleUser()
      window.dispatchEvent(new Event('visibilitychange'))
      await expect.poll(() => cache.getQueryData(['user'])).toEqual(known)
      expect(calls).toHaveLength(3)
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('signing out', () => {
  const logout = 'POST /api/logout'
  const out = button('Sign Out')

  test('that the server refuses is told, and the session goes on', async () => {
    const cache = sampleUser()
    answerCalls({ [logout]: refuseWith(503, 'The server is busy.', 'busy') })
    const client = await renderInApp(<SignOutButton />, { user: cache })
    await out.click()
    await expectToast('error', 'Sign out failed', 'The server is busy.')
    await expect.element(out).not.toHaveAttribute('aria-busy')
    expect(client.getQueryData(['user'])).toEqual(cache)
  })

  test('asks first while something is unsaved', async () => {
    const calls = answerCalls({ [logout]: refuseWith(503, 'The server is busy.', 'busy') })
    await renderInApp(
      <>
        <Guarded />
        <SignOutButton />
      </>,
    )
    await out.click()
    await expect.element(page.getByRole('dialog', { name: 'Sign out without saving?' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(calls).toEqual([])
    await out.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Sign Out' }).click()
    await expect.poll(() => calls.length).toBe(1)
  })

  test('what could still be undone is carried out before the session ends, and two presses are one', async () => {
    const onClose = vi.fn()
    let answer: (response: Response) => void = () => {}
    const calls = answerCalls({ [logout]: () => new Promise<Response>((resolve) => (answer = resolve)) })
    await renderInApp(<SignOutButton />)
    toast({ kind: 'success', title: 'Post Deleted', onClose })
    await out.click()
    await expect.poll(() => calls.length).toBe(1)
    expect(onClose).toHaveBeenCalledOnce()
    ;(button('Signing out...').element() as HTMLElement).click()
    expect(calls).toHaveLength(1)
    answer(refuseWith(503, 'The server is busy.', 'busy'))
    await expect.element(out).toBeVisible()
  })
})
