import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, request as send } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callerOf } from '../support/mcp-client.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/**
 * The protocol's own conformance suite, as far as it applies: it asks for every part of the protocol, by tools, prompts
 * and resources of its own that no product has. Each of those is listed with why it does not apply; all else passes.
 */

/** Parts of a check's name. */
const notApplicable: Readonly<Record<string, readonly string[]>> = {
  'its own tools, which it tries forms of answers with': [
    'tools-call-',
    'json-schema-2020-12-tool-found',
    'elicitation-sep',
    'sep-2322-elicitation-incomplete',
    'sep-2322-list-roots-incomplete',
    'sep-2322-sampling-incomplete',
    'sep-2322-respect-client-capabilities',
    'sep-2322-multi-round-r1',
    'sep-2322-multiple-inputs-incomplete',
    'sep-2322-request-state-incomplete',
    'sep-2322-result-type-included',
    'sep-2322-reject-tampered-state',
    'sep-2575-server-rejects-undeclared-capability',
    'sep-2575-missing-capability-http-400',
    'sep-2575-http-server-no-independent-requests-on-stream',
    'sep-2575-server-no-log-without-loglevel',
  ],
  'no tool repeats an argument in a header': ['sep-2243-server-'],
  'there are no prompts': ['prompts-', 'sep-2549-prompts-', 'sep-2322-non-tool-incomplete'],
  'there are no resources': ['resources-', 'sep-2549-resources-'],
  'there is nothing to complete': ['completion-complete'],
  'nothing is logged to clients': ['logging-set-level'],
}

const suite = join(
  createRequire(import.meta.url).resolve('@modelcontextprotocol/conformance/package.json'),
  '../dist/index.js',
)

let app: TestApp
/** Adds what proves who calls, which the suite can't send. */
let door: ReturnType<typeof createServer>

beforeAll(async () => {
  app = await startTestApp()
  const caller = await callerOf(app.url, await app.signIn())
  const { host: own } = new URL(app.url)
  door = createServer((request, response) => {
    const here = `localhost:${(door.address() as AddressInfo).port}`
    const { host, origin } = request.headers
    const headers = {
      ...request.headers,
      ...caller,
      ...(origin && { origin: origin.replace(here, own) }),
      host: host?.replace(here, own),
    }
    const passed = send(`${app.url}${request.url}`, { method: request.method ?? 'GET', headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
    })
    passed.on('error', () => response.destroy())
    response.on('close', () => passed.destroy())
    request.pipe(passed)
  })
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
})

afterAll(async () => {
  door.close()
  door.closeAllConnections()
  await app.close()
})

interface Check {
  id: string
  status: 'SUCCESS' | 'FAILURE' | 'WARNING' | 'SKIPPED' | 'INFO'
  errorMessage?: string
}

async function runSuite(revision: string): Promise<Check[]> {
  const folder = mkdtempSync(join(tmpdir(), 'postwright-conformance-'))
  const url = `http://localhost:${(door.address() as AddressInfo).port}/mcp`
  const shim = join(import.meta.dirname, '../support/fs-with-glob.mjs')
  const options = ['--suite', 'all', '--spec-version', revision, '--output-dir', folder]
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, ['--import', shim, suite, 'server', '--url', url, ...options], (_, said, errors) =>
      resolve(said + errors),
    )
  })
  const checks = readdirSync(folder).flatMap(
    (scenario) => JSON.parse(readFileSync(join(folder, scenario, 'checks.json'), 'utf8')) as Check[],
  )
  rmSync(folder, { recursive: true })
  if (checks.length === 0) throw new Error(output)
  return checks
}

test.each(['2025-06-18', '2025-11-25', '2026-07-28'])('all of revision %s that applies passes', async (revision) => {
  const checks = await runSuite(revision)
  const isNotApplicable = (id: string) =>
    Object.values(notApplicable)
      .flat()
      .some((part) => id.startsWith(part))
  const failed = checks.filter(({ id, status }) => status === 'FAILURE' && !isNotApplicable(id))
  expect(failed.map(({ id, errorMessage }) => `${id}: ${errorMessage}`)).toEqual([])
  expect(checks.filter(({ status }) => status === 'SUCCESS').length).toBeGreaterThan(25)
})
