import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible } from '../support/accessibility.ts'
import { launchBrowser } from '../support/browser.ts'
import { expectGerman } from '../support/german.ts'
import { connectMcp } from '../support/mcp-client.ts'
import { newRequest, redeem, registerApp, type Tokens } from '../support/oauth-app.ts'
import { eventually, expectHeading, expectToast } from '../support/page-steps.ts'
import { password, startTestApp, type TestApp } from '../support/test-app.ts'

/** An assistant on one's own computer is connected: signing in, consent, and back to it, as people see it. */

const browser = launchBrowser()
const arrived: URL[] = []
const assistant = createServer((request, response) => {
  arrived.push(new URL(request.url ?? '', callback))
  response.setHeader('content-type', 'text/html').end('<!doctype html><link rel="icon" href="data:,"><h1>Back</h1>')
})
let app: TestApp
let callback: string

beforeAll(async () => {
  app = await startTestApp()
  await new Promise<void>((ready) => assistant.listen(0, '127.0.0.1', ready))
  callback = `http://127.0.0.1:${(assistant.address() as AddressInfo).port}/callback`
})

afterAll(async () => {
  await app.close()
  assistant.closeAllConnections()
  await new Promise((done) => assistant.close(done))
})

async function askFor(scope: string) {
  // registered for any port, as such programs do
  const clientId = await registerApp(app, { redirect_uris: ['http://127.0.0.1/callback'] })
  const asked = newRequest(app, clientId, { redirect_uri: callback, state: 'a % state&more', scope })
  return { asked, address: `/authorize?${new URLSearchParams(asked.request)}` }
}

test('leads from signing in over consent to the app, which then works until it is disconnected', async () => {
  const person = await app.signIn()
  const page = await browser.newPage(app, { outside: new URL(callback).host })
  const { asked, address } = await askFor('read write publish')
  await page.goto(address)
  await expectHeading(page, 'Sign in to Postwright')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()

  await expectHeading(page, 'Connect an app')
  await page.getByText('Your answer goes to a program on this computer.').waitFor()
  await expectAccessible(page, 'consent')
  await page.getByRole('button', { name: 'Allow', exact: true, disabled: false }).click()
  await expectHeading(page, 'Back')
  const answer = Object.fromEntries(arrived.at(-1)?.searchParams ?? [])
  expect(answer).toEqual({
    code: expect.stringMatching(/^pw_code_/),
    iss: app.ctx.config.http.publicUrl,
    state: 'a % state&more',
  })
  const { access_token } = (await (await redeem(app, asked, answer.code ?? '')).json()) as Tokens
  const client = await connectMcp(app.url, { authorization: `Bearer ${access_token}` })
  expect((await client.listTools()).tools.map(({ name }) => name)).not.toContain('propose_time')
  await client.close()

  await page.goto('/settings/developers')
  await page.getByText('registered itself · connected', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Disconnect Assistant' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect', exact: true }).click()
  await expectToast(page, 'success', 'The app is disconnected')
  await expect(connectMcp(app.url, { authorization: `Bearer ${access_token}` })).rejects.toThrow()
})

test('tells the app of a no, in German too', async () => {
  const page = await browser.newPage(app, {
    as: await app.signIn(),
    outside: new URL(callback).host,
    locale: 'de-DE',
  })
  const { address } = await askFor('read')
  await page.goto(address)
  await expectHeading(page, 'App verbinden')
  await page.getByRole('button', { name: 'Erlauben', exact: true, disabled: false }).waitFor()
  await expectGerman(page)
  await page.getByRole('link', { name: 'Nicht erlauben' }).click()
  await expectHeading(page, 'Back')
  expect(arrived.at(-1)?.searchParams.get('error')).toBe('access_denied')
  expect(arrived.at(-1)?.searchParams.has('code')).toBe(false)
})

test('leads nowhere when the address is not the app’s', async () => {
  const page = await browser.newPage(app, { as: await app.signIn(), mayLog: 'Failed to load resource' })
  const { asked } = await askFor('read')
  await page.goto(`/authorize?${new URLSearchParams({ ...asked.request, redirect_uri: 'https://evil.example/' })}`)
  await page.getByText('Do not go on', { exact: false }).waitFor()
  await eventually(() => page.getByRole('button').count()).toBe(0)
  const links = await page.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(links).toEqual(['/', '/'])
})
