import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { agreeAt, comeBack, connect, type LinkedinApp, startLinkedinApp } from '../support/linkedin-app.ts'
import { signInAgain } from '../support/test-app.ts'

let linkedin: LinkedinApp

beforeAll(async () => {
  linkedin = await startLinkedinApp()
})

afterEach(() => {
  const { world } = linkedin.fake
  world.decision = 'agree'
  world.droppedScopes = []
  world.hesitations = 0
  world.saysTokenType = true
  world.seat()
  linkedin.fake.recover()
  linkedin.waits.length = 0
  expect(linkedin.fake.refused.splice(0)).toEqual([])
})

afterAll(() => linkedin.close())

type Person = Awaited<ReturnType<LinkedinApp['app']['signIn']>>
const signIn = () => linkedin.app.signIn()
const back = (outcome: string) => `/settings?tab=linkedin&linkedin=${outcome}`

async function accountsOf(person: Person) {
  return (await (await person.get('/api/linkedin/accounts')).json()) as Record<string, unknown>[]
}

const dayMs = 24 * 60 * 60 * 1000

describe('signing in at LinkedIn', () => {
  test('connects the account, and says until when', async () => {
    const person = await signIn()
    const { sub } = linkedin.fake.world.seat({
      given: 'Grace',
      family: 'Murray',
      picture: 'https://media.licdn.com/grace.jpg',
    })
    expect(await connect(person, '/api/linkedin/connect?next=%2Fgenerate%3Fpost%3D1')).toBe(
      '/generate?post=1&linkedin=connected',
    )
    const [account, ...others] = await accountsOf(person)
    expect(others).toEqual([])
    expect(account).toEqual({
      id: expect.any(String) as string,
      urn: `urn:li:person:${sub}`,
      name: 'Grace Murray',
      pictureUrl: null, // fetched by the server later
      kind: 'person',
      scopes: ['email', 'openid', 'profile', 'w_member_social'],
      expiresAt: new Date(linkedin.app.clock.now + 5_183_999_000).toISOString(),
      state: 'connected',
      isPaused: false,
      isRenewed: false,
      slots: [],
    })
    expect(await (await person.get('/api/user')).json()).toMatchObject({ linkedinAccounts: 1 })
  })

  test('works where LinkedIn leaves out the token’s type', async () => {
    linkedin.fake.world.saysTokenType = false
    expect(await connect(await signIn())).toBe(back('connected'))
  })

  test('asks for nothing but the scopes, and leads nowhere but to LinkedIn', async () => {
    const address = new URL((await (await signIn()).get('/api/linkedin/connect')).headers.get('location') ?? '')
    expect(`${address.origin}${address.pathname}`).toBe(`${linkedin.fake.url}/oauth/v2/authorization`)
    expect([...address.searchParams.keys()].sort()).toEqual(
      ['client_id', 'redirect_uri', 'response_type', 'scope', 'state'].sort(),
    )
    expect(address.searchParams.get('scope')).toBe('openid profile email w_member_social')
  })

  test('several accounts stand beside each other, and one connected again keeps its id, pause and slots', async () => {
    const person = await signIn()
    const first = linkedin.fake.world.visitor
    await connect(person)
    const [{ id } = {}] = await accountsOf(person)
    await person.patch(`/api/linkedin/accounts/${String(id)}`, {
      isPaused: true,
      slots: [{ weekday: 1, time: '09:00' }],
    })
    linkedin.fake.world.seat({ given: 'Second' })
    linkedin.app.clock.now += 1_000
    await connect(person)
    linkedin.fake.world.visitor = first
    linkedin.app.clock.now += dayMs
    await connect(person)
    const accounts = await accountsOf(person)
    expect(accounts.map(({ name }) => name)).toEqual(['Ann Author', 'Second Author'])
    expect(accounts[0]).toMatchObject({
      id,
      isPaused: true,
      state: 'paused',
      slots: [{ weekday: 1, time: '09:00' }],
      expiresAt: new Date(linkedin.app.clock.now + 5_183_999_000).toISOString(),
    })
  })

  test.each([
    'https://evil.example.com/',
    '//evil.example.com',
    '/\\evil.example.com',
    'settings',
    '/\tx',
    '/..//a//evil.example.com',
    '/.//evil.example.com',
    '/x/..//evil.example.com',
    '/%2e%2e//evil.example.com',
  ])('never leads to another site afterwards (%j)', async (next) => {
    const path = `/api/linkedin/connect?next=${encodeURIComponent(next)}`
    expect(await connect(await signIn(), path)).toBe(back('connected'))
  })
})

describe('right after the exchange', () => {
  test('LinkedIn’s hesitation of some seconds is waited for', async () => {
    linkedin.fake.world.hesitations = 9
    expect(await connect(await signIn())).toBe(back('connected'))
    expect(linkedin.waits).toEqual(Array.from({ length: 9 }, () => 1_000))
  })

  test('after ten seconds it is given up', async () => {
    linkedin.fake.world.hesitations = 100
    expect(await connect(await signIn())).toBe(back('refused'))
    expect(linkedin.waits).toHaveLength(10)
  })
})

describe('what may go wrong ends on a page that says so:', () => {
  test.each(['user_cancelled_login', 'user_cancelled_authorize'] as const)('%s', async (decision) => {
    linkedin.fake.world.decision = decision
    expect(await connect(await signIn())).toBe(back('cancelled'))
  })

  test.each([
    ['sign-in', ['share'], 'sign-in-product'],
    ['share', ['sign-in'], 'share-product'],
  ] as const)('the app lacks the product %s', async (_, products, outcome) => {
    const [app] = linkedin.fake.world.apps
    const before = app?.products ?? []
    if (app) app.products = [...products]
    expect(await connect(await signIn())).toBe(back(outcome))
    if (app) app.products = before
  })

  test.each([
    ['w_member_social', 'share-product'],
    ['openid', 'sign-in-product'],
    ['email', 'sign-in-product'],
  ])('LinkedIn leaves out %s silently', async (scope, outcome) => {
    const person = await signIn()
    linkedin.fake.world.droppedScopes = [scope]
    expect(await connect(person)).toBe(back(outcome))
    expect(await accountsOf(person)).toEqual([])
  })

  test.each([
    [401, 'invalid_client', 'client'],
    [400, 'invalid_redirect_uri', 'redirect'],
    [401, 'invalid_request', 'code'],
    [400, 'something_new', 'refused'],
  ])('the token is refused with %i %s', async (status, error, outcome) => {
    linkedin.fake.misbehave('POST /oauth/v2/accessToken', { status, json: { error, error_description: 'No.' } })
    expect(await connect(await signIn())).toBe(back(outcome))
  })

  test.each([
    ['POST /oauth/v2/accessToken', 'cut', 'unreachable'],
    ['POST /oauth/v2/accessToken', { status: 503, html: '<h1>Sorry</h1>' }, 'unreachable'],
    ['GET /v2/userinfo', 'cut', 'unreachable'],
    ['GET /v2/userinfo', { status: 429, json: {} }, 'unreachable'],
    ['GET /v2/userinfo', { status: 200, json: { name: 'Nobody' } }, 'refused'],
  ] as const)('%s answers %j', async (call, answer, outcome) => {
    linkedin.fake.misbehave(call, answer)
    expect(await connect(await signIn())).toBe(back(outcome))
  })

  test('a hundred and one accounts', async () => {
    const person = await signIn()
    linkedin.fake.world.droppedScopes = ['r_basicprofile']
    const pages = Array.from({ length: 100 }, (_, index) => ({ id: `${500 + index}`, name: `Page ${index}` }))
    linkedin.fake.world.seat({ pages })
    expect(await connect(person, '/api/linkedin/connect?kind=community')).toBe(back('connected'))
    linkedin.fake.world.droppedScopes = []
    expect(await connect(person)).toBe(back('too-many'))
    expect(await accountsOf(person)).toHaveLength(100)
  })

  test('twenty-one attempts within an hour', async () => {
    const person = await signIn()
    for (let count = 0; count < 20; count += 1) await person.get('/api/linkedin/connect')
    const answer = await person.get('/api/linkedin/connect', { accept: 'text/html' })
    expect(answer.headers.get('location')).toBe(back('too-often'))
    expect((await person.get('/api/linkedin/connect')).status, 'a program gets the usual answer').toBe(429)
  })
})

describe('the state that LinkedIn hands back', () => {
  async function comingBack(person: Person): Promise<string> {
    return await agreeAt((await person.get('/api/linkedin/connect')).headers.get('location') ?? '')
  }

  test('works once', async () => {
    const person = await signIn()
    const address = await comingBack(person)
    expect(await comeBack(person, address)).toBe(back('connected'))
    expect(await comeBack(person, address)).toBe(back('state'))
  })

  test('works for ten minutes', async () => {
    const person = await signIn()
    const address = await comingBack(person)
    linkedin.app.clock.now += 10 * 60_000
    expect(await comeBack(person, address)).toBe(back('state'))
    expect(await accountsOf(person)).toEqual([])
  })

  test('works in the session that began it, and in no other of the same person or of a stranger', async () => {
    const person = await signIn()
    const address = await comingBack(person)
    expect(await comeBack(await signInAgain(linkedin.app, person), address)).toBe(back('state'))
    expect(await comeBack(await signIn(), address)).toBe(back('state'))
    expect(await comeBack(person, address), 'a stranger’s attempt uses nothing up').toBe(back('connected'))
  })

  test('is 256 bits that nobody can guess, and kept hashed', async () => {
    const person = await signIn()
    const state = new URL(await comingBack(person)).searchParams.get('state') ?? ''
    expect(Buffer.from(state, 'base64url')).toHaveLength(32)
    const rows = await linkedin.app.ctx.db.selectFrom('linkedin_sign_ins').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(state)
    expect(await comeBack(person, `${linkedin.fake.url}/api/linkedin/callback?code=x&state=guess`)).toBe(back('state'))
    expect(await comeBack(person, `${linkedin.fake.url}/api/linkedin/callback`)).toBe(back('state'))
  })

  test('who was signed out meanwhile signs in first, and learns of it then', async () => {
    const address = await comingBack(await signIn())
    const next = encodeURIComponent(back('signed-out'))
    expect(await comeBack(linkedin.app.visitor() as Person, address)).toBe(`/auth?next=${next}`)
  })
})

describe('the second app', () => {
  const path = '/api/linkedin/connect?kind=community'
  const secondApp = () => linkedin.fake.world.apps[1] as (typeof linkedin.fake.world.apps)[number]

  afterEach(() => {
    secondApp().products = ['community-management']
  })

  test('connects a person and their pages together, by name and id of the profile', async () => {
    const person = await signIn()
    const { sub } = linkedin.fake.world.seat({ given: 'Grace', pages: [{ id: '21', name: 'Harbour Ltd' }] })
    linkedin.fake.calls.length = 0
    expect(await connect(person, path)).toBe(back('connected'))
    const accounts = await accountsOf(person)
    expect(accounts.map(({ urn, name, kind }) => [urn, name, kind])).toEqual([
      [`urn:li:person:${sub}-second`, 'Grace Author', 'person'],
      ['urn:li:organization:21', 'Harbour Ltd', 'page'],
    ])
    expect(accounts[0]?.scopes).toContain('w_member_social_feed')
    expect(linkedin.fake.calls).not.toContain('GET /v2/userinfo')
  })

  test('asks for everything at once, always the same', async () => {
    const address = new URL((await (await signIn()).get(path)).headers.get('location') ?? '')
    expect(address.searchParams.get('scope')).toBe(
      'r_basicprofile w_member_social w_member_social_feed r_member_postAnalytics r_member_profileAnalytics w_organization_social r_organization_social w_organization_social_feed r_organization_social_feed r_organization_followers rw_organization_admin',
    )
  })

  test('an account moves to it in one step: id, times and pause stay, and its former token ends', async () => {
    const person = await signIn()
    linkedin.fake.world.seat({ given: 'Grace', family: 'Murray', picture: 'https://media.licdn.com/grace.jpg' })
    await connect(person)
    const former = linkedin.fake.world.tokens.at(-1)
    const [{ id } = {}] = await accountsOf(person)
    const slots = [{ weekday: 1, time: '09:00' }]
    await person.patch(`/api/linkedin/accounts/${String(id)}`, { isPaused: true, slots })
    expect(await connect(person, path)).toBe(back('connected'))
    const accounts = await accountsOf(person)
    expect(accounts).toMatchObject([{ id, name: 'Grace Murray', isPaused: true, slots }])
    expect(String(accounts[0]?.urn)).toMatch(/-second$/)
    expect(former?.isRevoked).toBe(true)
    expect(await connect(person, path), 'again').toBe(back('connected'))
    expect(await accountsOf(person)).toMatchObject([{ id }])
    expect(linkedin.fake.world.tokens.filter(({ isRevoked }) => isRevoked)).toEqual([former])
  })

  test('an account moves back to the first app without its pages, whose token is the former one', async () => {
    const person = await signIn()
    linkedin.fake.world.seat({ given: 'Grace', pages: [{ id: '24', name: 'Harbour Ltd' }] })
    await connect(person, path)
    const shared = linkedin.fake.world.tokens.at(-1)
    const [{ id } = {}] = await accountsOf(person)
    expect(await connect(person)).toBe(back('connected'))
    expect((await accountsOf(person)).map((account) => [account.id === id, account.kind])).toEqual([
      [true, 'person'],
      [false, 'page'],
    ])
    expect(shared?.isRevoked).toBe(false)
  })

  test('another person is connected beside, and nobody is taken for one of two with their name', async () => {
    const person = await signIn()
    for (const given of ['Grace', 'Ann', 'Ann']) {
      linkedin.fake.world.seat({ given })
      await connect(person)
    }
    for (const given of ['Ada', 'Ann']) {
      linkedin.fake.world.seat({ given })
      expect(await connect(person, path)).toBe(back('connected'))
    }
    const accounts = await accountsOf(person)
    expect(accounts.map(({ name }) => String(name)).sort()).toEqual([
      'Ada Author',
      'Ann Author',
      'Ann Author',
      'Ann Author',
      'Grace Author',
    ])
    expect(linkedin.fake.world.tokens.slice(-5).some(({ isRevoked }) => isRevoked)).toBe(false)
  })

  test('that LinkedIn reviewed for pages only is asked for less, and serves pages', async () => {
    const person = await signIn()
    secondApp().products = ['pages-only']
    linkedin.fake.world.seat({ pages: [{ id: '22', name: 'Quay & Sons' }] })
    const first = await comeBack(person, await agreeAt((await person.get(path)).headers.get('location') ?? ''))
    expect(new URL(first).searchParams.get('scope')).toBe(
      'w_organization_social r_organization_social rw_organization_admin',
    )
    expect(await comeBack(person, await agreeAt(first))).toBe(back('connected'))
    expect(await accountsOf(person)).toMatchObject([{ name: 'Quay & Sons', kind: 'page' }])
  })

  test.each([
    ['r_basicprofile', ['page']],
    ['w_organization_social', ['person']],
  ])('without %s it serves what is left', async (scope, kinds) => {
    const person = await signIn()
    linkedin.fake.world.seat({ pages: [{ id: '23', name: 'Harbour Ltd' }] })
    linkedin.fake.world.droppedScopes = [scope]
    expect(await connect(person, path)).toBe(back('connected'))
    expect((await accountsOf(person)).map(({ kind }) => kind)).toEqual(kinds)
  })
})

describe('company pages', () => {
  // as of an app that serves nothing else
  beforeEach(() => {
    linkedin.fake.world.droppedScopes = ['r_basicprofile']
  })

  test('of one person are connected together', async () => {
    const person = await signIn()
    linkedin.fake.world.seat({
      pages: [
        { id: '11', name: 'Harbour Ltd' },
        { id: '12', name: 'Quay & Sons' },
      ],
    })
    expect(await connect(person, '/api/linkedin/connect?kind=community')).toBe(back('connected'))
    const accounts = await accountsOf(person)
    expect(new Set(accounts.map(({ urn, name, kind }) => `${String(urn)} ${String(name)} ${String(kind)}`))).toEqual(
      new Set(['urn:li:organization:11 Harbour Ltd page', 'urn:li:organization:12 Quay & Sons page']),
    )
    const ids = accounts.map(({ id }) => String(id))
    const tokens = () => linkedin.fake.world.tokens.filter(({ member }) => member === linkedin.fake.world.visitor)
    await person.delete(`/api/linkedin/accounts/${ids[0]}`)
    expect(
      tokens().map(({ isRevoked }) => isRevoked),
      'the other page still uses it',
    ).toEqual([false])
    await person.delete(`/api/linkedin/accounts/${ids[1]}`)
    expect(tokens().map(({ isRevoked }) => isRevoked)).toEqual([true])
  })

  test('are all those that one may post as, however many, and named in one call', async () => {
    const person = await signIn()
    const pages = Array.from({ length: 23 }, (_, index) => ({ id: `${100 + index}`, name: `Page ${index}` }))
    linkedin.fake.world.seat({
      pages: [
        ...pages,
        { id: '201', name: 'Texts only', role: 'CONTENT_ADMINISTRATOR' },
        { id: '202', name: 'Adverts', role: 'DIRECT_SPONSORED_CONTENT_POSTER' },
        { id: '203', name: 'Figures only', role: 'ANALYST' },
        { id: '204', name: 'Not to post', role: 'CURATOR' },
        { id: '100', name: 'Page 0', role: 'ANALYST' },
      ],
    })
    linkedin.fake.calls.length = 0
    expect(await connect(person, '/api/linkedin/connect?kind=community')).toBe(back('connected'))
    const names = (await accountsOf(person)).map(({ name }) => String(name))
    expect(names.sort()).toEqual([...pages.map(({ name }) => name), 'Adverts', 'Texts only'].sort())
    const asked = linkedin.fake.calls.filter((call) => call.startsWith('GET /rest/'))
    expect(asked).toEqual([
      ...Array.from({ length: 3 }, () => 'GET /rest/organizationAcls'),
      'GET /rest/organizationsLookup',
    ])
  })

  test('are named one by one where LinkedIn does not tell all names at once', async () => {
    const person = await signIn()
    linkedin.fake.world.seat({
      pages: [
        { id: '14', name: 'Harbour Ltd' },
        { id: '15', name: 'Unnamed', role: 'CONTENT_ADMINISTRATOR' },
      ],
    })
    linkedin.fake.misbehave('GET /rest/organizationsLookup', { status: 403, json: { code: 'ACCESS_DENIED' } })
    expect(await connect(person, '/api/linkedin/connect?kind=community')).toBe(back('connected'))
    expect((await accountsOf(person)).map(({ name }) => String(name)).sort()).toEqual(['15', 'Harbour Ltd'])
  })

  test('a page whose name can’t be read is called by its number', async () => {
    const person = await signIn()
    linkedin.fake.world.seat({ pages: [{ id: '13', name: 'Hidden' }] })
    linkedin.fake.misbehave('GET /rest/organizationsLookup', { status: 200, json: { results: {}, errors: {} } })
    await connect(person, '/api/linkedin/connect?kind=community')
    expect(await accountsOf(person)).toMatchObject([{ name: '13' }])
  })

  test('to look at only are no pages', async () => {
    linkedin.fake.world.seat({ pages: [{ id: '16', name: 'Figures only', role: 'ANALYST' }] })
    expect(await connect(await signIn(), '/api/linkedin/connect?kind=community')).toBe(back('no-pages'))
  })

  test('someone who runs none is told so', async () => {
    expect(await connect(await signIn(), '/api/linkedin/connect?kind=community')).toBe(back('no-pages'))
  })

  test('the scopes of organisations on an app for people are recognised', async () => {
    const [, app] = linkedin.fake.world.apps
    const before = app?.products ?? []
    if (app) app.products = ['sign-in', 'share']
    const person = await signIn()
    const address = (await person.get('/api/linkedin/connect?kind=community')).headers.get('location') ?? ''
    const askedForLess = await comeBack(person, await agreeAt(address))
    expect(await comeBack(person, await agreeAt(askedForLess))).toBe(back('community-product'))
    if (app) app.products = before
  })
})
