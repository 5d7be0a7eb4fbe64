import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { picture, upload } from '../support/pictures.ts'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'
import { makeVisual } from '../support/visuals.ts'

/**
 * The contents of npm run pack's archive, started where no other packages are. scripts/try-archive.mjs does the same
 * with the archive itself.
 */

const text = 'The council voted to plant twelve thousand trees along the main roads. The plan costs four million euros.'
const admin = { email: 'admin@example.com', password: 'a long enough passphrase', firstName: 'Ann', lastName: 'Archer' }

/** A user who owns nothing here, if the tests may switch to one. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

let home: string
let release: string
let server: ServerProcess

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'postwright-release-'))
  chmodSync(home, 0o755)
  release = join(home, 'release')
  const layRelease = join(import.meta.dirname, '../../scripts/release-folder.mjs')
  // not with npm run pack, whose new build would disturb other tests
  const script = `import(${JSON.stringify(layRelease)}).then((made) => made.layRelease(${JSON.stringify(release)}))`
  execFileSync(process.execPath, ['-e', script])
  const data = join(home, 'data')
  mkdirSync(data)
  if (nobody.uid) chownSync(data, nobody.uid, nobody.gid)
  server = await startServerProcess({ DATA_DIR: data }, join(release, 'start.js'), nobody)
})

afterAll(async () => {
  await server?.end('SIGTERM')
  rmSync(home, { recursive: true, force: true })
})

test('a release names everybody whose work it contains, in its folder and to whoever asks the server', async () => {
  const notices = readFileSync(join(release, 'THIRD-PARTY-NOTICES'), 'utf8')
  const answer = await server.visitor().get('/third-party-notices.txt')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(await answer.text()).toBe(notices)

  const shipped = readdirSync(join(release, 'node_modules'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /^(?:@[^/]+\/)?[^/]+\/package\.json$/.test(path))
    .map(
      (path) =>
        JSON.parse(readFileSync(join(release, 'node_modules', path), 'utf8')) as { name: string; version: string },
    )
  expect(shipped.length).toBeGreaterThan(100)
  const unnamed = shipped.filter(({ name, version }) => !notices.includes(`${name} ${version}: `))
  expect(unnamed).toEqual([])
  // of the browser's bundles, of the fonts, and of libraries within a native package
  for (const part of ['react ', '@fontsource-variable/schibsted-grotesk ', 'SIL OPEN FONT LICENSE', '| cairo ']) {
    expect(notices).toContain(part)
  }
})

test('a release starts as another user in an empty folder, and writes, reads pictures and draws', async () => {
  const visitor = server.visitor()
  expect((await visitor.get('/healthz')).status).toBe(200)
  const page = await visitor.get('/auth')
  expect(page.status).toBe(200)
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1] ?? ''
  expect((await visitor.get(script)).status).toBe(200)

  expect((await visitor.post('/api/setup', { token: server.setupToken(), ...admin })).ok).toBe(true)
  const post = await visitor.post('/api/posts/generate', { textContent: text })
  expect(await post.json()).toMatchObject({ content: expect.stringContaining('twelve thousand trees') })

  expect(await upload(visitor, await picture('png'))).toMatchObject({ width: 60, height: 40 })
  const { thumbnailUrl } = await makeVisual(visitor)
  expect((await visitor.get(thumbnailUrl)).headers.get('content-type')).toMatch(/^image\//)
})

test('a release has the commands, under the names that the handbook says', () => {
  const run = (...args: string[]) =>
    execFileSync(process.execPath, [join(release, 'start.js'), ...args], {
      cwd: home,
      env: { PATH: process.env.PATH, DATA_DIR: join(home, 'data') },
      encoding: 'utf8',
      stdio: 'pipe',
    })
  expect(run('backup', join(home, 'first.tar.gz'))).toContain('It holds everything')
  expect(run('admin', 'reset-password', admin.email)).toContain(admin.email)
  expect(() => run('bakcup')).toThrow('There is no command bakcup. There are read, compose, admin, backup, restore')
})
