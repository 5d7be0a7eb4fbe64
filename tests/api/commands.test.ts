import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadConfig } from '#server/platform/config'
import { openDatabase } from '#server/platform/database/database'
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts'

/** The commands as people run them: arguments in, standard output and exit code out. */

const folder = mkdtempSync(join(tmpdir(), 'postwright-commands-'))
const page = `<!doctype html><html lang="en"><head><title>Twelve thousand trees</title><meta property="og:site_name" content="The Example Gazette"></head><body><nav>Home</nav><article><h1>Twelve thousand trees</h1>
${Array.from({ length: 6 }, (_, number) => `<p>Paragraph ${number} tells how the council voted on Tuesday to plant twelve thousand trees along the main roads of the town, and what the plan costs.</p>`).join('\n')}
</article></body></html>`

let database: TestDatabase
let site: ReturnType<typeof createServer>

beforeAll(async () => {
  database = await createTestDatabase()
  writeFileSync(join(folder, 'page.html'), page)
  writeFileSync(join(folder, 'empty.pdf'), '')
  site = createServer((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(page))
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
})

afterAll(async () => {
  site.close()
  rmSync(folder, { recursive: true })
  await database.remove()
})

function run(command: string, args: string[], environment: Record<string, string> = {}) {
  const script = join(import.meta.dirname, `../../dist/server/commands/${command}.js`)
  const env = { PATH: process.env.PATH, DATA_DIR: database.dataDir, ...database.environment, ...environment }
  return new Promise<{ code: number; output: string; errors: string }>((resolve) => {
    const child = execFile(process.execPath, [script, ...args], { env }, (_, output, errors) => {
      resolve({ code: child.exitCode ?? -1, output, errors })
    })
  })
}

describe('read', () => {
  test('prints the article of a file', async () => {
    const { code, output } = await run('read', [join(folder, 'page.html')])
    expect(code).toBe(0)
    expect(JSON.parse(output)).toMatchObject({
      title: 'Twelve thousand trees',
      siteName: 'The Example Gazette',
      status: 'ok',
    })
  })

  test('prints the article of an address through the guarded fetcher', async () => {
    const { port } = site.address() as AddressInfo
    const allow = { FETCH_ALLOW: `news.example.com=127.0.0.1:${port}` }
    const { output } = await run('read', [`http://news.example.com:${port}/trees`], allow)
    expect(JSON.parse(output)).toMatchObject({ title: 'Twelve thousand trees', status: 'ok' })
    const refused = await run('read', [`http://127.0.0.1:${port}/trees`])
    expect(refused.code).toBe(1)
    expect(JSON.parse(refused.output)).toMatchObject({ code: 'source_refused' })
  })

  test.each([
    [[], 'invalid_input'],
    [[join(folder, 'missing.html')], 'not_found'],
    [[join(folder, 'empty.pdf')], 'EMPTY_FILE'],
  ])('says what is wrong with %j', async (args, code) => {
    const result = await run('read', args)
    expect(result.code).toBe(1)
    expect(JSON.parse(result.output)).toMatchObject({ code })
  })
})

describe('compose', () => {
  test('prints a post of the article’s own sentences', async () => {
    const { code, output } = await run('compose', [join(folder, 'page.html')])
    expect(code).toBe(0)
    expect(output).toContain('twelve thousand trees')
    expect(output).toContain('Source: The Example Gazette')
  })

  test('says what is wrong', async () => {
    const { code, output } = await run('compose', [join(folder, 'page.html'), '--language', 'klingon'])
    expect(code).toBe(1)
    expect(JSON.parse(output)).toHaveProperty('message')
  })
})

describe('admin', () => {
  const email = 'root@example.com'

  test('creates an administrator, beside whatever else runs, and gives a new password', async () => {
    const created = await run('admin', ['create', email])
    expect(created.output).toMatch(/The password is: \S{15,}/)
    expect((await run('admin', ['create', email])).code).toBe(1)
    const reset = await run('admin', ['reset-password', email])
    expect(reset.output).toMatch(/new password of root@example.com is: \S{15,}/)
    expect((await run('admin', ['approve', email])).output).toContain('approved before')

    const opened = openDatabase(loadConfig({ ...database.environment, DATA_DIR: database.dataDir }).database)
    const user = await opened.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
    await opened.close()
    expect(user).toMatchObject({ role: 'admin', is_approved: 1 })
  })

  test.each([[['create']], [['dance', email]], [['promote', 'nobody@example.com']], [['create', 'nonsense']]])(
    'refuses %j',
    async (args) => {
      const { code, errors } = await run('admin', args)
      expect(code).toBe(1)
      expect(errors.trim()).not.toBe('')
    },
  )
})
