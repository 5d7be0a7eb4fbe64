import { expect, test } from 'vitest'
import { startTestApp } from '../support/test-app.ts'

/** For self-hosters: PLANS=off and PUBLIC_SITE=off. */

test('without plans everyone may do everything, and nothing speaks of plans', async () => {
  const app = await startTestApp({ environment: { PLANS: 'off', PAYMENTS: '' } })
  const trial = await app.signIn({ role: 'trial', approvedAt: Date.now() - 90 * 24 * 60 * 60_000, used: 300 })
  const user = await (await trial.get('/api/user')).json()
  expect(user).toMatchObject({ trialEndsAt: null, maxPostsPerMonth: null, subscription: null })
  expect(user.capabilities).toMatchObject({
    plans: false,
    webSearch: true,
    publishing: true,
    postsRemaining: null,
    generationBlockedBy: null,
  })
  const config = await (await app.visitor().get('/api/config')).json()
  expect(config.features).toMatchObject({ plans: false, publicSite: false })
  expect(config.payments.form).toBe('off')
  expect((await trial.post('/api/get-or-create-subscription', {})).status).toBe(503)
  await app.close()
})

test('the operator’s own limit holds for everyone but administrators', async () => {
  const app = await startTestApp({ environment: { PLANS: 'off', POSTS_PER_MONTH: '2', PAYMENTS: '' } })
  const author = await app.signIn({ role: 'trial', used: 2 })
  const refused = await author.post('/api/posts/generate', { textContent: 'The town planted twelve thousand trees.' })
  expect(refused.status).toBe(402)
  expect((await refused.json()).reason).toBe('monthlyLimitReached')
  const admin = await app.signIn({ role: 'admin', used: 2 })
  expect((await (await admin.get('/api/user')).json()).capabilities.postsRemaining).toBeNull()
  await app.close()
})

test('without a public site the first page is the app’s, and terms and privacy stay', async () => {
  const app = await startTestApp({ environment: { PLANS: 'off', PAYMENTS: '' } })
  const visitor = app.visitor()
  const text = async (path: string) => await (await visitor.get(path)).text()
  expect(await text('/')).toContain('<div id="root">')
  expect((await visitor.get('/pricing')).status).toBe(404)
  const legal = (await text('/terms')) + (await text('/privacy'))
  expect(legal).toContain('Terms of Service')
  expect(legal).not.toMatch(/\bPro\b|trial|subscri|href="\/pricing"|refund/i)
  expect(await text('/sitemap.xml')).not.toContain('/pricing')
  await app.close()
})

test('with plans and without a public site the terms still tell of plans', async () => {
  const app = await startTestApp({ environment: { PUBLIC_SITE: 'off' } })
  const terms = await (await app.visitor().get('/terms')).text()
  expect(terms).toContain('Trial and Pro')
  expect(terms).not.toContain('href="/pricing"')
  await app.close()
})
