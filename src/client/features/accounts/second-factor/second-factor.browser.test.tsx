import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { queryKeys } from '#client/queries/keys'
import type { User } from '#client/queries/user'
import { expectToast } from '../../../../../tests/support/components/expect-toast.ts'
import { answerCalls, refuseWith } from '../../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { sampleUser } from '../../../../../tests/support/components/sample-user.ts'
import { SecondFactorSection } from './second-factor-section.tsx'
import { SignInCode } from './sign-in-code.tsx'

const at = '/api/user/second-factor'
const begin = `POST ${at}/setup`
const key = { key: 'ABCDEFGHIJ', address: 'otpauth://totp/Postwright:ann?secret=ABCDEFGHIJ' }
const codes = ['aaaa-bbbb', 'cccc-dddd']
const withFactor = sampleUser({ hasSecondFactor: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const starting = (name: string) => page.getByRole('button', { name })
const heading = (name: string) => page.getByRole('heading', { name })
const password = page.getByLabelText('Your password', { exact: true })

beforeEach(() => void vi.restoreAllMocks())

async function open(user: User, answers: Parameters<typeof answerCalls>[0]) {
  const calls = answerCalls(answers)
  const cache = await renderInApp(<SecondFactorSection user={user} />, { user })
  return { calls, cache }
}

/** As far as the key for the app. */
async function beginSetUp(): Promise<void> {
  await starting('Set up two-step sign-in').click()
  await password.fill('a long enough passphrase')
  await starting('Continue').click()
  await expect.element(heading('Add Postwright to your authenticator app')).toHaveFocus()
}

describe('setting it up', () => {
  const code = page.getByLabelText('Code', { exact: true })

  test('goes from the password over the key to the recovery codes, the focus at each step', async () => {
    const { calls, cache } = await open(sampleUser(), {
      [begin]: key,
      [`POST ${at}`]: { recoveryCodes: codes },
    })
    await beginSetUp()
    await expect.element(page.getByText('ABCD EFGH IJ')).toBeVisible()
    await expect.element(page.getByRole('img', { name: /^QR code for your authenticator app/ })).toBeVisible()
    await expect.element(page.getByRole('link', { name: /^On this phone/ })).toHaveAttribute('href', key.address)
    await code.fill(' 123456 ')
    await userEvent.keyboard('{Enter}')
    await expectToast('success', 'Two-step sign-in is on', 'Your other sessions were ended.')
    await expect.element(heading('Keep your recovery codes')).toHaveFocus()
    const listed = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
    expect(listed.elements().map(({ textContent }) => textContent)).toEqual(codes)
    expect(calls.map(({ body }) => body)).toEqual([{ password: 'a long enough passphrase' }, { code: ' 123456 ' }])
    // what shows the codes stays until they are kept
    expect(cache.getQueryState(queryKeys.user)?.isInvalidated).toBe(false)
    await button('I saved them').click()
    await expect.poll(() => cache.getQueryState(queryKeys.user)?.isInvalidated).toBe(true)
  })

  test('asks for the password, and says at its field that it is wrong', async () => {
    const { calls } = await open(sampleUser(), {
      [begin]: refuseWith(403, 'The password is wrong.', 'wrong_password'),
    })
    await starting('Set up two-step sign-in').click()
    await starting('Continue').click()
    await expectToast('error', 'Set-up failed', 'Please enter your password.')
    expect(calls).toEqual([])
    await password.fill('a guess')
    await starting('Continue').click()
    await expectToast('error', 'Set-up failed', 'The password is wrong.')
    await expect.element(password).toHaveAccessibleDescription('The password is wrong.')
    await expect.element(password).toHaveValue('a guess')
    await button('Cancel').click()
    await expect.element(starting('Set up two-step sign-in')).toBeVisible()
  })

  test('asks no password of who has none', async () => {
    const { calls } = await open(sampleUser({ hasPassword: false }), { [begin]: key })
    await starting('Set up two-step sign-in').click()
    await expect.element(password).not.toBeInTheDocument()
    await starting('Continue').click()
    await expect.element(code).toBeVisible()
    expect(calls.map(({ body }) => body)).toEqual([{ password: '' }])
  })

  test('a code that is wrong stays, to be typed again', async () => {
    await open(sampleUser(), { [begin]: key, [`POST ${at}`]: refuseWith(400, 'This code is wrong.', 'invalid_input') })
    await beginSetUp()
    await starting('Turn on').click()
    await expectToast('error', 'Set-up failed', 'Please enter the code.')
    await code.fill('111111')
    await starting('Turn on').click()
    await expect.element(code).toHaveAccessibleDescription(/This code is wrong\./)
    await expect.element(code).toHaveFocus()
    await expect.element(code).toHaveValue('111111')
  })

  test('begun anew in another tab, it begins anew here', async () => {
    await open(sampleUser(), { [begin]: key, [`POST ${at}`]: refuseWith(409, 'It was begun anew elsewhere.') })
    await beginSetUp()
    await code.fill('111111')
    await starting('Turn on').click()
    await expectToast('error', 'Set-up failed', 'It was begun anew elsewhere.')
    await expect.element(password).toBeVisible()
  })

  test('the key and the codes are copied, and a browser that refuses is told of', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await open(sampleUser(), { [begin]: key, [`POST ${at}`]: { recoveryCodes: codes } })
    await beginSetUp()
    await button('Copy key').click()
    await expectToast('success', 'Copied!', 'Paste the key into your authenticator app.')
    await code.fill('123456')
    await starting('Turn on').click()
    await button('Copy').click()
    await expectToast('success', 'Copied!', 'Paste the codes where you keep your passwords.')
    expect(copied.mock.calls).toEqual([['ABCDEFGHIJ'], ['aaaa-bbbb\ncccc-dddd\n']])
    copied.mockRejectedValue(new Error('refused'))
    vi.spyOn(console, 'error').mockReturnValue()
    await button('Copy').click()
    await expectToast('error', 'Copy Failed', 'Failed to copy to clipboard.')
  })

  test('the codes are saved as a file that says whose they are', async () => {
    const files: (Blob | MediaSource)[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file)
      return 'about:blank'
    })
    const names: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    await open(sampleUser(), { [begin]: key, [`POST ${at}`]: { recoveryCodes: codes } })
    await beginSetUp()
    await code.fill('123456')
    await starting('Turn on').click()
    await button('Download').click()
    await expect.poll(() => names).toEqual(['postwright-recovery-codes.txt'])
    expect(await (files[0] as Blob).text()).toBe(
      'Postwright recovery codes of ann@example.com\nEach works once.\n\naaaa-bbbb\ncccc-dddd\n',
    )
  })
})

describe('where it is on', () => {
  const state = { turnedOnAt: '2026-11-20T12:00:00.000Z', recoveryCodesLeft: 8 }
  const dialog = page.getByRole('dialog')
  const proof = dialog.getByLabelText('Code, or a recovery code')

  test('its state is told, and few codes left are warned of', async () => {
    await open(withFactor, { [`GET ${at}`]: { ...state, recoveryCodesLeft: 1 } })
    await expect.element(page.getByText('since 20 November 2026')).toBeVisible()
    await expect.element(page.getByText('1 recovery code is left.')).toBeVisible()
  })

  test('many codes left are no matter; what could not be loaded is loaded again on request', async () => {
    let isDown = true
    await open(withFactor, { [`GET ${at}`]: () => (isDown ? refuseWith(503, 'Busy.', 'busy') : state) })
    await expect.element(page.getByText('Your two-step sign-in didn’t load')).toBeVisible()
    isDown = false
    await button('Try again').click()
    await expect.element(page.getByText('8 recovery codes are left.', { exact: true })).toBeVisible()
  })

  test('new codes are made with password and code, and shown at once', async () => {
    const { calls } = await open(withFactor, {
      [`GET ${at}`]: state,
      [`POST ${at}/recovery-codes`]: { recoveryCodes: codes },
    })
    await starting('New recovery codes').click()
    await expect.element(dialog.getByText('The codes you have now stop working.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Make new codes' }).click()
    await expectToast('error', 'No new codes made', 'Please fill in all fields')
    await dialog.getByLabelText('Your password', { exact: true }).fill('a long enough passphrase')
    await proof.fill('123456')
    await dialog.getByRole('button', { name: 'Make new codes' }).click()
    await expectToast('success', 'New recovery codes', 'The old ones no longer work.')
    await expect.element(page.getByText('cccc-dddd')).toBeVisible()
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      password: 'a long enough passphrase',
      code: '123456',
    })
  })

  test.each([
    ['wrong_password', 'The password is wrong.', 'Your password'],
    ['wrong_code', 'The code is wrong.', 'Code, or a recovery code'],
  ])('a refusal stands at the field that it is about: %s', async (failure, sentence, field) => {
    await open(withFactor, { [`GET ${at}`]: state, [`DELETE ${at}`]: refuseWith(403, sentence, failure) })
    await starting('Turn off').click()
    await dialog.getByLabelText('Your password', { exact: true }).fill('a guess')
    await proof.fill('111111')
    await userEvent.keyboard('{Enter}')
    await expectToast('error', 'Not turned off', sentence)
    await expect.element(dialog.getByLabelText(field, { exact: true })).toHaveAccessibleDescription(sentence)
    await expect.element(proof).toHaveValue('111111')
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test('it is turned off, and who one is is found out anew', async () => {
    const { cache } = await open(withFactor, {
      [`GET ${at}`]: state,
      [`DELETE ${at}`]: { message: 'Signing in asks for no code now.' },
    })
    await starting('Turn off').click()
    await dialog.getByLabelText('Your password', { exact: true }).fill('a long enough passphrase')
    await proof.fill('123456')
    await dialog.getByRole('button', { name: 'Turn off' }).click()
    await expectToast('success', 'Two-step sign-in is off', 'Signing in asks for no code now.')
    await expect.poll(() => cache.getQueryState(queryKeys.user)?.isInvalidated).toBe(true)
  })
})

describe('signing in with it', () => {
  const finish = 'POST /api/login/second-factor'
  const onRestart = vi.fn()
  const ofApp = page.getByLabelText('Code', { exact: true })
  const ofPaper = page.getByLabelText('Recovery code', { exact: true })

  async function openStep(answer: Parameters<typeof answerCalls>[0][string]) {
    onRestart.mockClear()
    const calls = answerCalls({ [finish]: answer })
    await renderInApp(<SignInCode onRestart={onRestart} />)
    await expect.element(ofApp).toHaveFocus()
    return calls
  }

  test('a code lets in', async () => {
    const calls = await openStep(withFactor)
    await starting('Sign in').click()
    await expectToast('error', 'Login failed', 'Please enter the code.')
    await ofApp.fill('123456')
    await userEvent.keyboard('{Enter}')
    await expectToast('success', 'Login successful', 'Welcome back!')
    expect(calls.map(({ body }) => body)).toEqual([{ code: '123456' }])
  })

  test('a wrong one stays at its field, with the reason', async () => {
    await openStep(refuseWith(401, 'This code is wrong or was used already.', 'wrong_code'))
    await ofApp.fill('111111')
    await userEvent.keyboard('{Enter}')
    await expectToast('error', 'Login failed', 'This code is wrong or was used already.')
    await expect.element(ofApp).toHaveAccessibleDescription(/This code is wrong or was used already\./)
    await expect.element(ofApp).toHaveValue('111111')
    expect(onRestart).not.toHaveBeenCalled()
  })

  test('who took too long begins again', async () => {
    await openStep(refuseWith(401, 'That took too long. Sign in again.', 'second_factor_expired'))
    await ofApp.fill('123456')
    await userEvent.keyboard('{Enter}')
    await expectToast('error', 'Login failed', 'That took too long. Sign in again.')
    await expect.poll(() => onRestart).toHaveBeenCalledOnce()
  })

  test('without the phone a recovery code will do, and without both an administrator', async () => {
    await openStep(withFactor)
    await ofApp.fill('12')
    await button('Use a recovery code instead').click()
    await expect.element(ofPaper).toHaveFocus()
    await expect.element(ofPaper).toHaveValue('')
    await expect.element(page.getByText(/^Lost both\? Ask an administrator/)).toBeVisible()
    await button('Use my authenticator app instead').click()
    await expect.element(ofApp).toHaveAttribute('inputmode', 'numeric')
    await button('Back to signing in').click()
    await expect.poll(() => onRestart).toHaveBeenCalledOnce()
  })
})
