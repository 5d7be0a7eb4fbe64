import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { lastBackups } from '#server/features/backup/backup-records'
import { restoreBackup } from '#server/features/backup/restore-backup'
import { backUpOnSchedule } from '#server/features/backup/scheduled-backups'
import { seedWriting } from '#server/features/styles/seed'
import { seedVisualTemplates } from '#server/features/visuals/seed'
import { loadConfig } from '#server/platform/config'
import { tryLockDataDirectory } from '#server/platform/data-lock'
import { type OpenDatabase, openDatabase } from '#server/platform/database/database'
import { migrateToLatest } from '#server/platform/database/migrate'
import { markUnfinished } from '#server/platform/database/unfinished-restore'
import { listTables, readCounter } from '#server/platform/database/whole-tables'
import { writeSecretMark } from '#server/platform/installation/secret-mark'
import { builtInTemplates } from '#shared/templates/built-in'
import { rowsOf, schemaOf } from '../support/database-contents.ts'
import { until } from '../support/fake-writer.ts'
import { personId } from '../support/ids.ts'
import { expectEverythingThere, type Installation, unpackInstallation } from '../support/installation.ts'
import { onlyOn } from '../support/only-on.ts'
import { makePost } from '../support/posts.ts'
import { runCommand } from '../support/run-command.ts'
import { startServerProcess } from '../support/server-process.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { createTestDatabase, databaseKind, type TestDatabase } from '../support/test-database.ts'

/** Backups: everything into one file while a server runs, and restored on either database. */

type Environment = Record<string, string> & { DATA_DIR: string }

/** Tables that a restore recreates, re-records or ends; went-back.test.ts covers those that end. */
const derived = /^(post_search|kysely_migration|backups|installation_marks|sessions|links|pending_logins)/
const folder = mkdtempSync(join(tmpdir(), 'postwright-backup-'))
/** Opened for one test each. */
let homes: TestDatabase[] = []
/** Opened for several tests. */
const lastingHomes: TestDatabase[] = []
let count = 0

/** The first release's installation, migrated, with a row of every kind of bytes, and a backup of it. */
let installation: Installation
let original: Environment
let backup: string

beforeAll(async () => {
  installation = unpackInstallation('0.1.0')
  original = { DATA_DIR: installation.dataDir, PAYMENTS: 'off' }
  await look(original, async ({ db }) => {
    await migrateToLatest(db)
    await seedWriting(db, Date.now())
    await seedVisualTemplates(db, builtInTemplates, Date.now())
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => (index * 31) % 256))
    const owner_id = personId(installation.known.people.admin.user.id)
    const text = { owner_id, content_hash: 'all bytes', compressed: bytes, created_at: 1 }
    await db.insertInto('source_texts').values(text).execute()
  })
  backup = await backUp(original)
})

afterEach(async () => {
  await Promise.all(homes.map((each) => each.remove()))
  homes = []
})

afterAll(async () => {
  await Promise.all(lastingHomes.map((each) => each.remove()))
  installation.remove()
  rmSync(folder, { recursive: true })
})

async function backUp(environment: Environment): Promise<string> {
  count += 1
  const file = join(folder, `${count}.tar.gz`)
  const { code, errors } = await runCommand('backup', [file], environment)
  expect([code, errors]).toEqual([0, ''])
  return file
}

const restore = (file: string, environment: Environment) => runCommand('restore', [file], environment)

/** An empty target to restore to, by default on this run's database. */
async function newHome(kind = databaseKind): Promise<Environment> {
  if (kind === 'sqlite') return { DATA_DIR: mkdtempSync(join(folder, 'home-')), PAYMENTS: 'off' }
  const home = await createTestDatabase()
  homes.push(home)
  return { ...home.environment, DATA_DIR: home.dataDir, PAYMENTS: 'off' }
}

async function look<Seen>(environment: Environment, at: (database: OpenDatabase) => Promise<Seen>): Promise<Seen> {
  const database = openDatabase(loadConfig(environment).database)
  try {
    return await at(database)
  } finally {
    await database.close()
  }
}

async function countersOf(database: OpenDatabase): Promise<number[]> {
  const tables = await listTables(database.db, (name) => !derived.test(name))
  return await Promise.all(tables.map((table) => readCounter(database.db, table)))
}

describe('a backup that is restored', () => {
  // through the other database and back if there is one
  const stations = databaseKind === 'postgres' ? (['postgres', 'sqlite'] as const) : (['sqlite'] as const)
  let home: Environment

  beforeAll(async () => {
    home = await newHome()
    lastingHomes.push(...homes.splice(0))
  })

  test('makes good a restore that broke off, which keeps the server from starting', async () => {
    const left = join(home.DATA_DIR, 'media', 'somebody', 'media', 'half')
    mkdirSync(left, { recursive: true })
    writeFileSync(join(left, 'a.picture'), 'half a picture')
    writeFileSync(join(home.DATA_DIR, 'restoring'), 'backup.tar.gz\n')
    if (databaseKind === 'sqlite') writeFileSync(join(home.DATA_DIR, 'postwright.sqlite'), 'half a database')

    await expect(startServerProcess(home)).rejects.toThrow('that was not finished. Run npm run restore again.')
    const { code, output, errors } = await restore(backup, home)
    expect([code, errors.replace(/^SECRET is not.*\n/, '')], output).toEqual([0, ''])
    expect(output).toMatch(/^Restored \d+ rows and 8 files of .*, made by version /)
    expect(output).toContain('Nothing goes out by itself: 0 planned posts of 0 authors are held')
    expect(output).toContain('passwords that were changed since: the former ones work again')
    expect(existsSync(left)).toBe(false)
  })

  test(`has every row, counter and file: SQLite to ${stations.join(' to ')}`, async () => {
    let at = home
    for (const kind of stations.slice(1)) {
      const next = await newHome(kind)
      const { code, output, errors } = await restore(await backUp(at), next)
      expect([code, errors.replace(/^SECRET is not.*\n/, '')], output).toEqual([0, ''])
      at = next
    }
    const seen = await look(at, async (database) => [
      await rowsOf(database, derived),
      await countersOf(database),
      await schemaOf(database),
    ])
    const expected = await look(original, async (database) => [
      await rowsOf(database, derived),
      await countersOf(database),
      await schemaOf(database),
    ])
    expect(Object.keys(seen[0] ?? {}).length).toBeGreaterThan(20)
    expect(seen).toEqual(expected)
  })

  test('stays as it is when another is to be restored in its place', async () => {
    const before = await look(home, (database) => rowsOf(database, derived))
    const refusal = await restoreBackup(loadConfig(home), backup).catch(String)
    expect(refusal).toMatch(/nothing was changed/)
    expect(await look(home, (database) => rowsOf(database, derived))).toEqual(before)
  })

  onlyOn.sqlite?.test('keeps the secret, or says that the settings have another', async () => {
    const secret = readFileSync(join(installation.dataDir, 'secret'), 'utf8')
    expect(readFileSync(join(home.DATA_DIR, 'secret'), 'utf8')).toBe(secret)
    expect(statSync(join(home.DATA_DIR, 'secret')).mode & 0o777).toBe(0o600)

    const other = { ...(await newHome('sqlite')), SECRET: 'another secret of thirty-two characters' }
    const { code, errors } = await restore(backup, other)
    expect([code, errors]).toEqual([0, expect.stringContaining(`tar -xzOf ${backup} secret`)])
    expect(existsSync(join(other.DATA_DIR, 'secret'))).toBe(false)
    expect(execFileSync('tar', ['-xzOf', backup, 'secret'], { encoding: 'utf8' })).toBe(secret)
  })

  test('is an installation that starts, with everything in it', async () => {
    const server = await startServerProcess(home)
    try {
      await expectEverythingThere(() => server.visitor(), installation)
    } finally {
      await server.end('SIGTERM')
    }
  })
})

onlyOn.sqlite?.describe('a backup that is not as it was made', () => {
  /** The backup unpacked, modified, and packed again. */
  function changed(change: (unpacked: string) => void, pack?: string[]): string {
    count += 1
    const unpacked = join(folder, `unpacked-${count}`)
    mkdirSync(unpacked)
    execFileSync('tar', ['-C', unpacked, '-xzf', backup])
    const entries = execFileSync('tar', ['-tzf', backup], { encoding: 'utf8' }).trim().split('\n')
    change(unpacked)
    const file = join(folder, `changed-${count}.tar.gz`)
    const present = (pack ?? entries).filter((entry) => existsSync(join(unpacked, entry)))
    execFileSync('tar', ['-C', unpacked, '--format=ustar', '-czf', file, ...present])
    return file
  }

  const somePicture = (unpacked: string) => {
    const name = readdirSync(join(unpacked, 'media'), { recursive: true }).find((each) =>
      String(each).endsWith('.picture'),
    )
    return join(unpacked, 'media', String(name))
  }
  const edit = (file: string, from: string | RegExp, to: string) =>
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))

  /** Corrects the manifest for the modified entries. */
  function reseal(unpacked: string): void {
    const path = join(unpacked, 'manifest.json')
    const manifest = JSON.parse(readFileSync(path, 'utf8')) as { entries: { name: string }[] }
    const present = manifest.entries.filter(({ name }) => existsSync(join(unpacked, name)))
    const entries = present.map(({ name }) => {
      const bytes = readFileSync(join(unpacked, name))
      return { name, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
    })
    writeFileSync(path, JSON.stringify({ ...manifest, entries }))
  }

  const cases: [string, () => string, RegExp][] = [
    [
      'one letter of a post changed',
      () => changed((at) => edit(join(at, 'tables/posts/000001.ndjson'), 'e', 'E')),
      /posts.*is not as it was/,
    ],
    [
      'one byte of a picture added',
      () => changed((at) => writeFileSync(somePicture(at), 'x', { flag: 'a' })),
      /media.*is not as it was/,
    ],
    ['a picture taken out', () => changed((at) => rmSync(somePicture(at))), /is missing in it/],
    [
      'a table added',
      () =>
        changed(
          (at) => cpSync(join(at, 'tables/users'), join(at, 'tables/links2'), { recursive: true }),
          ['backup.json', 'tables/links2/000001.ndjson', 'manifest.json'],
        ),
      /is missing in it|more than its manifest/,
    ],
    [
      'its end cut off',
      () => {
        const file = changed(() => undefined)
        writeFileSync(file, readFileSync(backup).subarray(0, -200))
        return file
      },
      /unexpected end|breaks off/i,
    ],
    ['no manifest', () => changed((at) => rmSync(join(at, 'manifest.json'))), /breaks off before its end/],
    [
      'a newer schema',
      () => changed((at) => edit(join(at, 'backup.json'), '"0001-start"', '"0001-start","0999-tomorrow"')),
      /made by a newer version of Postwright/,
    ],
    [
      'a newer format',
      () => changed((at) => edit(join(at, 'backup.json'), '"format":1', '"format":2')),
      /made by a newer version of Postwright/,
    ],
    [
      'nothing of ours in it',
      () => {
        const file = changed(() => undefined)
        execFileSync('tar', ['-C', dirname(import.meta.filename), '--format=ustar', '-czf', file, 'backup.test.ts'])
        return file
      },
      /not a backup of Postwright/,
    ],
    [
      'a head of null',
      () => changed((at) => writeFileSync(join(at, 'backup.json'), 'null')),
      /backup\.json in it is not what Postwright writes/,
    ],
    [
      'a head that is no JSON',
      () => changed((at) => writeFileSync(join(at, 'backup.json'), '{"product":')),
      /backup\.json in it is not what Postwright writes/,
    ],
    [
      'migrations that are none',
      () => changed((at) => edit(join(at, 'backup.json'), /"migrations":\[.*\]/, '"migrations":{"length":1}')),
      /backup\.json in it is not what Postwright writes/,
    ],
    [
      'a manifest of another shape',
      () => changed((at) => writeFileSync(join(at, 'manifest.json'), '{"entries":null}')),
      /manifest\.json in it is not what Postwright writes/,
    ],
    [
      'no secret',
      () =>
        changed((at) => {
          rmSync(join(at, 'secret'))
          reseal(at)
        }),
      /has no secret/,
    ],
    [
      'an empty secret',
      () =>
        changed((at) => {
          writeFileSync(join(at, 'secret'), '\n')
          reseal(at)
        }),
      /has no secret/,
    ],
    [
      'a head of megabytes',
      () => changed((at) => writeFileSync(join(at, 'backup.json'), ' '.repeat(3_000_000), { flag: 'a' })),
      /backup\.json is larger in it than it can be/,
    ],
    ['no file at all', () => join(folder, 'nowhere.tar.gz'), /ENOENT/],
  ]

  test.each(cases)('is refused before anything is written: %s', async (_, make, reason) => {
    const home = await newHome()
    const refusal = await restoreBackup(loadConfig(home), make()).catch(String)
    expect(refusal).toMatch(reason)
    expect(refusal).toContain('nothing was changed')
    expect(readdirSync(home.DATA_DIR).filter((name) => name !== 'lock.sqlite')).toEqual([])
    if (databaseKind === 'postgres') {
      expect(await look(home, ({ db }) => db.introspection.getTables({ withInternalKyselyTables: true }))).toEqual([])
    }
  })
})

describe('a restore that fails in the middle', () => {
  /** The archive is complete, but one of its rows fits into no table. */
  function withForeignRow(): string {
    count += 1
    const unpacked = join(folder, `unpacked-${count}`)
    mkdirSync(unpacked)
    execFileSync('tar', ['-C', unpacked, '-xzf', backup])
    const entries = execFileSync('tar', ['-tzf', backup], { encoding: 'utf8' }).trim().split('\n')
    const [name = ''] = entries.filter((each) => each.startsWith('tables/posts/'))
    const bytes = Buffer.from('{"no_such_column":1}\n')
    writeFileSync(join(unpacked, name), bytes)
    const path = join(unpacked, 'manifest.json')
    const manifest = JSON.parse(readFileSync(path, 'utf8')) as { entries: { name: string }[] }
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const changed = manifest.entries.map((entry) =>
      entry.name === name ? { name, size: bytes.length, sha256 } : entry,
    )
    writeFileSync(path, JSON.stringify({ ...manifest, entries: changed }))
    const file = join(folder, `foreign-${count}.tar.gz`)
    execFileSync('tar', ['-C', unpacked, '--format=ustar', '-czf', file, ...entries])
    return file
  }

  test('leaves the place as it was, and another one works there', async () => {
    const home = await newHome()
    const refusal = await restoreBackup(loadConfig(home), withForeignRow()).catch(String)
    expect(refusal).toMatch(/no_such_column/)
    expect(readdirSync(home.DATA_DIR).filter((name) => name !== 'lock.sqlite')).toEqual([])
    await restoreBackup(loadConfig(home), backup)
    expect(await look(home, ({ db }) => db.selectFrom('posts').select('id').execute())).not.toEqual([])
  })

  onlyOn.postgres?.test('keeps other processes from starting, and goes only where it is one’s own', async () => {
    const home = await newHome()
    await look(home, ({ db }) => markUnfinished(db, 'of-another-restore'))
    await expect(startServerProcess(home)).rejects.toThrow('A backup is being restored into this database')
    writeFileSync(join(home.DATA_DIR, 'restoring'), 'DATA_DIR\nmine\n')
    const { code, errors } = await restore(backup, home)
    expect([code, errors]).toEqual([1, expect.stringContaining('The database is not empty')])
    writeFileSync(join(home.DATA_DIR, 'restoring'), 'DATA_DIR\nof-another-restore\n')
    expect((await restore(backup, home)).code).toBe(0)
  })
})

describe('restoring is refused', () => {
  onlyOn.postgres?.test('into a database that has tables', async () => {
    const home = await newHome()
    await look(home, ({ db }) => sql`create table somebody_elses (id text)`.execute(db))
    const { code, errors } = await restore(backup, home)
    expect([code, errors]).toEqual([1, expect.stringContaining('The database is not empty, and nothing was changed.')])
  })

  onlyOn.sqlite?.test('while a server has the folder', async () => {
    const home = await newHome()
    const unlock = tryLockDataDirectory(home.DATA_DIR)
    const { code, errors } = await restore(backup, home)
    expect([code, errors]).toEqual([1, expect.stringContaining('is in use by process')])
    unlock?.()
  })
})

describe('a backup is refused', () => {
  test('where a file of that name is, and where there is nothing to back up', async () => {
    const again = await runCommand('backup', [backup], original)
    expect([again.code, again.errors]).toEqual([1, expect.stringContaining('is there already')])
    const nothing = await runCommand('backup', [join(folder, 'none.tar.gz')], {
      DATA_DIR: join(folder, 'no-such-place'),
    })
    expect([nothing.code, nothing.errors]).toEqual([1, expect.stringContaining('There is nothing to back up')])
  })
})

test('every post that was acknowledged before a backup began is in it, while more are written', async () => {
  const app = await startTestApp()
  try {
    const { database, dataDir, secret } = app.ctx.config
    const url: Record<string, string> =
      database.kind === 'postgres' ? { DATABASE_URL: database.url, SECRET: secret ?? '' } : {}
    const acknowledged: string[] = []
    let isOver = false
    const writers = Array.from({ length: 3 }, async () => {
      while (!isOver) {
        const author = await app.signIn({ role: 'admin' })
        // one author may send only so many requests a minute
        for (let made = 0; made < 20 && !isOver; made += 1) acknowledged.push((await makePost(author)).id)
      }
    })
    const writing = Promise.all(writers)
    await Promise.race([writing, until('some posts are there', () => acknowledged.length > 20)])
    const before = [...acknowledged]
    const file = await backUp({ DATA_DIR: dataDir, ...url })
    isOver = true
    await writing
    expect(acknowledged.length).toBeGreaterThan(before.length)

    const elsewhere = await newHome()
    await restoreBackup(loadConfig(elsewhere), file)
    const kept = await look(elsewhere, ({ db }) => db.selectFrom('posts').select('id').execute())
    expect(kept.map(({ id }) => id)).toEqual(expect.arrayContaining(before))
    const search = await look(elsewhere, ({ db }) => db.selectFrom('post_search').select('rowid').execute())
    expect(search).toHaveLength(kept.length)
  } finally {
    await app.close()
  }
})

describe('the server’s own backups', () => {
  const hour = 60 * 60 * 1000
  const unstopped = new AbortController().signal
  let app: TestApp
  let place: string

  beforeAll(async () => {
    place = join(folder, 'scheduled')
    app = await startTestApp({ environment: { BACKUP_DIR: place, BACKUP_KEEP: '2', BACKUP_EVERY_HOURS: '12' } })
    app.clock.now = Date.UTC(2026, 2, 2, 1)
  })

  afterAll(() => app.close())

  onlyOn.sqlite?.test('come once in a span of time, and the oldest go', async () => {
    const author = await app.signIn()
    await makePost(author)
    const made: boolean[] = []
    for (const hours of [0, 1, 12, 12]) {
      app.clock.now += hours * hour
      made.push(await backUpOnSchedule(app.ctx, unstopped))
    }
    expect(made).toEqual([true, false, true, true])
    expect(readdirSync(place).sort()).toEqual([
      'postwright-2026-03-02T14-00-00Z.tar.gz',
      'postwright-2026-03-03T02-00-00Z.tar.gz',
    ])
    expect(statSync(join(place, 'postwright-2026-03-03T02-00-00Z.tar.gz')).mode & 0o777).toBe(0o600)

    const home = await newHome()
    await restoreBackup(loadConfig(home), join(place, 'postwright-2026-03-03T02-00-00Z.tar.gz'))
    expect(await look(home, ({ db }) => db.selectFrom('posts').select('owner_id').execute())).toEqual([
      { owner_id: author.id },
    ])
  })

  test('are made by one of several processes, and tell when the last good one was made, and how large it is', async () => {
    app.clock.now += 12 * hour
    const before = existsSync(place) ? readdirSync(place) : []
    const made = await Promise.all([1, 2, 3].map(() => backUpOnSchedule(app.ctx, unstopped)))
    expect(made.filter(Boolean)).toHaveLength(1)
    expect(readdirSync(place)).not.toEqual(before)

    const { lastGood, lastAttempt } = await lastBackups(app.ctx.db)
    expect(lastGood).toEqual(lastAttempt)
    expect(lastGood).toMatchObject({ startedAt: new Date(app.clock.now), error: null })
    expect(lastGood?.sizeBytes).toBe(statSync(lastGood?.file ?? '').size)
  })

  test('that fail are seen, leave the good ones alone, and are tried again after an hour', async () => {
    const aside = `${place}-aside`
    cpSync(place, aside, { recursive: true })
    rmSync(place, { recursive: true })
    writeFileSync(place, 'a file where the folder was')
    app.clock.now += 12 * hour
    const { lastGood } = await lastBackups(app.ctx.db)
    expect(await backUpOnSchedule(app.ctx, unstopped)).toBe(false)
    expect(await lastBackups(app.ctx.db)).toMatchObject({ lastGood, lastAttempt: { error: /EEXIST|ENOTDIR/ } })

    rmSync(place)
    cpSync(aside, place, { recursive: true })
    expect(await backUpOnSchedule(app.ctx, unstopped)).toBe(false)
    app.clock.now += hour + 1
    expect(await backUpOnSchedule(app.ctx, unstopped)).toBe(true)
    expect(readdirSync(place)).toHaveLength(2)
  })

  test('that break off leave no half of an archive behind', async () => {
    app.clock.now += 12 * hour
    const name = new Date(app.clock.now).toISOString().slice(0, 19).replaceAll(':', '-')
    writeFileSync(join(place, `postwright-${name}Z.tar.gz.half`), 'what a process that was killed had written')
    await writeSecretMark(app.ctx.db, 'another secret of thirty-two characters')
    expect(await backUpOnSchedule(app.ctx, unstopped)).toBe(false)
    expect(readdirSync(place).filter((each) => each.endsWith('.half'))).toEqual([])
    await writeSecretMark(app.ctx.db, app.ctx.secret)
  })

  test('that are stopped with the server are made by the next one', async () => {
    app.clock.now += 12 * hour
    const stopping = new AbortController()
    const making = backUpOnSchedule(app.ctx, stopping.signal)
    stopping.abort(new Error('the server stops'))
    expect(await making).toBe(false)
    expect(await backUpOnSchedule(app.ctx, unstopped)).toBe(true)
    expect(readdirSync(place).filter((name) => name.endsWith('.half'))).toEqual([])
  })

  test('are not made unless the settings name a folder', async () => {
    const silent = await startTestApp()
    expect(await backUpOnSchedule(silent.ctx, unstopped)).toBe(false)
    expect(await lastBackups(silent.ctx.db)).toEqual({ lastGood: null, lastAttempt: null })
    await silent.close()
  })
})
