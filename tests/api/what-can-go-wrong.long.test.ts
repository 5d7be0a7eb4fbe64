import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { loadConfig } from '#server/platform/config'
import { type Database, openDatabase } from '#server/platform/database/database'
import { type FakeS3, startFakeS3 } from '../support/fake-s3/start-fake-s3.ts'
import { type LinkedinApp, startLinkedinApp } from '../support/linkedin-app.ts'
import { onlyOn } from '../support/only-on.ts'
import { patienceMs } from '../support/patience.ts'
import { picture, upload } from '../support/pictures.ts'
import {
  type Author,
  inMinutes,
  type Publication,
  publish,
  signInAuthor,
  writePost,
} from '../support/publishing-app.ts'
import { runCommand } from '../support/run-command.ts'
import { startServerProcess } from '../support/server-process.ts'
import { password } from '../support/test-app.ts'

/** The handbook's page "What can go wrong, and what then", step by step on one installation, with real processes. */

const day = 24 * 60 * 60_000

onlyOn.sqlite?.test(
  'a restore, a shared bucket, a copy, another secret and a wrong clock lose and send nothing',
  async () => {
    const restored = { ...common(), DATA_DIR: join(folder, 'restored') }
    const { planned, image } = await makeInstallation()
    const sent = world.fake.feed.sent.length

    // You restore a backup
    const restoring = await runCommand('restore', [backup], restored)
    expect([restoring.code, restoring.errors]).toEqual([0, ''])
    expect(restoring.output).toContain('1 planned posts of 1 authors are held until they say so on their schedule')
    const first = await startServerProcess(restored)
    expect((await new Visit(first).publication(planned)).state).toBe('held')
    expect(await (await (await new Visit(first).signIn()).post('/api/publications/continue')).json()).toEqual({
      count: 1,
    })
    expect((await new Visit(first).publication(planned)).state).toBe('scheduled')
    expect(await first.end('SIGTERM')).toBe(0)

    // Pictures move to a bucket that others use
    const website = ['index.html', 'photos/a.jpg', 'media/b.jpg']
    for (const key of website) s3.objects.set(key, { bytes: Buffer.from(key), headers: {} })
    const withBucket = { ...restored, ...s3.environment }
    const dry = await runCommand('media', ['to-bucket', '--dry-run'], withBucket)
    expect(dry.output).toContain('2 files (')
    expect([...s3.objects.keys()].filter((key) => key.endsWith('.picture'))).toEqual([])
    expect((await runCommand('media', ['to-bucket'], withBucket)).output).toContain('2 files copied')
    rmSync(join(restored.DATA_DIR, 'media'), { recursive: true })
    const second = await startServerProcess(withBucket)
    expect((await (await new Visit(second).signIn()).get(image)).status).toBe(200)
    expect(await second.end('SIGTERM')).toBe(0)
    for (const key of website) expect(s3.objects.get(key)?.bytes.toString()).toBe(key)

    // The data folder was copied
    const copy = { ...restored, DATA_DIR: join(folder, 'copy') }
    cpSync(restored.DATA_DIR, copy.DATA_DIR, { recursive: true })
    await inDatabase(copy, (db) =>
      db
        .updateTable('publications')
        .set({ due_at: Date.now() - 60_000, next_at: 0 })
        .execute(),
    )
    const quiet = await startServerProcess({ ...copy, PUBLISHING: 'off' })
    expect((await new Visit(quiet).publication(planned)).state).toBe('scheduled')
    expect(await quiet.end('SIGTERM')).toBe(0)
    await inDatabase(copy, (db) =>
      db
        .updateTable('installation_marks')
        .set({ value: String(Date.now() - 11 * 60_000) })
        .where('name', '=', 'heartbeat')
        .execute(),
    )
    const loud = await startServerProcess(copy)
    expect(loud.output()).toContain('the database went back to an earlier state')
    expect((await new Visit(loud).publication(planned)).state).not.toBe('published')
    expect(await loud.end('SIGTERM')).toBe(0)

    // Two servers have different secrets
    const other = { ...withBucket, SECRET: 'another secret of thirty-two letters' }
    await expect(startServerProcess(other)).rejects.toThrow(
      'SECRET is not the one that the data of this installation is sealed with',
    )
    expect((await runCommand('admin', ['accept-secret'], other)).code).toBe(0)
    const third = await startServerProcess(other)
    expect((await new Visit(third).publication(planned)).state).toBe('scheduled')
    expect(await third.end('SIGTERM')).toBe(0)

    // The clock was wrong
    const far = Date.now() + 300 * day
    const noted = { name: 'remove-files', payload: '{"ownerId":"somebody"}', run_at: far, attempts: 0 }
    await inDatabase(other, async (db) => {
      await db
        .insertInto('jobs')
        .values({ id: 'ahead', ...noted, locked_until: far, locked_by: 'a clock ahead' })
        .execute()
      await db.updateTable('publications').set({ next_at: far }).execute()
    })
    const fourth = await startServerProcess(other)
    const left = () => inDatabase(other, (db) => db.selectFrom('jobs').select('id').where('id', '=', 'ahead').execute())
    await expect.poll(left, { timeout: patienceMs }).toEqual([])
    const [row] = await inDatabase(other, (db) => db.selectFrom('publications').select(['due_at', 'next_at']).execute())
    expect(row?.next_at).toBeLessThan(far)
    expect(Math.abs((row?.due_at ?? 0) - Date.parse(planned.dueAt))).toBeLessThan(1_000)
    expect(await fourth.end('SIGTERM')).toBe(0)

    expect(world.fake.feed.sent).toHaveLength(sent)
  },
)

let folder: string
let backup: string
let world: LinkedinApp
let author: Author
let s3: FakeS3

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'postwright-wrong-'))
  backup = join(folder, 'postwright.tar.gz')
  world = await startLinkedinApp({ withJobs: true })
  s3 = await startFakeS3()
})

afterAll(async () => {
  await s3.close()
  await world.close()
  rmSync(folder, { recursive: true })
})

/** The original and its copies share one LinkedIn. */
function common(): Record<string, string> {
  return { ...world.fake.environment, PAYMENTS: 'off' }
}

/** One author, a post scheduled for tomorrow and a picture; backed up by the command. */
async function makeInstallation(): Promise<{ planned: Publication; image: string }> {
  author = await signInAuthor(world)
  const planned = await publish(author, await writePost(author), inMinutes(world, 24 * 60))
  const asset = await upload(author.person, await picture('png', 300, 200))
  const { dataDir } = world.app.ctx.config
  const made = await runCommand('backup', [backup], { DATA_DIR: dataDir })
  expect([made.code, made.errors]).toEqual([0, ''])
  return { planned, image: asset.url ?? '' }
}

/** The author on a server, signed in with the password. */
class Visit {
  readonly #server: Awaited<ReturnType<typeof startServerProcess>>

  constructor(server: Awaited<ReturnType<typeof startServerProcess>>) {
    this.#server = server
  }

  async signIn() {
    const visitor = this.#server.visitor()
    const answer = await visitor.post('/api/login', { email: author.person.email, password })
    expect(answer.status).toBe(200)
    return visitor
  }

  async publication({ id }: Publication): Promise<Publication> {
    return (await (await (await this.signIn()).get(`/api/publications/${id}`)).json()) as Publication
  }
}

/** Without a running server. */
async function inDatabase<Result>(environment: Record<string, string>, work: (db: Database) => Promise<Result>) {
  const database = openDatabase(loadConfig(environment).database)
  try {
    return await work(database.db)
  } finally {
    await database.close()
  }
}
