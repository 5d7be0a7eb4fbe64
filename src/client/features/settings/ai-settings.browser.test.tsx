import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { chooseLanguage, startLanguage } from '#client/lib/language'
import type { PublicConfig } from '#client/queries/config'
import type { Settings } from '#client/queries/settings'
import type { ModelId } from '#shared/rules/models'
import { expectToast } from '../../../../tests/support/components/expect-toast.ts'
import { answerCalls, refuseWith } from '../../../../tests/support/components/fake-api.ts'
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

type Model = PublicConfig['models'][number]
const model = (id: ModelId, change: Partial<Model> = {}) =>
  ({ id, label: id, isConfigured: true, audience: 'everybody', ...change }) as Model

const config = {
  models: [
    model('gpt-4o', { label: 'GPT-4o of the house' }),
    model('gpt-5', { audience: 'pro' }),
    model('gemini', { isConfigured: false }),
    model('composer'),
  ],
}
const user = sampleUser()
const known = { user, config, settings, userStyles: [], sharedStyles: [] }
const save = page.getByRole('button', { name: 'Save', exact: true })
const discard = page.getByRole('button', { name: 'Discard changes' })
const prompt = page.getByRole('textbox', { name: 'Custom prompt' })
const choice = (name: string) => page.getByRole('combobox', { name })
const optionsOf = (name: string) => Array.from((choice(name).element() as HTMLSelectElement).options)

beforeEach(() => sessionStorage.clear())

test('what is chosen is saved whole, and is the new beginning', async () => {
  const calls = answerCalls({ 'POST /api/user/settings': ({ body }) => body as Settings })
  await renderInApp(<AiSettings user={user} />, known)
  await expect.element(discard).not.toBeInTheDocument()
  await choice('Preferred language').selectOptions('German')
  await page.getByRole('textbox', { name: 'Target audience' }).fill('Port planners')
  await page.getByRole('textbox', { name: 'Example 2' }).fill('Ships wait no longer.')
  await expect.element(page.getByText('Not saved yet.')).toBeVisible()
  await save.click()
  await expectToast('success', 'Settings Saved')
  await expect.element(discard).not.toBeInTheDocument()
  await expect.element(page.getByText('Saved.')).toBeVisible()
  expect(calls.map(({ body }) => body)).toEqual([
    {
      ...settings,
      preferredLanguage: 'german',
      targetAudience: 'Port planners',
      examplePosts: ['', 'Ships wait no longer.', ''],
    },
  ])
})

test('what could not be saved stays, also when one comes back, until it is discarded', async () => {
  answerCalls({ 'POST /api/user/settings': refuseWith(503, 'The server is busy.', 'busy') })
  await renderInApp(<AiSettings user={user} />, known)
  await prompt.fill('No emoji.')
  await save.click()
  await expectToast('error', 'Save Failed', 'Failed to save settings.')
  await expect.element(page.getByText('The server is busy. What you typed is kept.')).toBeVisible()
  await renderInApp(<AiSettings user={user} />, known)
  await expect.element(prompt.last()).toHaveValue('No emoji.')
  await discard.last().click()
  await expect.element(prompt.last()).toHaveValue('')
  expect(JSON.stringify(sessionStorage)).not.toContain('No emoji.')
})

test('a text that is too long is not cut, and says how long it may be', async () => {
  answerCalls({})
  await renderInApp(<AiSettings user={user} />, {
    ...known,
    settings: { ...settings, customPrompt: 'a'.repeat(5_001) },
  })
  await expect.element(prompt).toHaveAccessibleDescription(/Shorten this to 5,000 characters\./)
  await expect.element(prompt).toHaveValue('a'.repeat(5_001))
})

test('models that are not to be had say why, and those that are not set up do not show', async () => {
  answerCalls({})
  await renderInApp(<AiSettings user={user} />, known)
  const models = optionsOf('Preferred model')
  expect(models.map(({ label, disabled }) => [label, disabled])).toEqual([
    ['Default (GPT-4o of the house)', false],
    ['GPT-4o of the house', false],
    ['gpt-5 (Pro)', true],
    ['Built-in (no AI) (Pro)', true],
  ])
})

test('a preferred model that is gone stays shown, with what posts start with instead', async () => {
  answerCalls({})
  await renderInApp(<AiSettings user={user} />, { ...known, settings: { ...settings, preferredModel: 'gemini' } })
  await expect.element(choice('Preferred model')).toHaveDisplayValue('gemini (not configured)')
  await expect
    .element(choice('Preferred model'))
    .toHaveAccessibleDescription('Not available to you now. Posts start with GPT-4o of the house.')
})

test('styles are offered by name, each name once; a saved one stays though it is listed nowhere', async () => {
  answerCalls({})
  const named = (id: number, name: string) => ({ id, name })
  await renderInApp(<AiSettings user={user} />, {
    ...known,
    settings: { ...settings, contentStyle: 'Monday notes' },
    userStyles: [named(1, 'Short'), named(2, 'Short')],
    sharedStyles: [named(3, 'Formal')],
  })
  const styles = optionsOf('Content Style').map(({ label }) => label)
  expect(styles).toEqual(['Default', 'Monday notes', 'Short', 'Formal'])
  await expect.element(choice('Content Style')).toHaveDisplayValue('Monday notes')
})

test('in German the languages of posts have their German names', async () => {
  answerCalls({})
  await startLanguage(async (language) => (language === 'de' ? (await import('#client/german')).german : null))
  await chooseLanguage('de')
  onTestFinished(() => chooseLanguage(null))
  await renderInApp(<AiSettings user={user} />, known)
  const names = optionsOf('Bevorzugte Sprache').map(({ label }) => label)
  expect(names).toEqual(expect.arrayContaining(['Wie der Artikel', 'Deutsch', 'Französisch']))
})

test('settings that could not be loaded are loaded again on request', async () => {
  let isDown = true
  answerCalls({
    'GET /api/user/settings': () => (isDown ? refuseWith(503, 'The server is busy.', 'busy') : settings),
  })
  const { settings: _unknown, ...others } = known
  await renderInApp(<AiSettings user={user} />, others)
  await expect.element(page.getByRole('heading', { name: 'Your settings could not be loaded' })).toBeVisible()
  await expect.element(page.getByText('The server is busy.')).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(prompt).toBeVisible()
})

test('settings that nobody takes are said not to be saved, and what was typed stays', async () => {
  answerCalls({ 'POST /api/user/settings': () => Promise.reject(new TypeError('Failed to fetch')) })
  await renderInApp(<AiSettings user={user} />, known)
  await prompt.fill('No emoji.')
  await save.click()
  await expectToast('error', 'Save Failed', 'Failed to save settings.')
  await expect.element(prompt).toHaveValue('No emoji.')
})
