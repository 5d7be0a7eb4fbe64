import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { featuresWithData } from '#server/app'
import { retention } from '#server/features/retention/feature'
import { removeExpiredFiles, sendRemovalWarning } from '#server/features/retention/sweep-retention'
import { day, type PayingApp, type Person, read, startPayingApp, userOf } from '../support/paying.ts'
import { picture, upload } from '../support/pictures.ts'
import { makeVisual } from '../support/visuals.ts'

/** What happens to people's content after their paid time. */

const text = { textContent: 'The council voted to plant twelve thousand trees along the main roads of the town.' }
let app: PayingApp

beforeAll(async () => {
  app = await startPayingApp('test')
})

afterAll(() => app.close())

/** Paid once, created something, cancelled, and the time is up. */
async function former(): Promise<Person> {
  const person = await app.signIn({ role: 'trial' })
  await app.subscribe(person)
  await person.post('/api/posts/generate', text)
  await makeVisual(person)
  await upload(person, await picture('png'))
  await person.post('/api/cancel-subscription')
  const end = Date.parse((await userOf(person)).subscription?.paidUntil ?? '')
  await app.passTime(end - app.clock.now)
  const again = await app.again(person)
  expect(await userOf(again)).toMatchObject({ role: 'trial', subscriptionStatus: 'canceled' })
  return again
}

async function made(person: Person) {
  const { db } = app.ctx
  const count = async (table: 'posts' | 'visuals' | 'media_assets') =>
    (await db.selectFrom(table).select('id').where('owner_id', '=', person.id).execute()).length
  return [await count('posts'), await count('visuals'), await count('media_assets')]
}

function filesOf(person: Person): number {
  const folder = join(app.ctx.config.dataDir, 'media', person.id)
  if (!existsSync(folder)) return 0
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length
}

/** Runs the jobs that the sweep queued. */
async function workJobs(): Promise<void> {
  const jobs = await app.ctx.db.selectFrom('jobs').selectAll().execute()
  for (const job of jobs) {
    if (job.name === 'tell-of-removal') await sendRemovalWarning(app.ctx, JSON.parse(job.payload))
    if (job.name === 'remove-kept-files') await removeExpiredFiles(app.ctx, JSON.parse(job.payload))
    await app.ctx.db.deleteFrom('jobs').where('id', '=', job.id).execute()
  }
}

/** As the running server does it. */
async function sweep(): Promise<void> {
  for (const { run } of retention(featuresWithData).sweeps?.(app.ctx) ?? []) await run(app.ctx.ending)
}

async function night(days: number): Promise<void> {
  await app.passTime(days * day)
  await sweep()
  await sweep()
  await workJobs()
}

const mailsTo = async (person: Person) =>
  (
    await app.ctx.db.selectFrom('mails').select(['subject', 'text']).where('recipient', '=', person.email).execute()
  ).filter(({ subject }) => subject.includes('removed'))

test('posts, visuals and media are kept thirty days, a mail comes seven days before, the account stays', async () => {
  let person = await former()
  expect(await made(person)).toEqual([1, 1, 1])
  expect(filesOf(person)).toBeGreaterThan(0)

  await night(22)
  expect(await mailsTo(person)).toEqual([])
  await night(1)
  const mails = await mailsTo(person)
  expect(mails).toHaveLength(1)
  const { dataKeptUntil } = (await userOf(await app.again(person))).subscription ?? {}
  const shown = new Date(dataKeptUntil ?? '').toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
  expect(mails[0]?.text).toContain(shown)

  await night(6)
  expect(await made(person)).toEqual([1, 1, 1])
  await night(1)
  expect(await made(person)).toEqual([0, 0, 0])
  expect(filesOf(person)).toBe(0)
  person = await app.again(person)
  expect(await userOf(person)).toMatchObject({ role: 'trial', subscriptionStatus: 'canceled' })
  expect(await read<unknown[]>(person.get('/api/billing-history'))).toHaveLength(1)
  await night(30)
  expect(await mailsTo(person)).toHaveLength(1)
})

test('whoever subscribes again in time keeps everything', async () => {
  let person = await former()
  await night(24)
  expect(await mailsTo(person)).toHaveLength(1)
  person = await app.again(person)
  await app.subscribe(person)
  await night(7)
  await night(20)
  expect(await made(person)).toEqual([1, 1, 1])
})

test('nothing is removed while a subscription runs, is overdue within its grace, or was given by an administrator', async () => {
  const payer = await app.signIn({ role: 'trial' })
  await app.subscribe(payer)
  await payer.post('/api/posts/generate', text)
  const given = await former()
  await app.ctx.db.updateTable('workspaces').set({ plan: 'pro' }).where('id', '=', given.id).execute()
  for (let month = 0; month < 3; month += 1) await night(31)
  expect((await made(payer))[0]).toBe(1)
  expect(await made(given)).toEqual([1, 1, 1])
  expect([...(await mailsTo(payer)), ...(await mailsTo(given))]).toEqual([])
})

test('people who never paid lose nothing, ever', async () => {
  const person = await app.signIn({ role: 'trial' })
  await person.post('/api/posts/generate', text)
  await makeVisual(person)
  await person.post('/api/get-or-create-subscription')
  await night(400)
  expect(await made(person)).toEqual([1, 1, 0])
  expect(await mailsTo(person)).toEqual([])
})

test('a server that slept through the warning still gives a week', async () => {
  const person = await former()
  await night(90)
  expect(await mailsTo(person)).toHaveLength(1)
  expect(await made(person)).toEqual([1, 1, 1])
  await night(6)
  expect(await made(person)).toEqual([1, 1, 1])
  await night(1)
  expect(await made(person)).toEqual([0, 0, 0])
})

test('nothing is removed while the provider can’t be asked', async () => {
  const person = await former()
  await night(24)
  const { payments } = app.ctx
  const genuine = { ...payments }
  payments.readAccount = () => Promise.reject(new Error('out of reach'))
  try {
    await night(30)
    expect(await made(person)).toEqual([1, 1, 1])
  } finally {
    Object.assign(payments, genuine)
  }
  await night(0)
  expect(await made(person)).toEqual([0, 0, 0])
})

test('someone with nothing to lose gets no mail', async () => {
  const person = await app.signIn({ role: 'trial' })
  await app.subscribe(person)
  await person.post('/api/cancel-subscription')
  await night(32)
  await night(24)
  await night(10)
  expect(await mailsTo(person)).toEqual([])
})
