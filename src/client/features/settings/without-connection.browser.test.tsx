import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Settings } from '#client/queries/settings'
import { expectToast } from '../../../../tests/support/components/expect-toast.ts'
import { answerCalls } from '../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../tests/support/components/render-in-app.tsx'
import { sampleUser } from '../../../../tests/support/components/sample-user.ts'
import { AiSettings } from './ai-settings.tsx'

const settings: Settings = {
  preferredModel: null,
  targetAudience: '',
  contentStyle: '',
  customPrompt: '',
  examplePosts: ['', '', ''],
  preferredLanguage: null,
}
const user = sampleUser()
const prompt = page.getByRole('textbox', { name: 'Custom Prompt' })

beforeEach(() => sessionStorage.clear())

test('settings that nobody takes are said not to be saved, and what was typed stays', async () => {
  answerCalls({ 'POST /api/user/settings': () => Promise.reject(new TypeError('Failed to fetch')) })
  await renderInApp(<AiSettings user={user} />, {
    user,
    config: { models: [] },
    settings,
    userStyles: [],
    sharedStyles: [],
  })
  await prompt.fill('No emoji.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectToast('error', 'Save Failed', 'Failed to save settings.')
  await expect.element(prompt).toHaveValue('No emoji.')
})
