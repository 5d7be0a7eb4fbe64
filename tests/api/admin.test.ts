import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deliverEvents } from '#server/context/deliver-events'
import { insertUser } from '#server/features/accounts/people/user-repository'
import { listUnsentMails } from '#server/features/mails/outbox'
import { AppError } from '#server/platform/errors'
import type { Answer } from '#shared/contract/contract'
import { refusal } from '../support/answers.ts'
import { FakeWriter, until } from '../support/fake-writer.ts'
import { personId } from '../support/ids.ts'
import { subscribeWithTestCard } from '../support/paying.ts'
import { password, startTestApp, type TestApp } from '../support/test-app.ts'

type Person = Awaited<ReturnType<TestApp['signIn']>>
type Listed = Answer<'changeUser'>

let app: TestApp
let admin: Person
const writer = new FakeWriter()

beforeAll(async () => {
  app = await startTestApp({ parts: { writer } })
})

/** Each test has its own installation, except for the accounts it makes. */
beforeEach(async () => {
  await app.ctx.db.deleteFrom('users').execute()
  await app.ctx.db.deleteFrom('subscriptions').execute()
  await app.ctx.db.deleteFrom('audit_log').execute()
  await app.ctx.db.deleteFrom('jobs').execute()
  admin = await app.signIn({ role: 'admin', email: 'admin@example.com' })
})

const startedAt = Date.now()
afterEach(() => {
  app.clock.now = startedAt
})

afterAll(() => app.close())

async function read<Body>(answering: Promise<Response>): Promise<Body> {
  const response = await answering
  expect(response.status).toBe(200)
  return (await response.json()) as Body
}

const change = (id: string, body: object, by = admin) => by.patch(`/api/admin/users/${id}`, body)
const find = async (id: string) =>
  (await read<Listed[]>(admin.get('/api/admin/users?limit=200'))).find((user) => user.id === id)
const auditLog = () => read<Answer<'listAuditLog'>>(admin.get('/api/admin/audit-log'))
const approvalMails = async (recipient: string) => {
  await deliverEvents(app.ctx)
  const mails = await listUnsentMails(app.ctx.db, recipient)
  return mails.filter(({ subject }) => subject === 'Your Postwright account is approved').length
}
const unknownUser = { status: 404, code: 'not_found', message: 'This user does not exist.' }

async function addUser(person: {
  email: string
  firstName?: string
  lastName?: string
  used?: number
  monthKey?: string
  timeZone?: string
  createdAt?: number
}): Promise<string> {
  const id = personId(crypto.randomUUID())
  await insertUser(app.ctx.db, {
    id,
    email: person.email,
    passwordHash: null,
    firstName: person.firstName ?? '',
    lastName: person.lastName ?? '',
    isAdmin: false,
    plan: 'trial',
    isApproved: true,
    timeZone: person.timeZone ?? 'UTC',
    createdAt: person.createdAt ?? app.clock.now,
  })
  const counted = { month_used: person.used ?? 0, month_key: person.monthKey ?? thisMonth() }
  await app.ctx.db.updateTable('workspaces').set(counted).where('id', '=', id).execute()
  return id
}

const thisMonth = () => new Date(app.clock.now).toISOString().slice(0, 7)

describe('the figures', () => {
  const stats = () => read<Answer<'getAdminStats'>>(admin.get('/api/admin/stats'))

  test('of an installation with one administrator', async () => {
    expect(await stats()).toEqual({
      totalUsers: 1,
      activeSubscriptions: 0,
      monthlyRevenue: 0,
      distribution: { admin: 1, user: 0, trial: 0, pending: 0 },
      postsThisMonth: 0,
      modelFailures: [],
      lastBackupAt: null,
    })
  })

  test('count who pays, not who is only called active, and only this month’s posts', async () => {
    const payer = await app.signIn({ role: 'trial', used: 2 })
    await subscribeWithTestCard(payer)
    await app.signIn({ role: 'admin', subscriptionStatus: 'active', used: 3 })
    await app.signIn({ role: 'user', subscriptionStatus: 'active', used: 20 })
    await app.signIn({ role: 'trial', subscriptionStatus: 'active' })
    await app.signIn({ role: 'user', subscriptionStatus: 'canceled' })
    await app.signIn({ role: 'trial', used: 1 })
    await app.signIn({ role: 'trial', isApproved: false })
    await addUser({ email: 'long-ago@example.com', used: 5, monthKey: '2020-01' })
    expect(await stats()).toEqual({
      totalUsers: 9,
      activeSubscriptions: 1,
      monthlyRevenue: 8,
      distribution: { admin: 2, user: 3, trial: 4, pending: 1 },
      postsThisMonth: 26,
      modelFailures: [],
      lastBackupAt: null,
    })
  })

  test('count each person’s own month while the world is in two of them', async () => {
    app.clock.now = Date.parse('2031-03-31T20:00:00Z')
    admin = await app.signIn({ role: 'admin', email: 'later@example.com' })
    await addUser({ email: 'tokyo-old@example.com', timeZone: 'Asia/Tokyo', monthKey: '2031-03', used: 5 })
    await addUser({ email: 'tokyo-new@example.com', timeZone: 'Asia/Tokyo', monthKey: '2031-04', used: 1 })
    await addUser({ email: 'lisbon@example.com', timeZone: 'Europe/Lisbon', monthKey: '2031-03', used: 4 })
    expect((await stats()).postsThisMonth).toBe(5)
    const byPosts = await read<Listed[]>(admin.get('/api/admin/users?sort=posts&limit=4'))
    expect(byPosts.map(({ email, postsThisMonth }) => [email, postsThisMonth]).slice(0, 2)).toEqual([
      ['lisbon@example.com', 4],
      ['tokyo-new@example.com', 1],
    ])
    expect(byPosts.slice(2).map(({ postsThisMonth }) => postsThisMonth)).toEqual([0, 0])
  })
})

describe('the list of users', () => {
  const people = [
    { email: 'adler@example.org', firstName: 'Zoe', lastName: 'Adler', used: 2, createdAt: 1_000 },
    { email: 'b_low@example.org', firstName: 'Ämilie', lastName: 'Low', used: 5, createdAt: 2_000 },
    { email: 'berg@example.org', firstName: 'Carl', lastName: 'berg', used: 0, createdAt: 2_000 },
    { email: 'middle@example.org', createdAt: 3_000, used: 5 },
    { email: 'zorn@example.org', firstName: 'Ann', lastName: 'Zorn', used: 1, createdAt: 4_000 },
  ]
  const emails = async (query: string) =>
    (await read<Listed[]>(admin.get(`/api/admin/users?${query}`))).map(({ email }) => email.split('@')[0])

  beforeEach(async () => {
    for (const person of people) await addUser(person)
  })

  test.each([
    ['newest', ['admin', 'zorn', 'middle', 'b_low|berg', 'b_low|berg', 'adler']],
    ['oldest', ['adler', 'b_low|berg', 'b_low|berg', 'middle', 'zorn', 'admin']],
    ['email', ['adler', 'admin', 'b_low', 'berg', 'middle', 'zorn']],
    ['name', ['adler', 'berg', 'b_low', 'middle', 'admin', 'zorn']],
    ['posts', ['b_low|middle', 'b_low|middle', 'adler', 'zorn', 'admin|berg', 'admin|berg']],
  ])('can be sorted by %s, and read page by page without a gap or a repeat', async (sort, wanted) => {
    const whole = await emails(`sort=${sort}`)
    expect(whole).toHaveLength(wanted.length)
    whole.forEach((email, index) => {
      // PostgreSQL's own order of b_low and berg depends on its collation.
      if (sort === 'email' && (index === 2 || index === 3)) expect(['b_low', 'berg']).toContain(email)
      else expect(wanted[index]?.split('|')).toContain(email)
    })

    const paged: string[] = []
    let next: string | undefined = `/api/admin/users?sort=${sort}&limit=2`
    for (let page = 0; next; page += 1) {
      expect(page).toBeLessThan(3)
      const response: Response = await admin.get(next)
      const users = (await response.json()) as Listed[]
      paged.push(...users.map(({ email }) => email.split('@')[0] ?? ''))
      next = /^<(.+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1]
    }
    expect(paged).toEqual(whole)
    expect(new Set(paged).size).toBe(6)
  })

  test('is newest first unless told otherwise', async () => {
    expect(await emails('')).toEqual(await emails('sort=newest'))
  })

  test.each([
    ['ADLER', ['adler']],
    ['zoe adler', ['adler']],
    ['adler  zoe', ['adler']],
    ['example.org', ['adler', 'b_low', 'berg', 'middle', 'zorn']],
    ['ämilie', ['b_low']],
    ['ÄMILIE', ['b_low']],
    ['b_', ['b_low']],
    ['%', []],
    ['\\', []],
    ["'; drop table users", []],
    ['zoe berg', []],
    [' ', ['adler', 'admin', 'b_low', 'berg', 'middle', 'zorn']],
  ])('can be searched by name and e-mail for %j', async (q, wanted) => {
    expect(new Set(await emails(`q=${encodeURIComponent(q)}`))).toEqual(new Set(wanted))
  })

  test('keeps the search and the order in the next page’s address', async () => {
    const response = await admin.get(`/api/admin/users?q=${encodeURIComponent('example .org')}&sort=email&limit=3`)
    const next = /^<(.+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1] ?? ''
    const query = new URL(next, app.url).searchParams
    expect(Object.fromEntries(query)).toMatchObject({ q: 'example .org', sort: 'email', limit: '3' })
    expect(await emails(next.split('?')[1] ?? '')).toEqual(['middle', 'zorn'])
  })

  test('starts at the beginning after a user who is gone', async () => {
    expect(await emails('sort=email&limit=1&before=gone')).toEqual(['adler'])
  })

  test.each(['sort=wealth', 'limit=0', 'limit=201', 'limit=many', `q=${'x'.repeat(201)}`])(
    'refuses %s',
    async (query) => {
      expect((await admin.get(`/api/admin/users?${query}`)).status).toBe(400)
    },
  )

  test('shows a person’s facts and no secrets', async () => {
    const person = await app.signIn({ role: 'trial', used: 2 })
    const listed = await find(person.id)
    expect(listed).toMatchObject({ email: person.email, role: 'trial', postsThisMonth: 2, maxPostsPerMonth: 5 })
    expect(JSON.stringify(listed)).not.toMatch(/password|argon2|token/)
  })
})

describe('changing a user', () => {
  test('gives another role, with its limits, at once', async () => {
    const person = await app.signIn({ role: 'trial' })
    const changed = await read<Listed>(change(person.id, { role: 'user' }))
    expect(changed).toMatchObject({ id: person.id, role: 'user', maxPostsPerMonth: 20 })
    expect(await read(person.get('/api/user'))).toMatchObject({ role: 'user' })
    expect((await person.get('/api/admin/stats')).status).toBe(403)
    await change(person.id, { role: 'admin' })
    expect((await person.get('/api/admin/stats')).status).toBe(200)
    await change(person.id, { role: 'trial' })
    expect((await person.get('/api/admin/stats')).status).toBe(403)
  })

  test('lets someone in and tells them by mail, once', async () => {
    const pending = await app.signIn({ role: 'trial', isApproved: false })
    const approved = await read<Listed>(change(pending.id, { isApproved: true }))
    expect(approved).toMatchObject({ isApproved: true, approvedAt: new Date(app.clock.now).toISOString() })
    expect((await pending.get('/api/posts')).status).toBe(200)
    app.clock.now += 60_000
    expect(await read(change(pending.id, { isApproved: true }))).toEqual(approved)
    expect(await read(admin.post(`/api/admin/approve-user/${pending.id}`))).toEqual(approved)
    expect(await approvalMails(pending.email)).toBe(1)
    expect(await auditLog()).toHaveLength(1)
  })

  test('shuts someone out: sessions end, and the next one waits for approval', async () => {
    const person = await app.signIn()
    const tab = person.clone()
    const changed = await read<Listed>(change(person.id, { isApproved: false }))
    expect(changed).toMatchObject({ isApproved: false, approvedAt: null, role: 'user' })
    expect((await person.get('/api/user')).status).toBe(401)
    expect((await tab.get('/api/user')).status).toBe(401)
    expect((await person.post('/api/login', { email: person.email, password })).status).toBe(200)
    expect(await refusal(person.get('/api/posts'))).toMatchObject({ status: 403, code: 'approval_pending' })
    const pending = await read<Listed[]>(admin.get('/api/admin/pending-users'))
    expect(pending.map(({ id }) => id)).toEqual([person.id])
  })

  test('can do both at once, and nothing', async () => {
    const person = await app.signIn({ role: 'trial', isApproved: false })
    expect(await read(change(person.id, { role: 'user', isApproved: true }))).toMatchObject({
      role: 'user',
      isApproved: true,
    })
    const before = await auditLog()
    expect(await read(change(person.id, {}))).toMatchObject({ role: 'user', isApproved: true })
    expect(await read(change(person.id, { role: 'user' }))).toMatchObject({ role: 'user' })
    expect(await auditLog()).toEqual(before)
  })

  test.each([{ role: 'owner' }, { role: null }, { isApproved: 'yes' }])('is refused with %j', async (body) => {
    const person = await app.signIn({ role: 'trial' })
    expect((await change(person.id, body)).status).toBe(400)
    expect(await find(person.id)).toMatchObject({ role: 'trial', isApproved: true })
  })

  test('changes nothing but role and approval', async () => {
    const person = await app.signIn({ role: 'trial' })
    const attempt = { role: 'user', subscriptionStatus: 'active', email: 'x@example.com', monthUsed: 0, id: 'x' }
    expect(await read(change(person.id, attempt))).toMatchObject({
      id: person.id,
      email: person.email,
      subscriptionStatus: 'trialing',
    })
  })

  test('who is not there answers so', async () => {
    expect(await refusal(change('nobody', { role: 'user' }))).toEqual(unknownUser)
    expect(await refusal(admin.post('/api/admin/approve-user/nobody'))).toEqual(unknownUser)
    expect(await refusal(admin.delete('/api/admin/users/nobody'))).toEqual(unknownUser)
  })

  test('can’t be used by administrators against themselves', async () => {
    expect(await refusal(change(admin.id, { role: 'user' }))).toEqual({
      status: 409,
      code: 'conflict',
      message: 'You are the only administrator. Make someone else an administrator first.',
    })
    const other = await app.signIn({ role: 'admin' })
    expect(await refusal(change(admin.id, { role: 'trial' }))).toEqual({
      status: 409,
      code: 'conflict',
      message: 'You cannot change your own role. Ask another administrator to do it.',
    })
    expect(await refusal(change(admin.id, { isApproved: false }))).toMatchObject({
      status: 409,
      message: 'You cannot withdraw your own approval.',
    })
    expect(await find(admin.id)).toMatchObject({ role: 'admin', isApproved: true })
    expect(await read(change(admin.id, { role: 'admin', isApproved: true }))).toMatchObject({ role: 'admin' })
    expect(await read(change(admin.id, { role: 'trial' }, other))).toMatchObject({ role: 'trial' })
  })

  test('gives someone, oneself too, another name', async () => {
    const person = await app.signIn()
    const named = { firstName: 'Ida', lastName: 'Brandt' }
    expect(await read(change(person.id, { firstName: ' Ida ', lastName: 'Brandt' }))).toMatchObject(named)
    expect(await (await person.get('/api/user')).json()).toMatchObject(named)
    expect(await read(change(admin.id, { firstName: 'Ann' }))).toMatchObject({ firstName: 'Ann', role: 'admin' })
    const tooLong = { firstName: 'a'.repeat(101) }
    expect(await refusal(change(person.id, tooLong))).toMatchObject({ status: 400 })
    expect(await refusal(change(person.id, named, person))).toMatchObject({ status: 403 })
  })

  test('of two administrators who end each other’s role at once, one remains', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [await app.signIn({ role: 'admin' }), await app.signIn({ role: 'admin' })]
      const answers = await Promise.all([
        change(other.id, round % 2 ? { role: 'user' } : { isApproved: false }, one),
        change(one.id, { role: 'user' }, other),
      ])
      const statuses = answers.map(({ status }) => status).sort((one, other) => one - other)
      expect(statuses[0]).toBe(200)
      expect([401, 403]).toContain(statuses[1])
      const [first, second] = [await find(one.id), await find(other.id)]
      expect([first, second].filter((user) => user?.role === 'admin' && user.isApproved)).toHaveLength(1)
    }
  })
})

describe('deleting a user', () => {
  test('deletes everything they own, and nothing of others', async () => {
    const [person, bystander] = [await app.signIn({ role: 'trial' }), await app.signIn({ role: 'trial' })]
    for (const each of [person, bystander]) {
      expect((await each.post('/api/posts/generate', { textContent: 'The bridge opened.' })).status).toBe(201)
      const style = { name: 'Mine', defaultModel: 'gpt-4o', defaultLanguage: 'english', defaultWebSearch: false }
      await each.post('/api/user/content-styles', { ...style, examplePosts: [''] })
      await each.post('/api/user/settings', { customPrompt: 'Short.' })
      await each.post('/api/user/voice', { role: 'Editor', posts: ['A post of mine.'] })
      await each.post('/api/user/snippets', { kind: 'hook', content: 'Look again.' })
      const mail = {
        recipient: each.email,
        subject: 'Hello',
        text: 'Hello',
        html: 'Hello',
        created_at: 1,
        sent_at: null,
      }
      await app.ctx.db
        .insertInto('mails')
        .values({ id: crypto.randomUUID(), ...mail })
        .execute()
    }
    expect((await admin.delete(`/api/admin/users/${person.id}`)).status).toBe(204)

    expect(await rowsOf(person)).toEqual({
      posts: 0,
      articles: 0,
      source_texts: 0,
      user_styles: 0,
      user_settings: 0,
      user_voices: 0,
      own_posts: 0,
      snippets: 0,
      sessions: 0,
      mails: 0,
    })
    expect(await rowsOf(bystander)).toEqual({
      posts: 1,
      articles: 1,
      source_texts: 1,
      user_styles: 1,
      user_settings: 1,
      user_voices: 1,
      own_posts: 1,
      snippets: 1,
      sessions: 1,
      mails: 1,
    })
    expect((await person.get('/api/user')).status).toBe(401)
    expect((await person.post('/api/login', { email: person.email, password })).status).toBe(401)
    expect(await find(person.id)).toBeUndefined()
    expect(await refusal(admin.delete(`/api/admin/users/${person.id}`))).toEqual(unknownUser)
  })

  async function rowsOf({ id, email }: Person) {
    const { db } = app.ctx
    const owned = [
      'posts',
      'articles',
      'source_texts',
      'user_styles',
      'user_settings',
      'user_voices',
      'own_posts',
      'snippets',
    ] as const
    const counts: Record<string, number> = {}
    for (const table of owned) {
      counts[table] = (await db.selectFrom(table).select('owner_id').where('owner_id', '=', id).execute()).length
    }
    counts.sessions = (await db.selectFrom('sessions').select('user_id').where('user_id', '=', id).execute()).length
    counts.mails = (await db.selectFrom('mails').select('id').where('recipient', '=', email).execute()).length
    return counts
  }

  test('is refused for oneself and for administrators', async () => {
    const other = await app.signIn({ role: 'admin' })
    expect(await refusal(admin.delete(`/api/admin/users/${admin.id}`))).toEqual({
      status: 409,
      code: 'conflict',
      message: 'This is your own account. You can delete it in your settings.',
    })
    expect(await refusal(admin.delete(`/api/admin/users/${other.id}`))).toEqual({
      status: 409,
      code: 'conflict',
      message: 'Administrators cannot be deleted. Give this account another role first.',
    })
    expect(await find(other.id)).toBeDefined()
    await change(other.id, { role: 'user' })
    expect((await admin.delete(`/api/admin/users/${other.id}`)).status).toBe(204)
  })
})

describe('resetting the month', () => {
  const reset = () => read(admin.post('/api/admin/reset-monthly-posts'))

  test('gives everyone a whole month again', async () => {
    const [trial, pro] = [await app.signIn({ role: 'trial', used: 5 }), await app.signIn({ role: 'user', used: 20 })]
    expect((await trial.post('/api/posts/generate', { textContent: 'The bridge opened.' })).status).toBe(402)
    expect(await reset()).toEqual({
      message: 'Monthly post counts have been reset.',
      reason: 'monthlyPostsReset',
      values: {},
    })
    for (const each of [trial, pro]) expect(await read(each.get('/api/user'))).toMatchObject({ postsThisMonth: 0 })
    expect((await trial.post('/api/posts/generate', { textContent: 'The bridge opened.' })).status).toBe(201)
    expect(await read(trial.get('/api/user'))).toMatchObject({ postsThisMonth: 1 })
  })

  test.each([
    ['is stored', 'A post.', 2],
    ['fails', null, 1],
  ])('counts a post right that is being written meanwhile and %s', async (_, text, counted) => {
    const person = await app.signIn({ role: 'trial', used: 3 })
    let finish = () => {}
    writer.requests.length = 0
    writer.write = () =>
      new Promise((resolve, reject) => {
        finish = () => (text === null ? reject(new AppError('ai_unavailable', 'serverBusy')) : resolve(text))
      })
    try {
      const writing = person.post('/api/posts/generate', { textContent: 'The bridge opened.' })
      await until('the post is being written', () => writer.requests.length === 1)
      await reset()
      writer.write = async () => 'Another post.'
      const finishFirst = finish
      expect((await person.post('/api/posts/generate', { textContent: 'The tunnel opened.' })).status).toBe(201)
      finishFirst()
      expect((await writing).status).toBe(text === null ? 503 : 201)
      expect(await read(person.get('/api/user'))).toMatchObject({ postsThisMonth: counted })
    } finally {
      writer.write = async () => 'A post.'
    }
  })
})

describe('the audit log', () => {
  test('tells who did what to whom, newest first', async () => {
    const other = await app.signIn({ role: 'admin', email: 'other@example.com' })
    const person = await app.signIn({ role: 'trial', isApproved: false, email: 'person@example.com' })
    await admin.post(`/api/admin/approve-user/${person.id}`)
    await change(person.id, { role: 'user' }, other)
    await change(person.id, { isApproved: false })
    await admin.post('/api/admin/reset-monthly-posts')
    await admin.delete(`/api/admin/users/${person.id}`)
    const style = (await (
      await admin.post('/api/admin/content-styles', { name: 'Brief', promptPart: 'B.' })
    ).json()) as { id: number }
    await admin.send('PUT', `/api/admin/content-styles/${style.id}`, { name: 'Briefer', promptPart: 'B.' })
    await admin.delete(`/api/admin/content-styles/${style.id}`)
    const body = { name: 'Short', template: 'S.' }
    const template = (await (await admin.post('/api/admin/prompt-templates', body)).json()) as { id: number }
    await admin.send('PUT', `/api/admin/prompt-templates/${template.id}`, { ...body, template: 'T.' })
    await admin.delete(`/api/admin/prompt-templates/${template.id}`)

    const lines = await auditLog()
    expect(lines.map(({ actor, action, target }) => [actor, action, target])).toEqual(
      [
        ['admin@example.com', 'Approved the account', 'deleted account'],
        ['other@example.com', 'Changed the role from trial to user', 'deleted account'],
        ['admin@example.com', 'Withdrew the approval', 'deleted account'],
        ['admin@example.com', 'Reset the monthly post counts', null],
        ['admin@example.com', 'Deleted the account', 'deleted account'],
        ['admin@example.com', 'Created the content style', 'Brief'],
        ['admin@example.com', 'Changed the content style', 'Briefer'],
        ['admin@example.com', 'Deleted the content style', 'Briefer'],
        ['admin@example.com', 'Created the prompt template', 'Short'],
        ['admin@example.com', 'Changed the prompt template', 'Short'],
        ['admin@example.com', 'Deleted the prompt template', 'Short'],
      ].reverse(),
    )
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
    expect(lines[0]?.at).toBe(new Date(app.clock.now).toISOString())
  })

  test('forgets the e-mail of who is gone, and keeps what they did and what was done to them', async () => {
    const leaver = await app.signIn({ role: 'admin', email: 'leaver@example.com' })
    const person = await app.signIn({ email: 'stays@example.com' })
    await change(person.id, { role: 'trial' }, leaver)
    await change(person.id, { role: 'user' })
    expect((await leaver.send('DELETE', '/api/user', { password })).status).toBe(204)
    expect((await auditLog()).map(({ actor, target }) => [actor, target])).toEqual([
      ['admin@example.com', 'stays@example.com'],
      ['deleted account', 'stays@example.com'],
    ])
    const everything = await app.ctx.db.selectFrom('audit_log').selectAll().execute()
    expect(JSON.stringify(everything)).not.toContain('leaver@example.com')
  })

  test('has no line for what was refused', async () => {
    await change(admin.id, { role: 'user' })
    await admin.delete(`/api/admin/users/${admin.id}`)
    await change('nobody', { role: 'user' })
    await admin.post('/api/admin/content-styles', { name: '' })
    expect(await auditLog()).toEqual([])
  })

  test('shows the last two hundred lines', async () => {
    const lines = Array.from({ length: 205 }, (_, at) => ({
      at,
      actor: 'a@example.com',
      action: `Did ${at}`,
      target: null,
    }))
    await app.ctx.db.insertInto('audit_log').values(lines).execute()
    const shown = await auditLog()
    expect(shown).toHaveLength(200)
    expect([shown[0]?.action, shown.at(-1)?.action]).toEqual(['Did 204', 'Did 5'])
  })
})
