import { expect, test } from 'vitest'
import { FakeWriter } from '../support/fake-writer.ts'
import { saveAtOnce } from '../support/saves-of-many.ts'
import { startServerProcess } from '../support/server-process.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { databaseKind } from '../support/test-database.ts'

const twoMinutesMs = 120_000

/** On SQLite a second process may not run; there the app of the test is the second server. */
test('of fifty members who save twenty posts for two minutes on two processes, nobody’s save is lost', {
  timeout: 4 * twoMinutesMs,
}, async () => {
  const app = await startTestApp({ environment: { TEAMS: 'everybody' }, parts: { writer: new FakeWriter() } })
  const other = databaseKind === 'postgres' ? await startOther(app) : null
  try {
    const begunAt = Date.now()
    const many = { people: 50, posts: 20 }
    const urls = other ? [app.url, other.url] : [app.url]
    const isOver = () => Date.now() - begunAt > twoMinutesMs
    const { saved, conflicts, losses } = await saveAtOnce(app, urls, many, isOver)
    expect(losses).toEqual([])
    expect(saved).toBeGreaterThan(500)
    expect(conflicts).toBeGreaterThan(50)
  } finally {
    await other?.end('SIGTERM')
    await app.close()
  }
})

function startOther({ ctx: { config } }: TestApp) {
  const url = config.database.kind === 'postgres' ? config.database.url : ''
  return startServerProcess({
    DATABASE_URL: url,
    SECRET: config.secret ?? '',
    DATA_DIR: config.dataDir,
    TEAMS: 'everybody',
    PAYMENTS: 'off',
    TRUST_PROXY: '1',
  })
}
