import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { ModelSetUp as SetUp, VendorFacts } from '#client/queries/model-set-up'
import { modelFacts, modelsOf, type Vendor, vendors } from '#shared/rules/models'
import { answerCalls } from '../../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { ConnectModel } from './connect-model.tsx'
import { ModelSetUp } from './model-set-up.tsx'

function vendorOf(vendor: Vendor, changes: Partial<VendorFacts> = {}): VendorFacts {
  return {
    vendor,
    name: vendor === 'openai' ? 'OpenAI' : vendor,
    source: 'none',
    hasKey: false,
    keyEnding: null,
    isKeyLost: false,
    baseUrl: null,
    label: null,
    dailyCalls: null,
    callsToday: 0,
    failure: null,
    models: modelsOf(vendor).map((id) => ({
      id,
      label: modelFacts[id].label,
      upstreamName: id,
      usualName: id,
      nameSource: 'none',
      audience: 'everybody',
      dailyCalls: null,
      callsToday: 0,
      notOffered: 'no_key',
    })),
    ...changes,
  }
}

const withOne = (changed: VendorFacts): SetUp => ({
  vendors: vendors.map((vendor) => (vendor === changed.vendor ? changed : vendorOf(vendor))),
})
const nothing = withOne(vendorOf('openai'))
const openai = page.getByRole('region', { name: 'OpenAI', exact: true })
const open = () => openai.getByRole('button', { name: /^(Set up|Change)$/ }).click()

test('a key is entered, is not shown again, and is tried; the names it can use are offered', async () => {
  const offered = vendorOf('openai').models.map((model) => ({ ...model, notOffered: null }))
  const saved = vendorOf('openai', { source: 'database', hasKey: true, keyEnding: '1234', models: offered })
  const calls = answerCalls({
    'GET /api/admin/models': nothing,
    'GET /api/admin/local-models': [],
    'PUT /api/admin/models/openai': withOne(saved),
    'POST /api/admin/models/openai/test': { verdict: 'worked', ms: 412, model: 'gpt-5', names: ['gpt-5', 'gpt-next'] },
  })
  await renderInApp(<ModelSetUp />)
  await expect.element(page.getByText('No AI model is set up yet')).toBeVisible()
  await expect.element(openai.getByLabelText('Key')).not.toBeInTheDocument()
  await open()
  await openai.getByLabelText('Key').fill('sk-quay-1234')
  await openai.getByRole('button', { name: 'Save' }).click()
  await expect.element(openai.getByText('ends in …1234', { exact: false })).toBeVisible()
  await expect.element(openai.getByLabelText('Key')).toHaveValue('')
  await expect.element(page.getByText('No AI model is set up yet')).not.toBeInTheDocument()
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ key: 'sk-quay-1234', baseUrl: null })

  await openai.getByRole('button', { name: 'Test' }).click()
  await expect.element(openai.getByText('gpt-5 answered in 412 ms.')).toBeVisible()
  await expect.element(openai.getByText('2 models available.', { exact: false })).toBeVisible()
  const names = [...document.querySelectorAll('datalist option')].map((option) => option.getAttribute('value'))
  expect(names).toEqual(['gpt-5', 'gpt-next'])
})

test('what came back of a test is said, and where it failed last', async () => {
  const message = { message: 'OpenAI is not available right now.', reason: 'modelDown', values: { vendor: 'OpenAI' } }
  const failure = { at: '2026-11-22T18:00:00.000Z', model: 'OpenAI GPT-4o', message, workedAt: null }
  answerCalls({
    'GET /api/admin/models': withOne(vendorOf('openai', { source: 'database', hasKey: true, failure })),
    'GET /api/admin/local-models': [],
    'POST /api/admin/models/openai/test': { verdict: 'out_of_credit', ms: 90, model: 'gpt-5', names: null },
  })
  await renderInApp(<ModelSetUp />)
  await expect.element(openai.getByText('OpenAI is not available right now.', { exact: false })).toBeVisible()
  await expect.element(openai.getByText('Needs you')).toBeVisible()
  await open()
  await openai.getByRole('button', { name: 'Test' }).click()
  await expect.element(openai.getByText('out of credit', { exact: false })).toBeVisible()
})

test('a refused key is not said to be good for models, though a gateway lists them to anybody', async () => {
  answerCalls({
    'GET /api/admin/models': withOne(vendorOf('openai', { source: 'database', hasKey: true })),
    'GET /api/admin/local-models': [],
    'POST /api/admin/models/openai/test': { verdict: 'key_refused', ms: 90, model: 'gpt-5', names: ['gpt-5'] },
  })
  await renderInApp(<ModelSetUp />)
  await open()
  await openai.getByRole('button', { name: 'Test' }).click()
  await expect.element(openai.getByText('The key was refused.', { exact: false })).toBeVisible()
  await expect.element(openai.getByText('can be used', { exact: false })).not.toBeInTheDocument()
})

test('a wrong number of calls and a wrong address are said at their fields, and nothing is sent', async () => {
  const calls = answerCalls({ 'GET /api/admin/models': nothing, 'GET /api/admin/local-models': [] })
  await renderInApp(<ModelSetUp />)
  await open()
  await openai.getByLabelText('Address').fill('models.example')
  const model = openai.getByRole('group', { name: 'Settings of OpenAI GPT-4o' })
  await model.getByLabelText('Calls a day').fill('many')
  await openai.getByRole('button', { name: 'Save' }).click()
  await expect.element(openai.getByText('begins with http://', { exact: false })).toBeVisible()
  await expect.element(model.getByText('enter a whole number', { exact: false })).toBeVisible()
  await expect.element(model.getByLabelText('Calls a day')).toHaveValue('many')
  expect(calls.filter(({ method }) => method === 'PUT')).toEqual([])
})

test('what the environment sets is shown and can’t be changed', async () => {
  const given = vendorOf('openai', { source: 'environment', hasKey: true, keyEnding: '5678' })
  answerCalls({ 'GET /api/admin/models': withOne(given), 'GET /api/admin/local-models': [] })
  await renderInApp(<ModelSetUp />)
  await expect.element(openai.getByText('Set by the environment')).toBeVisible()
  await open()
  await expect.element(openai.getByText('The key ends in …5678.')).toBeVisible()
  await expect.element(openai.getByLabelText('Key')).not.toBeInTheDocument()
})

test('a program that runs on this machine is used with one press', async () => {
  const found = { program: 'ollama', baseUrl: 'http://127.0.0.1:11434/v1', names: ['llama3.1:8b', 'qwen3:4b'] }
  const facts = vendorOf('compatible')
  const models = facts.models.map((model) => ({ ...model, upstreamName: 'qwen3:4b', notOffered: null }))
  const calls = answerCalls({
    'GET /api/admin/models': nothing,
    'GET /api/admin/local-models': [found],
    'PUT /api/admin/models/compatible': withOne({ ...facts, source: 'database', baseUrl: found.baseUrl, models }),
  })
  await renderInApp(<ModelSetUp />)
  const local = page.getByRole('region', { name: 'On this machine' })
  await local.getByLabelText('Model of Ollama').selectOptions('qwen3:4b')
  await local.getByRole('button', { name: 'Use it' }).click()
  await expect.element(local.getByText('In use')).toBeVisible()
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    key: null,
    baseUrl: found.baseUrl,
    label: 'Ollama',
    models: { compatible: { upstreamName: 'qwen3:4b' } },
  })
})

test('an Ollama without a model downloads one and uses it, with one press', async () => {
  const found = { program: 'ollama', baseUrl: 'http://127.0.0.1:11434/v1', names: [] }
  const stream = 'event: progress\ndata: {"share":0.42}\n\nevent: done\ndata: {"name":"gemma3:4b"}\n\n'
  let end = () => {}
  const pulled = new ReadableStream<Uint8Array>({
    start(controller) {
      const [progress = '', done = ''] = stream.split(/(?=event: done)/)
      controller.enqueue(new TextEncoder().encode(progress))
      end = () => {
        controller.enqueue(new TextEncoder().encode(done))
        controller.close()
      }
    },
  })
  const calls = answerCalls({
    'GET /api/admin/models': nothing,
    'GET /api/admin/local-models': [found],
    'POST /api/admin/local-models/pull': new Response(pulled, { headers: { 'content-type': 'text/event-stream' } }),
    'PUT /api/admin/models/compatible': nothing,
  })
  await renderInApp(<ModelSetUp />)
  await page.getByRole('button', { name: 'Download gemma3:4b (3.3 GB)' }).click()
  await expect.element(page.getByLabelText('Downloading gemma3:4b: 42%')).toHaveAttribute('value', '0.42')
  end()
  await expect
    .poll(() => calls.find(({ method }) => method === 'PUT')?.body)
    .toMatchObject({ baseUrl: found.baseUrl, models: { compatible: { upstreamName: 'gemma3:4b' } } })
})

test('the first key is stored and tested with one press; one that the vendor refuses is only kept in the field', async () => {
  let verdict = 'key_refused'
  let isDone = false
  const calls = answerCalls({
    'GET /api/admin/models': nothing,
    'GET /api/admin/local-models': [],
    'PUT /api/admin/models/openai': nothing,
    'POST /api/admin/models/openai/test': () => ({ verdict, ms: 90, model: 'gpt-5', names: null }),
  })
  const finish = () => {
    isDone = true
  }
  await renderInApp(<ConnectModel onDone={finish} />)
  await page.getByRole('button', { name: 'OpenAI' }).click()
  const key = page.getByLabelText('OpenAI key')
  await expect.element(key).toHaveFocus()
  await key.fill('sk-quay')
  await page.getByRole('button', { name: 'Connect' }).click()
  await expect.element(key).toHaveAccessibleDescription(/The key was refused/)
  await expect.element(key).toHaveValue('sk-quay')
  await expect.poll(() => calls.at(-1)?.body).toEqual({ key: null })
  expect(isDone).toBe(false)
  verdict = 'worked'
  await key.fill('sk-quay-1234')
  await page.getByRole('button', { name: 'Connect' }).click()
  await expect.poll(() => isDone).toBe(true)
  expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { key: 'sk-quay' },
    { key: null },
    { key: 'sk-quay-1234' },
  ])
})

test('a model can be connected later', async () => {
  answerCalls({ 'GET /api/admin/models': nothing, 'GET /api/admin/local-models': [] })
  let isDone = false
  const finish = () => {
    isDone = true
  }
  await renderInApp(<ConnectModel onDone={finish} />)
  await expect.element(page.getByText('Without a model, posts quote', { exact: false })).toBeVisible()
  const endpoint = page.getByRole('link', { name: 'Another endpoint' })
  await expect.element(endpoint).toHaveAttribute('href', '/admin/models')
  await page.getByRole('button', { name: 'Later' }).click()
  expect(isDone).toBe(true)
})
