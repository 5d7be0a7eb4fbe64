import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { deliverEvents } from '#server/context/deliver-events'
import { emit } from '#server/context/emit'
import { webhooks } from '#server/features/webhooks/feature'
import { Targets, takeDelivery } from '#server/features/webhooks/send-deliveries'
import { webhookData } from '#shared/contract/webhooks'
import { webhookEvents } from '#shared/rules/webhooks'
import { dayMs, hourMs, minuteMs, secondMs } from '#shared/time/durations'
import { makePost } from '../support/posts.ts'
import { foundTeam, joinTeam, type Person, versionOf, writeInTeam } from '../support/team-people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { isSignedBy, startWebhookReceiver, verified, type WebhookReceiver } from '../support/webhook-receiver.ts'
import { addWebhook, listDeliveries, sendDue, type Webhook } from '../support/webhooks.ts'

/** Webhooks over HTTP, and what arrives at a receiver on loopback that also misbehaves. */

let receiver: WebhookReceiver
let app: TestApp

beforeAll(async () => {
  receiver = await startWebhookReceiver()
  app = await startTestApp({ environment: { FETCH_ALLOW: receiver.allow() } })
})

afterAll(async () => {
  await app.close()
  await receiver.close()
})

afterEach(async () => {
  receiver.behave({ status: 204 })
  // each test has the lane to itself
  await app.ctx.db.deleteFrom('webhooks').execute()
})

let paths = 0
function newPath(): string {
  paths += 1
  return `/hook-${paths}`
}

/** A webhook that has had its ping. */
async function connected(person: Person, body: object = {}, at = '/api') {
  const path = newPath()
  const webhook = await addWebhook(person, { url: receiver.url + path, ...body }, at)
  receiver.behave({ status: 204 })
  await sendDue(app)
  const arrived = () => receiver.received.filter((message) => message.path === path)
  expect(arrived()).toHaveLength(1)
  app.clock.now += secondMs
  return { webhook, path, arrived: () => arrived().slice(1) }
}

/** Saves a post's title. @param at where its workspace's API is */
async function rename(person: Person, id: string, title: string, at = '/api'): Promise<void> {
  const etag = (await person.get(`${at}/posts/${id}`)).headers.get('etag') ?? ''
  const saved = await person.send('PATCH', `${at}/posts/${id}`, { title }, { 'if-match': etag })
  if (!saved.ok) throw new Error(await saved.text())
}

const read = (webhook: Webhook, message: Parameters<typeof verified>[1]) =>
  verified(webhook.secret, message, app.clock.now)

test('a new webhook gets a ping that both of its signatures vouch for', async () => {
  const person = await app.signIn()
  const path = newPath()
  const webhook = await addWebhook(person, { url: receiver.url + path })
  expect(webhook).toMatchObject({ kind: 'standard', isOn: true, offReason: null, events: [...webhookEvents] })
  expect(webhook.secret).toMatch(/^whsec_/)
  await sendDue(app)

  const [message] = receiver.received.filter((each) => each.path === path)
  if (!message) throw new Error('No ping arrived.')
  expect(read(webhook, message)).toEqual({
    type: 'ping',
    timestamp: new Date(app.clock.now).toISOString(),
    data: { workspaceId: person.id, sequence: app.clock.now, webhookId: webhook.id },
  })
  expect(isSignedBy(webhook.publicKey ?? '', message)).toBe(true)
  expect(message.headers['content-type']).toBe('application/json')
  expect(message.timestamp).toBe(String(Math.floor(app.clock.now / 1000)))
  expect(message.headers.cookie).toBeUndefined()
  expect(await listDeliveries(person, webhook.id)).toMatchObject([
    { id: message.id, type: 'ping', state: 'delivered', tries: 1, status: 204, problem: null, nextAt: null },
  ])
  const [listed] = (await (await person.get('/api/webhooks')).json()) as Webhook[]
  expect(listed).not.toHaveProperty('secret')
  expect(listed).toMatchObject({ url: receiver.url + path, lastFailureAt: null })
})

test('what happens to a post arrives in thin messages, each with a higher number', async () => {
  const { owner, slug, id: workspaceId } = await foundTeam(app)
  const at = `/api/w/${slug}`
  const { webhook, arrived } = await connected(owner, {}, at)
  const manager = await joinTeam(app, { owner, slug }, 'manager')
  const post = await writeInTeam(manager, slug)
  await rename(manager, post.id, 'Quay', at)
  await manager.post(`${at}/posts/${post.id}/review`, { message: 'Please' })
  for (const decision of ['request-changes', 'approve']) {
    const version = versionOf(await owner.get(`${at}/posts/${post.id}`))
    await owner.post(`${at}/posts/${post.id}/review/decision`, { decision, version })
  }
  await sendDue(app)

  const messages = arrived().map((each) => read(webhook, each))
  expect(messages.map(({ type }) => type).sort()).toEqual(
    [
      'member.joined',
      'post.created',
      'post.updated',
      'post.in_review',
      'post.changes_requested',
      'post.approved',
    ].sort(),
  )
  const ofPost = messages
    .filter(({ data }) => data.postId === post.id)
    .sort((a, b) => a.data.sequence - b.data.sequence)
  expect(ofPost.map(({ type }) => type)).toEqual([
    'post.created',
    'post.updated',
    'post.in_review',
    'post.changes_requested',
    'post.approved',
  ])
  expect(new Set(ofPost.map(({ data }) => data.sequence)).size).toBe(5)
  for (const { type, data } of messages) {
    expect(webhookData[type as keyof typeof webhookData].strict().parse(data)).toMatchObject({ workspaceId })
  }
  for (const { body } of arrived()) {
    expect(body).not.toContain('quay')
    expect(Buffer.byteLength(body)).toBeLessThan(20_000)
  }
})

test('a webhook hears only of the events it asked for, and only of its own workspace', async () => {
  const [person, stranger] = await Promise.all([app.signIn(), app.signIn()])
  const { webhook, arrived } = await connected(person, { events: ['generation.failed'] })
  await makePost(person)
  await makePost(stranger)
  await stranger.post('/api/posts/generate', { url: 'http://127.0.0.1/', model: 'composer' })
  await person.post('/api/posts/generate', { url: 'http://127.0.0.1/', model: 'composer' })
  await sendDue(app)
  expect(arrived().map((each) => read(webhook, each))).toMatchObject([
    { type: 'generation.failed', data: { userId: person.id, code: 'source_refused' } },
  ])
})

test('an account lent to a team expires for the team too', async () => {
  const { owner, slug, id: workspaceId } = await foundTeam(app)
  const { webhook, arrived } = await connected(owner, { events: ['account.expiring'] }, `/api/w/${slug}`)
  const { db } = app.ctx
  const account = { owner_id: owner.id, id: 'ada', urn: 'urn:li:person:ada', kind: 'person', name: 'Ada' } as const
  await db
    .insertInto('linkedin_accounts')
    .values({
      ...account,
      picture_url: null,
      portrait: null,
      scopes: '',
      sealed_token: '',
      client_id: null,
      expires_at: app.clock.now + dayMs,
      sealed_refresh: null,
      refresh_ends_at: null,
      refreshing_until: null,
      grant_id: null,
      refused_at: null,
      refused_reason: null,
      paused_at: null,
      slots: '[]',
      reminded_days: null,
      connected_at: app.clock.now,
    })
    .execute()
  const lent = await owner.send('PUT', `/api/linkedin/accounts/ada/lending/${slug}`, { lent: 'free' })
  expect(lent.status).toBe(204)
  const expiresAt = app.clock.now + dayMs
  await emit(app.ctx, db, {
    name: 'linkedin-account.expiring',
    workspaceId: owner.id,
    actor: null,
    subject: 'ada',
    payload: { ownerId: owner.id, name: 'Ada', expiresAt },
  })
  await sendDue(app)
  expect(arrived().map((each) => read(webhook, each).data)).toMatchObject([
    { workspaceId, accountId: 'ada', expiresAt: new Date(expiresAt).toISOString() },
  ])
})

test.each([
  ['an error', { status: 500, body: 'Out of order' }, { status: 500, answer: 'Out of order' }, 'webhookStatus'],
  ['a redirect', { status: 302, headers: { location: '/elsewhere' } }, { status: 302 }, 'webhookRedirects'],
  ['a cut connection', 'cut', { status: null, answer: null }, 'webhookUnreachable'],
] as const)(
  '%s is a failure, and the message is tried again with the same id',
  async (_name, behaviour, seen, reason) => {
    const person = await app.signIn()
    const { webhook, arrived } = await connected(person, { events: ['post.created'] })
    receiver.behave(behaviour)
    await makePost(person)
    await sendDue(app)
    const nextAt = expect.any(String)
    expect(await listDeliveries(person, webhook.id)).toMatchObject([
      { state: 'waiting', tries: 1, nextAt, problem: { reason }, ...seen },
      { type: 'ping' },
    ])
    receiver.behave({ status: 200, body: 'ok' })
    await sendDue(app)
    expect(arrived()).toHaveLength(1)
    app.clock.now += 6 * secondMs
    await sendDue(app)
    expect(new Set(arrived().map(({ id }) => id)).size).toBe(1)
    expect(arrived()).toHaveLength(2)
    for (const [index, message] of arrived().entries())
      expect(verified(webhook.secret, message, app.clock.now - (1 - index) * 6 * secondMs).type).toBe('post.created')
    expect(await listDeliveries(person, webhook.id)).toMatchObject([
      { state: 'delivered', tries: 2, status: 200, answer: 'ok', problem: null },
      { type: 'ping' },
    ])
    expect(receiver.received.some(({ path }) => path === '/elsewhere')).toBe(false)
  },
)

test('an answer of which only the beginning arrives counts, and an endless one is cut at a kilobyte', async () => {
  const person = await app.signIn()
  const { webhook } = await connected(person, { events: ['post.created'] })
  for (const behaviour of ['cut-in-body', 'endless', { status: 200, body: 'a\u0000b\u0007ü' }] as const) {
    receiver.behave(behaviour)
    await makePost(person)
    await sendDue(app)
  }
  const answers = (await listDeliveries(person, webhook.id)).filter(({ type }) => type !== 'ping')
  expect(answers.map(({ state }) => state)).toEqual(['delivered', 'delivered', 'delivered'])
  expect(new Set(answers.map(({ answer }) => answer))).toEqual(new Set(['a'.repeat(1024), 'abü', 'half an answer']))
})

test('Retry-After puts the next try off', async () => {
  const person = await app.signIn()
  const { webhook } = await connected(person, { events: ['post.created'] })
  receiver.behave({ status: 429, headers: { 'retry-after': '3600' } })
  await makePost(person)
  await sendDue(app)
  const [delivery] = await listDeliveries(person, webhook.id)
  expect(Date.parse(delivery?.nextAt ?? '')).toBeGreaterThanOrEqual(app.clock.now + hourMs)
  expect(Date.parse(delivery?.nextAt ?? '')).toBeLessThanOrEqual(app.clock.now + hourMs + 6 * minuteMs)
})

test('an address that is gone switches its webhook off at once, with a notice and a mail', async () => {
  const person = await app.signIn()
  const { webhook, arrived } = await connected(person, { events: ['post.created'] })
  receiver.behave({ status: 410 })
  await makePost(person)
  app.clock.now += secondMs
  await makePost(person)
  await sendDue(app)
  expect(arrived()).toHaveLength(1)
  await sendDue(app)

  const [listed] = (await (await person.get('/api/webhooks')).json()) as Webhook[]
  expect(listed).toMatchObject({ isOn: false, offReason: 'gone' })
  expect((await listDeliveries(person, webhook.id)).map(({ state, problem }) => [state, problem?.reason])).toEqual([
    ['failed', 'webhookIsOff'],
    ['failed', 'webhookStatus'],
    ['delivered', undefined],
  ])
  const bell = (await (await person.get('/api/notices')).json()) as { notices: { kind: string; message: object }[] }
  expect(bell.notices).toMatchObject([
    { kind: 'webhook-off', message: { reason: 'webhookGone', values: { target: new URL(receiver.url).origin } } },
  ])
  const mails = await app.ctx.db.selectFrom('mails').selectAll().where('recipient', '=', person.email).execute()
  expect(mails.map(({ subject }) => subject)).toEqual(['A webhook is off'])
  expect(mails[0]?.text).toContain('/settings/developers')

  await makePost(person)
  await sendDue(app)
  expect(arrived()).toHaveLength(1)
})

test('a team’s owner and managers are told that its webhook is off', async () => {
  const { owner, slug } = await foundTeam(app)
  const at = `/api/w/${slug}`
  const { arrived } = await connected(owner, { events: ['post.created'] }, at)
  const manager = await joinTeam(app, { owner, slug }, 'manager')
  const writer = await joinTeam(app, { owner, slug }, 'writer')
  receiver.behave({ status: 410 })
  await writeInTeam(writer, slug)
  await sendDue(app)
  await sendDue(app)
  expect(arrived()).toHaveLength(1)
  const kinds = async (person: typeof owner) => {
    const bell = (await (await person.get('/api/notices')).json()) as { notices: { kind: string }[] }
    return bell.notices.map(({ kind }) => kind).filter((kind) => kind === 'webhook-off')
  }
  expect([await kinds(owner), await kinds(manager), await kinds(writer)]).toEqual([
    ['webhook-off'],
    ['webhook-off'],
    [],
  ])
  const mails = await app.ctx.db
    .selectFrom('mails')
    .selectAll()
    .where('text', 'like', '%settings/developers%')
    .execute()
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual(expect.arrayContaining([owner.email, manager.email]))
  expect(mails.some(({ recipient }) => recipient === writer.email)).toBe(false)
})

test('after ten tries in three days a webhook is off, unless it took something else meanwhile', async () => {
  const person = await app.signIn()
  const silent = await connected(person, { events: ['post.created'] })
  const choosy = await connected(person, { events: ['post.created', 'post.updated'] })
  receiver.behave(({ body }) => ({ status: body.includes('post.created') ? 500 : 200 }))
  const post = await makePost(person)
  for (let round = 0; round < 10; round += 1) {
    await sendDue(app)
    app.clock.now += 27 * hourMs
    if (round === 3) {
      await rename(person, post.id, 'Changed')
    }
  }
  expect(silent.arrived()).toHaveLength(10)
  expect(choosy.arrived().filter(({ body }) => body.includes('post.created'))).toHaveLength(10)
  const listed = (await (await person.get('/api/webhooks')).json()) as Webhook[]
  expect(listed.map(({ id, isOn, offReason }) => ({ id, isOn, offReason }))).toEqual([
    { id: silent.webhook.id, isOn: false, offReason: 'failing' },
    { id: choosy.webhook.id, isOn: true, offReason: null },
  ])
  expect((await listDeliveries(person, choosy.webhook.id)).map(({ type, state }) => [type, state])).toEqual([
    ['post.updated', 'delivered'],
    ['post.created', 'failed'],
    ['ping', 'delivered'],
  ])
})

test('a renewed secret signs at once, and the former one along with it for a day', async () => {
  const person = await app.signIn()
  const { webhook, arrived } = await connected(person, { events: ['post.created'] })
  const renewed = (await (await person.post(`/api/webhooks/${webhook.id}/secret`)).json()) as Webhook
  expect(renewed.secret).not.toBe(webhook.secret)
  expect(renewed.publicKey).not.toBe(webhook.publicKey)
  expect(renewed.formerSecretUntil).toBe(new Date(app.clock.now + dayMs).toISOString())
  await makePost(person)
  await sendDue(app)
  const [first] = arrived()
  if (!first) throw new Error('Nothing arrived.')
  for (const each of [webhook, renewed]) {
    expect(read(each, first).type).toBe('post.created')
    expect(isSignedBy(each.publicKey ?? '', first)).toBe(true)
  }
  app.clock.now += dayMs
  await makePost(person)
  await sendDue(app)
  const second = arrived()[1]
  if (!second) throw new Error('Nothing arrived.')
  expect(read(renewed, second).type).toBe('post.created')
  expect(() => read(webhook, second)).toThrow('No matching signature')
  expect(isSignedBy(webhook.publicKey ?? '', second)).toBe(false)
})

test('secrets and addresses are sealed at rest, and are in no list', async () => {
  const person = await app.signIn()
  const { webhook, path } = await connected(person)
  const rows = await app.ctx.db.selectFrom('webhooks').selectAll().execute()
  const stored = JSON.stringify(rows)
  expect(stored).not.toContain(webhook.secret.slice('whsec_'.length))
  expect(stored).not.toContain(path)
  for (const at of ['/api/webhooks', `/api/webhooks/${webhook.id}/deliveries`])
    expect(await (await person.get(at)).text()).not.toContain(webhook.secret.slice('whsec_'.length))
})

test('a delivery is sent again on request, with its id, unless its webhook is off', async () => {
  const person = await app.signIn()
  const { webhook, arrived } = await connected(person, { events: ['post.created'] })
  await makePost(person)
  await sendDue(app)
  const [delivery] = await listDeliveries(person, webhook.id)
  const resend = `/api/webhooks/${webhook.id}/deliveries/${delivery?.id}/resend`
  expect(await (await person.post(resend)).json()).toMatchObject({ state: 'waiting', tries: 0 })
  await sendDue(app)
  expect(arrived().map(({ id }) => id)).toEqual([delivery?.id, delivery?.id])
  expect((await person.post(`/api/webhooks/${webhook.id}/deliveries/msg_none/resend`)).status).toBe(404)
  await person.patch(`/api/webhooks/${webhook.id}`, { isOn: false })
  expect((await person.post(resend)).status).toBe(409)
})

test('a day is replayed, also what was missed while the webhook was off', async () => {
  const person = await app.signIn()
  const { webhook, arrived } = await connected(person, { events: ['post.created'] })
  await makePost(person)
  await sendDue(app)
  await person.patch(`/api/webhooks/${webhook.id}`, { isOn: false })
  app.clock.now += hourMs
  const since = new Date(app.clock.now).toISOString()
  await makePost(person)
  await makePost(person)
  await sendDue(app)
  expect(arrived()).toHaveLength(1)
  await person.patch(`/api/webhooks/${webhook.id}`, { isOn: true })

  const replay = (body: object) => person.post(`/api/webhooks/${webhook.id}/replay`, body)
  expect(await (await replay({ since })).json()).toEqual({ deliveries: 2 })
  await sendDue(app)
  expect(arrived()).toHaveLength(3)
  expect(await (await replay({ since })).json()).toEqual({ deliveries: 2 })
  await sendDue(app)
  expect(arrived()).toHaveLength(5)
  expect(new Set(arrived().map(({ id }) => id)).size).toBe(3)
  expect((await replay({ since: new Date(app.clock.now - dayMs - secondMs).toISOString() })).status).toBe(400)
  expect((await replay({ since: 'yesterday' })).status).toBe(400)
})

test.each([
  'http://example.com/hook',
  'https://127.0.0.1/',
  'https://localhost/',
  'https://10.0.0.1/',
  'https://user:secret@example.com/',
  'https://example.com:8443/',
  'ftp://example.com/',
  'no address',
])('%s is no address for a webhook', async (url) => {
  const person = await app.signIn()
  const refused = await person.post('/api/webhooks', { url })
  expect([refused.status, await refused.json()]).toMatchObject([400, { reason: 'webhookAddressRefused' }])
  const { webhook } = await connected(person)
  expect((await person.patch(`/api/webhooks/${webhook.id}`, { url })).status).toBe(400)
})

test('a webhook is changed, deleted, and one of at most twenty', async () => {
  const person = await app.signIn()
  const { webhook, arrived } = await connected(person, { events: ['post.created'] })
  const path = newPath()
  const changed = await person.patch(`/api/webhooks/${webhook.id}`, {
    url: receiver.url + path,
    events: ['post.updated'],
  })
  expect(await changed.json()).toMatchObject({ url: receiver.url + path, events: ['post.updated'], isOn: true })
  const post = await makePost(person)
  await rename(person, post.id, 'Changed')
  await sendDue(app)
  expect(arrived()).toEqual([])
  expect(receiver.received.filter((each) => each.path === path)).toHaveLength(1)

  expect((await person.delete(`/api/webhooks/${webhook.id}`)).status).toBe(204)
  expect((await person.delete(`/api/webhooks/${webhook.id}`)).status).toBe(404)
  expect(await app.ctx.db.selectFrom('webhook_deliveries').select('id').execute()).toEqual([])

  for (let count = 0; count < 20; count += 1) await addWebhook(person, { url: receiver.url })
  const tooMany = await person.post('/api/webhooks', { url: receiver.url })
  expect([tooMany.status, await tooMany.json()]).toMatchObject([409, { reason: 'tooManyWebhooks' }])
})

test('who does not lead a team sees nothing of its webhooks, and a stranger’s ids lead nowhere', async () => {
  const { owner, slug } = await foundTeam(app)
  const at = `/api/w/${slug}`
  const { webhook } = await connected(owner, {}, at)
  const [writer, stranger] = [await joinTeam(app, { owner, slug }, 'writer'), await app.signIn()]
  expect((await writer.get(`${at}/webhooks`)).status).toBe(403)
  expect((await writer.post(`${at}/webhooks`, { url: receiver.url })).status).toBe(403)
  expect((await stranger.get(`${at}/webhooks`)).status).toBe(404)
  expect((await stranger.get(`/api/webhooks/${webhook.id}/deliveries`)).status).toBe(404)
  expect((await stranger.post(`/api/webhooks/${webhook.id}/secret`)).status).toBe(404)
  expect((await stranger.delete(`/api/webhooks/${webhook.id}`)).status).toBe(404)
})

test('a key with the scope to write adds a webhook and removes it, and one that only reads does not', async () => {
  const person = await app.signIn()
  const keyWith = async (scope: string) => {
    const made = await person.post('/api/keys', { name: 'n8n', scopes: ['read', scope] })
    return { authorization: `Bearer ${((await made.json()) as { key: string }).key}` }
  }
  const call = (method: string, path: string, headers: Record<string, string>, body?: object) =>
    app.visitor().send(method, `/api/v1/webhooks${path}`, body, headers)
  const writes = await keyWith('write')
  const added = await call('POST', '', writes, { url: receiver.url + newPath(), events: ['post.published'] })
  expect(added.status).toBe(201)
  const { id, secret } = (await added.json()) as Webhook
  expect(secret).toMatch(/^whsec_/)
  expect(await (await call('GET', '', writes)).json()).toMatchObject({
    items: [{ id, events: ['post.published'] }],
    next: null,
  })
  expect((await call('POST', '', await keyWith('read'), { url: receiver.url })).status).toBe(403)
  expect((await call('DELETE', `/${id}`, writes)).status).toBe(204)
})

test('deliveries come in pages', async () => {
  const person = await app.signIn()
  const { webhook } = await connected(person, { events: ['post.created'] })
  for (let count = 0; count < 4; count += 1) await makePost(person)
  await sendDue(app)
  const first = await person.get(`/api/webhooks/${webhook.id}/deliveries?limit=3`)
  const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
  const ids = (list: unknown) => (list as { id: string }[]).map(({ id }) => id)
  const rest = await person.get(next)
  const all = [...ids(await first.json()), ...ids(await rest.json())]
  expect(all).toHaveLength(5)
  expect(new Set(all).size).toBe(5)
  expect(rest.headers.get('link')).toBeNull()
})

test.each(['slack', 'teams'])('a chat (%s) is told that a post waits, with the link to its review', async (kind) => {
  const { owner, slug } = await foundTeam(app)
  const at = `/api/w/${slug}`
  const { webhook, arrived } = await connected(owner, { kind }, at)
  expect(webhook).toMatchObject({ secret: null, publicKey: null, events: ['post.in_review'] })
  const post = await writeInTeam(owner, slug)
  await rename(owner, post.id, 'Quay <!channel> & [more](https://example.com)', at)
  await owner.post(`${at}/posts/${post.id}/review`, {})
  await sendDue(app)
  const [message] = arrived()
  expect(arrived()).toHaveLength(1)
  expect(message?.signature).toBe('')
  const body = JSON.parse(message?.body ?? '{}')
  expect(message?.body).toContain('A post waits for you')
  expect(message?.body).toContain(`/w/${slug}/generate?post=${post.id}&panel=review`)
  if (kind === 'slack') {
    expect(body.text).toContain('Quay &lt;!channel&gt; &amp; [more]')
    expect(body.blocks.map((block: { text?: { type: string } }) => block.text?.type)).toEqual(['plain_text', undefined])
  } else {
    const { content } = body.attachments[0]
    expect(content).toMatchObject({ type: 'AdaptiveCard', actions: [{ type: 'Action.OpenUrl' }] })
    expect(content.body.map(({ type }: { type: string }) => type)).toEqual(['RichTextBlock', 'RichTextBlock'])
  }
  const renewed = await owner.post(`${at}/webhooks/${webhook.id}/secret`)
  expect([renewed.status, await renewed.json()]).toMatchObject([409, { reason: 'chatWebhookUnsigned' }])
})

test('deliveries are kept for thirty days', async () => {
  const person = await app.signIn()
  await connected(person)
  app.clock.now += 31 * dayMs
  for (const { run } of webhooks.sweeps?.(app.ctx) ?? []) await run(new AbortController().signal)
  expect(await app.ctx.db.selectFrom('webhook_deliveries').select('id').execute()).toEqual([])
})

test('a slow target holds two messages, and no other target waits for it', async () => {
  const slow = await startWebhookReceiver()
  const other = await startTestApp({
    environment: { FETCH_ALLOW: `${receiver.allow()},slow.example.net=127.0.0.1:${slow.port}` },
    sharedWith: app,
  })
  slow.behave('silence')
  const stop = new AbortController()
  try {
    const person = await app.signIn()
    const { arrived } = await connected(person, { events: ['post.created'] })
    for (let count = 0; count < 4; count += 1) await makePost(person)
    const owner = await other.signIn()
    const held = await addWebhook(owner, { url: `http://slow.example.net:${slow.port}/`, events: ['post.created'] })
    for (let count = 0; count < 4; count += 1) await makePost(owner)

    await deliverEvents(other.ctx)
    other.clock.now = app.clock.now
    const targets = new Targets()
    const works: Promise<void>[] = []
    for (;;) {
      const send = await takeDelivery(other.ctx, targets, stop.signal)
      if (send) works.push(send())
      else if (arrived().length === 4) break
      else await new Promise(setImmediate)
    }
    await expect.poll(() => slow.received.length).toBe(2)
    stop.abort()
    await Promise.all(works)
    const waiting = await app.ctx.db
      .selectFrom('webhook_deliveries')
      .select(['tries', 'lease'])
      .where('webhook_id', '=', held.id)
      .execute()
    // what was interrupted counts as no try
    expect(waiting).toEqual(Array.from({ length: 5 }, () => ({ tries: 0, lease: null })))
  } finally {
    await slow.close()
    await other.close()
  }
})
