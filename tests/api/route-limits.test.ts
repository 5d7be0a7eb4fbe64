import { afterAll, beforeAll, expect, test } from 'vitest'
import { limitKey } from '#server/platform/limits/rate-limit'
import { guards } from '#shared/contract/guards'
import { type RouteName, routes } from '#shared/contract/routes'
import { type RateLimitName, rateLimits } from '#shared/rules/rate-limits'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** Guards count requests against their route's limit, whatever the answer. */

const minute = 60
const hour = 60 * minute

/** A call for each route with a limit, the limit, and its seconds. */
const calls: Partial<
  Record<RateLimitName, { call: RouteName; body?: object; query?: string; most: number; seconds: number }>
> = {
  reading: { call: 'readArticle', body: { url: 'no address' }, most: 60, seconds: minute },
  writing: { call: 'generatePost', body: { url: 'no address' }, most: 30, seconds: minute },
  workingCopies: {
    call: 'keepWorkingCopy',
    body: { content: '', title: null, editor: 'one', seen: null },
    most: 120,
    seconds: minute,
  },
  feeds: { call: 'addFeed', body: { url: 'no address' }, most: 30, seconds: minute },
  publishing: { call: 'continueHeld', most: 120, seconds: minute },
  pictureUploads: { call: 'uploadMediaFile', most: 120, seconds: minute },
  leadImages: { call: 'importLeadImage', most: 20, seconds: minute },
  fontUploads: { call: 'uploadFont', most: 60, seconds: minute },
  linkedinConnections: { call: 'addLinkedinAccount', body: { accessToken: 'none' }, most: 20, seconds: hour },
  modelTests: { call: 'testModelVendor', most: 30, seconds: minute },
  modelPulls: { call: 'pullLocalModel', most: 10, seconds: 15 * minute },
  testMails: { call: 'sendTestMail', most: 10, seconds: 15 * minute },
  teams: { call: 'createWorkspace', body: { name: 'Press' }, most: 10, seconds: hour },
  teamInvitations: {
    call: 'inviteMember',
    body: { email: 'nobody@example.com', role: 'writer' },
    most: 60,
    seconds: hour,
  },
  linkStates: { call: 'readLinkState', body: { kind: 'setup', token: 'none' }, most: 60, seconds: 15 * minute },
  teamInvitationsRead: { call: 'readTeamInvitation', body: { token: 'none' }, most: 60, seconds: 15 * minute },
  teamJoins: { call: 'joinWorkspace', body: { token: 'none' }, most: 30, seconds: hour },
  reviewLinks: { call: 'createReviewLink', body: {}, most: 60, seconds: hour },
  reviewsByLink: { call: 'readReviewLink', most: 300, seconds: 15 * minute },
  decisionsByLink: {
    call: 'decideByLink',
    body: { decision: 'approve', version: 1, name: 'Guest' },
    most: 30,
    seconds: 15 * minute,
  },
  postExports: { call: 'exportPosts', most: 20, seconds: minute },
  calendarAddresses: { call: 'createCalendarAddress', most: 30, seconds: hour },
  calendarReads: { call: 'readCalendar', most: 600, seconds: 15 * minute },
  signOffs: { call: 'getSignOff', most: 60, seconds: minute },
  webhooks: { call: 'createWebhook', body: { url: 'https://example.com/' }, most: 60, seconds: hour },
  webhookDeliveries: { call: 'resendWebhookDelivery', most: 60, seconds: minute },
  webhookReplays: { call: 'replayWebhook', body: { since: '2026-01-01T00:00:00Z' }, most: 10, seconds: hour },
  comments: { call: 'addComment', body: { body: 'Well said.' }, most: 60, seconds: minute },
  mentions: { call: 'suggestMentions', most: 300, seconds: minute },
  mentionLookUps: { call: 'lookUpMentions', most: 20, seconds: minute },
  keys: { call: 'createKey', body: { name: 'Feed', scopes: ['read'], workspace: 'nowhere' }, most: 30, seconds: hour },
  appRequests: {
    call: 'readAppRequest',
    query: '?client_id=unknown&redirect_uri=none',
    most: 60,
    seconds: 15 * minute,
  },
  setUps: { call: 'setup', body: { token: 'none', email: '', password: '' }, most: 20, seconds: hour },
  passwordLinkRequests: { call: 'forgotPassword', body: { email: 'nobody@example.com' }, most: 10, seconds: hour },
}
const address = '198.51.100.77'

let app: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.signIn({ role: 'admin' })
  // its address is the id in the paths of all calls
  expect((await admin.post('/api/workspaces', { name: 'unknown' })).status).toBe(201)
})

afterAll(() => app.close())

test('every limit that is counted by requests is named by a route', () => {
  const counted = Object.entries(rateLimits).filter(([, { counts }]) => counts === 'requests')
  const named = Object.values(guards).flatMap((guard) => ('limit' in guard ? [guard.limit] : []))
  expect(counted.map(([name]) => name).sort()).toEqual([...new Set(named)].sort())
  expect(Object.keys(calls).sort()).toEqual([...new Set(named)].sort())
})

test.each(Object.entries(calls))('%s', async (name, { call, body, query = '', most, seconds }) => {
  const limit = rateLimits[name as RateLimitName]
  const isPerAccount = limit.per === 'account'
  const key = limitKey(app.ctx, name as RateLimitName, isPerAccount ? admin.id : address)
  const started = { key, window_started_at: app.clock.now, count: most - 1 }
  await app.ctx.db
    .insertInto('rate_limits')
    .values(started)
    .onConflict((key) => key.column('key').doUpdateSet(started))
    .execute()

  const { method, path } = routes[call]
  const person = isPerAccount ? admin : app.visitor(address)
  const send = () => person.send(method, path.replace(':vendor', 'openai').replace(/:\w+/, 'unknown') + query, body)
  expect((await send()).status).not.toBe(429)
  const refused = await send()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(seconds)])
})
