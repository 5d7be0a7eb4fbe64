import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible } from '../support/accessibility.ts'
import { launchBrowser } from '../support/browser.ts'
import { type FakeModel, startFakeModel } from '../support/fake-models/start-fake-model.ts'
import { eventually, pick } from '../support/page-steps.ts'
import { sourceText } from '../support/posts.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** An administrator of a fresh installation enters a model in the browser, tests it, and writes with it. */

const browser = launchBrowser()
const written = 'The quay handles 1,200 ships a year, and none of them waits at sea any more.'
let app: TestApp
let fake: FakeModel

beforeAll(async () => {
  fake = await startFakeModel('compatible', { kind: 'text', chunks: [written] })
  fake.list(['cellar-large', 'cellar-small'])
  // where nothing listens: programs on the test machine must not matter
  app = await startTestApp({ environment: { OLLAMA_PORT: '9', LM_STUDIO_PORT: '9' } })
})

afterAll(async () => {
  await app.close()
  await fake.close()
})

test('from no key at all to a post by a model', async () => {
  const admin = await app.signIn({ role: 'admin' })
  const page = await browser.newPage(app, { as: admin })
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Models', exact: true }).click()
  await page.getByText('No AI model is set up yet').waitFor()

  const endpoint = page.getByRole('region', { name: 'OpenAI-compatible endpoint' })
  await endpoint.getByRole('button', { name: 'Set up' }).click()
  await endpoint.getByLabel('Address').fill(fake.baseUrl)
  await endpoint.getByLabel('Name shown to people').fill('Model in the cellar')
  await endpoint.getByRole('button', { name: 'Save' }).click()
  await endpoint.getByRole('button', { name: 'Test' }).click()
  await endpoint.getByText('Choose a model below', { exact: false }).waitFor()

  await endpoint.getByLabel('Name at the vendor').fill('cellar-small')
  await endpoint.getByRole('button', { name: 'Save' }).click()
  await page.getByText('No AI model is set up yet').waitFor({ state: 'detached' })
  await endpoint.getByRole('button', { name: 'Test' }).click()
  await endpoint.getByText(/^cellar-small answered in [\d,]+ ms\.$/).waitFor()
  await expectAccessible(page, 'administration, models, with one that was tried')

  await page.goto('/generate?tab=text-input')
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill(sourceText)
  await pick(page, 'AI Model', 'Model in the cellar')
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  await eventually(async () => {
    const posts = (await (await admin.get('/api/posts')).json()) as { content: string; modelLabel: string }[]
    return posts.map(({ content, modelLabel }) => `${modelLabel}: ${content}`)
  }).toEqual([`Model in the cellar: ${written}`])
  expect(fake.requests.at(-1)).toMatchObject({ problems: [], body: { model: 'cellar-small' } })
})
