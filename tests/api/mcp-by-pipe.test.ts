import { join } from 'node:path'
import type { CallToolResult, Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { FakeWriter } from '../support/fake-writer.ts'
import { makeKey } from '../support/key-caller.ts'
import { newMcpClient, type Revision, revisions } from '../support/mcp-client.ts'
import { onlyOn } from '../support/only-on.ts'
import { patienceMs } from '../support/patience.ts'
import { postsUsed, sourceText } from '../support/posts.ts'
import { runCommand } from '../support/run-command.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** `npm run mcp`: a client of this computer talks to it by standard input and output, and it to an installation. */

const command = join(import.meta.dirname, '../../dist/server/commands/mcp.js')

onlyOn.sqlite?.describe('a local client', () => {
  let app: TestApp
  let author: Awaited<ReturnType<TestApp['signIn']>>
  let client: Client | undefined
  const writer = new FakeWriter()

  beforeAll(async () => {
    app = await startTestApp({ parts: { writer } })
    author = await app.signIn()
  })

  afterEach(() => client?.close())
  afterAll(() => app.close())

  async function connect(revision: Revision = '2026-07-28', key?: string): Promise<Client> {
    const env = { POSTWRIGHT_URL: app.url, POSTWRIGHT_KEY: key ?? (await makeKey(app.url, author)).key }
    client = newMcpClient(revision)
    await client.connect(
      new StdioClientTransport({ command: process.execPath, args: [command], env, stderr: 'ignore' }),
    )
    return client
  }

  test.each(revisions)('of %s lists the tools and uses one', async (revision) => {
    const caller = await connect(revision)
    expect((await caller.listTools()).tools).toHaveLength(9)
    const result = (await caller.callTool({ name: 'list_posts', arguments: {} })) as CallToolResult
    expect(result.structuredContent).toEqual({ posts: [], next: null })
  })

  test('is told of progress, and ends what it cancels', async () => {
    const caller = await connect()
    const before = await postsUsed(author)
    const cancelling = new AbortController()
    const stages: (string | undefined)[] = []
    writer.write = () => new Promise(() => {})
    const left = caller.callTool(
      { name: 'write_post', arguments: { textContent: sourceText, model: 'composer' } },
      { signal: cancelling.signal, onprogress: ({ message }) => stages.push(message) },
    )
    await expect.poll(() => stages, { timeout: patienceMs }).toEqual(['reading', 'writing'])
    cancelling.abort()
    await expect(left).rejects.toThrow()
    await expect.poll(() => writer.aborted.length, { timeout: patienceMs }).toBe(1)
    await expect.poll(() => postsUsed(author), { timeout: patienceMs }).toBe(before)
  })

  test('with a wrong key hears why', async () => {
    await expect(connect('2025-11-25', 'pw_live_wrong')).rejects.toThrow('key')
  })
})

onlyOn.sqlite?.test('without an address and a key it says what to set', async () => {
  const { code, output, errors } = await runCommand('mcp', [], {})
  expect([code, output]).toEqual([1, ''])
  expect(errors).toContain('POSTWRIGHT_KEY')
})
