import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls } from '../../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { sampleAccount } from '../../../../../tests/support/components/sample-linkedin.ts'
import { samplePost, samplePostDetail } from '../../../../../tests/support/components/sample-posts.ts'
import { PublishDialog } from './publish-dialog.tsx'

const post = samplePost({ id: 'of-team' })
const user = { timeZone: 'Europe/Berlin', capabilities: { publishing: true } }
const dialog = page.getByRole('dialog', { name: 'Publish on LinkedIn' })
const account = dialog.getByLabelText('Account')
const lentBy = (name: string, lent: 'ask' | 'free') => ({ name: `${name}’s profile`, id: name, lentBy: { name, lent } })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('lent accounts are offered with their person’s name, and whether that person is asked', async () => {
  answerCalls({ 'GET /api/posts/of-team': samplePostDetail({ id: 'of-team' }) })
  const linkedinAccounts = [
    sampleAccount(),
    sampleAccount(lentBy('Jana', 'ask')),
    sampleAccount(lentBy('Finn', 'free')),
    sampleAccount({ ...lentBy('Mia', 'free'), state: 'expired' }),
    sampleAccount({ ...lentBy('Tom', 'ask'), state: 'paused', isPaused: true }),
  ]
  await renderInApp(<PublishDialog post={post} onClose={() => {}} />, { user, linkedinAccounts })
  await expect.element(account).toHaveValue('ada')
  await account.selectOptions('Jana’s profile, lent by Jana')
  await expect.element(dialog.getByText('Jana is asked first. It goes out once they say yes.')).toBeVisible()
  await account.selectOptions('Finn’s profile, lent by Finn')
  await expect.element(dialog.getByText('Finn lends this account without asking.')).toBeVisible()
  await account.selectOptions('Mia’s profile, lent by Mia (sign in again)')
  await expect.element(dialog.getByText('LinkedIn wants Mia to sign in again.', { exact: false })).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Publish now' })).toBeDisabled()
  await account.selectOptions('Tom’s profile, lent by Tom (paused)')
  await expect.element(dialog.getByText('Tom has paused it.', { exact: false })).toBeVisible()
})
