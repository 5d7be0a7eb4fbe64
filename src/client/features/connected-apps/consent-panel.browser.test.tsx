import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls, type Call, refuseWith } from '../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../tests/support/components/render-in-app.tsx'
import { ConsentPanel } from './consent-panel.tsx'

const request = {
  response_type: 'code',
  client_id: 'https://assistant.example/app.json',
  redirect_uri: 'https://assistant.example/callback?a=%25',
  state: 'a state & more',
}
const described = {
  name: 'Assistant',
  host: 'assistant.example',
  redirectHost: 'assistant.example',
  scopes: ['read', 'write', 'publish'],
  workspaces: [{ slug: null, name: null }],
  back: 'https://assistant.example/callback?error=access_denied',
}
const address = 'https://assistant.example/callback?code=1'
const left = vi.fn()
let before: string

beforeEach(() => {
  left.mockClear()
  before = location.href
  history.replaceState(null, '', `?${new URLSearchParams(request)}`)
})

afterEach(() => history.replaceState(null, '', before))

async function open(answers: Parameters<typeof answerCalls>[0]): Promise<readonly Call[]> {
  const calls = answerCalls(answers)
  await renderInApp(<ConsentPanel email="ada@example.com" leave={left} />)
  return calls
}

const allow = () => page.getByRole('button', { name: /^Allow/ })

test('who asks is named, with where the answer goes; what was chosen is allowed, and the app gets its answer', async () => {
  const calls = await open({ 'GET /api/apps/request': described, 'POST /api/apps': { address } })
  await expect.element(page.getByText('It describes itself at assistant.example.')).toBeVisible()
  await expect.element(page.getByText('Your answer goes to assistant.example.')).toBeVisible()
  await expect.element(page.getByText('You are signed in as ada@example.com.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Don’t allow' })).toHaveAttribute('href', described.back)
  await expect.element(page.getByRole('checkbox', { name: 'Read List' })).toBeChecked()
  await expect.element(page.getByRole('checkbox', { name: 'Publish' })).not.toBeChecked()
  expect(page.getByLabelText('Where it may act').elements()).toEqual([])
  await page.getByRole('checkbox', { name: 'Read List' }).click()
  await allow().click()
  await expect.poll(() => left.mock.calls).toEqual([[address]])
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ request, workspace: null, scopes: ['write'] })
})

test('the button waits until the page has been seen for a moment, also when it comes back into view', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await open({ 'GET /api/apps/request': described })
  await expect.element(allow()).toBeDisabled()
  vi.advanceTimersByTime(700)
  await expect.element(allow()).toBeEnabled()
  window.dispatchEvent(new Event('focus'))
  await expect.element(allow()).toBeDisabled()
  vi.advanceTimersByTime(699)
  await expect.element(allow()).toBeDisabled()
  vi.advanceTimersByTime(1)
  await expect.element(allow()).toBeEnabled()
})

test('a team is chosen, nothing at all is not, and reading together with planning is pointed out', async () => {
  const workspaces = [...described.workspaces, { slug: 'press', name: 'Press' }]
  const calls = await open({
    'GET /api/apps/request': { ...described, host: null, redirectHost: null, workspaces },
    'POST /api/apps': () => refuseWith(409, 'Full.', 'conflict'),
  })
  await expect.element(page.getByText('Nobody has checked its name.', { exact: false })).toBeVisible()
  await expect.element(page.getByText('Your answer goes to a program on this computer.')).toBeVisible()
  await page.getByLabelText('Where it may act').selectOptions('Press')
  const [reading, writing] = [
    page.getByRole('checkbox', { name: 'Read List' }),
    page.getByRole('checkbox', { name: 'Write' }),
  ]
  await reading.click()
  await writing.click()
  await expect.element(page.getByText('Choose at least one.')).toBeVisible()
  await expect.element(allow()).toBeDisabled()
  await writing.click()
  expect(page.getByText('can be misled', { exact: false }).elements()).toEqual([])
  await page.getByRole('checkbox', { name: 'Publish' }).click()
  await expect.element(page.getByText('can be misled', { exact: false })).toBeVisible()
  await allow().click()
  await expect.element(page.getByText('The app could not be allowed')).toBeVisible()
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    workspace: 'press',
    scopes: ['write', 'publish'],
  })
  expect(left).not.toHaveBeenCalled()
})

test('a request that can’t be granted leads back to the app', async () => {
  await open({ 'GET /api/apps/request': { ...described, scopes: null } })
  await expect.element(page.getByRole('link', { name: 'Back to the app' })).toHaveAttribute('href', described.back)
  expect(allow().elements()).toEqual([])
})

test('a request that would lead elsewhere leads nowhere', async () => {
  await open({ 'GET /api/apps/request': () => refuseWith(400, 'It would lead elsewhere.', 'invalid_input') })
  await expect.element(page.getByText('It would lead elsewhere.')).toBeVisible()
  const links = page.getByRole('link').elements()
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/'])
})
