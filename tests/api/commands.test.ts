import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadConfig } from '#server/platform/config'
import { openDatabase } from '#server/platform/database/database'
import { onlyOn } from '../support/only-on.ts'
import { runCommand } from '../support/run-command.ts'
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
  return runCommand(command, args, { DATA_DIR: database.dataDir, ...database.environment, ...environment })
}

onlyOn.sqlite?.describe('read', () => {
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

onlyOn.sqlite?.describe('compose', () => {
  test('prints a post that quotes the article', async () => {
    const { code, output } = await run('compose', [join(folder, 'page.html')])
    expect(code).toBe(0)
    expect(output).toMatch(/twelve thousand trees/i)
    expect(output).toMatch(/^The Example Gazette: “/)
  })

  test('says what is wrong', async () => {
    const { code, output } = await run('compose', [join(folder, 'page.html'), '--language', 'klingon'])
    expect(code).toBe(1)
    expect(JSON.parse(output)).toHaveProperty('message')
  })
})

describe('admin', () => {
  const email = 'root@example.com'

  test('changes the key of sign-off records while the server runs', async () => {
    const changed = await run('admin', ['rotate-signing-key'])
    expect([changed.code, changed.output]).toEqual([0, expect.stringContaining('signed with a new key')])
    expect((await run('admin', ['rotate-signing-key', email])).code).toBe(1)
  })

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
    expect(user).toMatchObject({ is_admin: 1, is_approved: 1 })
  })

  onlyOn.sqlite?.test('turns a second factor off for who lost the phone; what it changes is on record', async () => {
    const lost = 'lost-phone@example.com'
    await run('admin', ['create', lost])
    const opened = openDatabase(loadConfig({ ...database.environment, DATA_DIR: database.dataDir }).database)
    try {
      await opened.db.updateTable('users').set({ second_factor_at: 1 }).where('email', '=', lost).execute()
      expect((await run('admin', ['reset-second-factor', lost.toUpperCase()])).output).toContain('password alone')
      expect((await run('admin', ['reset-second-factor', lost])).output).toContain('had no two-step sign-in')
      const user = await opened.db.selectFrom('users').selectAll().where('email', '=', lost).executeTakeFirstOrThrow()
      expect(user.second_factor_at).toBeNull()
      const lines = await opened.db
        .selectFrom('audit_log')
        .selectAll()
        .where('target', '=', lost)
        .orderBy('id')
        .execute()
      expect(lines.map(({ actor, action }) => [actor, action])).toEqual([
        ['command line', 'Created the administrator'],
        ['command line', 'Reset the two-step sign-in'],
        ['command line', 'Reset the two-step sign-in'],
      ])
    } finally {
      await opened.close()
    }
  })

  onlyOn.sqlite?.test('prints the mails to an address that nobody could send', async () => {
    const opened = openDatabase(loadConfig({ ...database.environment, DATA_DIR: database.dataDir }).database)
    const mail = { subject: 'Choose a password', text: 'Here: https://x.example/reset-password#abc\n', html: '<p></p>' }
    const kept = { ...mail, id: 'kept', recipient: 'reader@example.com', created_at: 0, sent_at: null }
    await opened.db.insertInto('mails').values(kept).execute()
    await opened.close()
    expect((await run('admin', ['mails', 'Reader@example.com'])).output).toContain('/reset-password#abc')
    expect((await run('admin', ['mails', 'nobody@example.com'])).output).toContain('no unsent mail')
  })

  onlyOn.sqlite?.test.each([
    [['create']],
    [['dance', email]],
    [['promote', 'nobody@example.com']],
    [['create', 'nonsense']],
  ])('refuses %j', async (args) => {
    const { code, errors } = await run('admin', args)
    expect(code).toBe(1)
    expect(errors.trim()).not.toBe('')
  })
})
