import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { runnerImport } from 'vite'
import { machine, median, residentBytes, root, startServer } from './support/server.mjs'

/**
 * Whether the server answers everyone else while texts that are made to break things come through every call that takes
 * one: all texts of tests/support/hostile-texts.ts, each 200,000 characters long, and its health asked about fifty times a
 * second beside them. Target: no answer about its health later than 500 ms.
 *
 *   node bench/hostile-texts.mjs [CHARACTERS]    200000 unless told
 */

const target = 500
const characters = Number(process.argv[2] ?? 200_000)
const load = async (path) =>
  (await runnerImport(join(root, path), { root, configFile: false, logLevel: 'error' })).module
const { makeHostileTexts } = await load('tests/support/hostile-texts.ts')
const { generationsPerText, sendEverywhere } = await load('tests/support/hostile-session.ts')
const { Browser } = await load('tests/support/browser-session.ts')

const texts = makeHostileTexts(characters)
const perPerson = Math.floor(25 / generationsPerText)
const password = 'a long enough passphrase'
const dataDir = mkdtempSync(join(tmpdir(), 'postwright-bench-'))
const emails = await addPeople(Math.ceil(texts.length / perPerson))
const server = await startServer({ DATA_DIR: dataDir, TRUST_PROXY: '1', LOG_LEVEL: 'warn' })
try {
  console.log(`hostile: machine      ${machine()}`)
  const worker = new Worker(new URL('./support/health-probe.mjs', import.meta.url), {
    workerData: { url: `${server.url}/healthz`, everyMs: 20 },
  })
  const answered = new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject))

  const slowest = []
  const unexpected = []
  let calls = 0
  for (const [person, email] of emails.entries()) {
    const browser = new Browser(server.url, `203.0.113.${person + 1}`)
    await browser.post('/api/login', { email, password })
    for (const { name, text } of texts.slice(person * perPerson, (person + 1) * perPerson)) {
      const startedAt = performance.now()
      const answers = await sendEverywhere(browser, text)
      calls += answers.calls
      unexpected.push(...answers.unexpected.map((call) => `${name}: ${call}`))
      slowest.push({ name, ms: performance.now() - startedAt })
    }
  }
  worker.postMessage('enough')
  const times = (await answered).toSorted((one, other) => one - other)

  console.log(`hostile: texts        ${texts.length} of ${characters} characters, ${calls} calls`)
  for (const call of unexpected) console.log(`hostile: not answered ${call}`)
  for (const { name, ms } of slowest.toSorted((one, other) => other.ms - one.ms).slice(0, 5)) {
    console.log(`hostile: slowest      ${name}, ${ms.toFixed(0)} ms for all its calls`)
  }
  const [p99, worst] = [times[Math.floor(times.length * 0.99)], times.at(-1)]
  console.log(
    `hostile: health       median ${median(times).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, worst ${worst.toFixed(0)} ms (${(worst / target).toFixed(2)}x the target of ${target}); ${times.length} answers`,
  )
  console.log(`hostile: memory       ${(residentBytes(server.pid) / 1e6).toFixed(0)} MB afterwards`)
} finally {
  await server.stop()
}

/** Administrators, each good for the texts that one may send in a minute; there before the server starts. */
async function addPeople(count) {
  const built = (path) => import(join(root, 'dist/server', `${path}.js`))
  const [{ openDatabase }, { migrateToLatest }, { insertUser }, { hashPassword }, { loadConfig }] = await Promise.all(
    [
      'platform/database/database',
      'platform/database/migrate',
      'features/accounts/user-repository',
      'features/accounts/password',
      'platform/config',
    ].map(built),
  )
  const { db, close } = openDatabase(loadConfig({ DATA_DIR: dataDir }).database)
  await migrateToLatest(db)
  const passwordHash = await hashPassword(password)
  const facts = {
    firstName: '',
    lastName: '',
    isAdmin: true,
    plan: 'trial',
    isApproved: true,
    timeZone: 'UTC',
    createdAt: Date.now(),
  }
  const people = Array.from({ length: count }, (_, at) => `person${at}@example.com`)
  for (const email of people) await insertUser(db, { id: randomUUID(), email, passwordHash, ...facts })
  await close()
  return people
}
