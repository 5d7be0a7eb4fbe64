import { spawn } from 'node:child_process'
import { createServer, request as send } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer } from '#shared/contract/contract'
import { consent, registerApp } from '../support/oauth-app.ts'
import { freePort } from '../support/server-process.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** The protocol's own conformance suite for authorization servers, which a person helps by consenting. */

const suite = join(
  createRequire(import.meta.url).resolve('@modelcontextprotocol/conformance/package.json'),
  '../dist/index.js',
)

let app: TestApp
let issuer: string
/** At the installation's own address: the test's server listens at another one. */
const door = createServer((request, response) => {
  const { method = 'GET', headers, url } = request
  const passed = send(`${app.url}${url}`, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 500, answer.headers)
    answer.pipe(response)
  })
  passed.on('error', () => response.destroy())
  request.pipe(passed)
})

beforeAll(async () => {
  await new Promise<void>((ready) => door.listen(0, '127.0.0.1', ready))
  issuer = `http://127.0.0.1:${(door.address() as AddressInfo).port}`
  app = await startTestApp({ environment: { PUBLIC_URL: issuer } })
})

afterAll(async () => {
  door.close()
  door.closeAllConnections()
  await app.close()
})

test('all of it passes', async () => {
  const person = await app.signIn()
  const clientId = await registerApp(app, { redirect_uris: ['http://127.0.0.1/callback'] })
  const port = String(await freePort())
  const shim = join(import.meta.dirname, '../support/fs-with-glob.mjs')
  const options = ['--url', issuer, '--client-id', clientId, '--resource', `${issuer}/mcp`, '--port', port]
  const running = spawn(process.execPath, ['--import', shim, suite, 'authorization', ...options])
  let said = ''
  let hasConsented = false
  const listen = async (chunk: Buffer) => {
    said += chunk.toString()
    const [asked] = /\S+\/authorize\?\S+(?=\n)/.exec(said) ?? []
    if (asked === undefined || hasConsented) return
    hasConsented = true
    const request = Object.fromEntries(new URL(asked).searchParams)
    const answer = await consent(person, { request, verifier: '' })
    await fetch(((await answer.json()) as Answer<'allowApp'>).address)
  }
  running.stdout.on('data', (chunk: Buffer) => void listen(chunk))
  running.stderr.on('data', (chunk: Buffer) => void listen(chunk))
  const status = await new Promise((ended) => running.on('close', ended))
  expect(status, said).toBe(0)
  expect(said).toContain('Total: 3 passed, 0 failed')
})
