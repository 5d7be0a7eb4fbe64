import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '#server/app'
import { createHttp } from '#server/platform/http/http'
import { type Access, type RouteName, routes } from '#shared/contract/routes'
import { FakeWriter } from '../support/fake-writer.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/**
 * Who may call what, said a second time and by hand: a route whose guard changes, or that is new, has to change here
 * as well.
 */
const whoMayCall: Record<RouteName, Access> = {
  getUser: 'signed-in',
  updateUser: 'signed-in',
  login: 'anyone',
  register: 'anyone',
  logout: 'anyone',
  setup: 'anyone',
  getConfig: 'anyone',
  getVersion: 'anyone',
  deleteUser: 'signed-in',
  confirmEmail: 'anyone',
  changePassword: 'signed-in',
  forgotPassword: 'anyone',
  resetPassword: 'anyone',
  listSessions: 'signed-in',
  endSessions: 'signed-in',
  exportUser: 'signed-in',
  acceptInvitation: 'anyone',
  finishLogin: 'anyone',
  getSecondFactor: 'signed-in',
  beginSecondFactor: 'signed-in',
  confirmSecondFactor: 'signed-in',
  turnOffSecondFactor: 'signed-in',
  renewRecoveryCodes: 'signed-in',
  resetSecondFactor: 'admin',
  getPostSummary: 'approved',
  createUserStyle: 'approved',
  updateUserStyle: 'approved',
  deleteUserStyle: 'approved',
  saveSettings: 'approved',
  getAdminStats: 'admin',
  getPaymentState: 'admin',
  listUsers: 'admin',
  changeUser: 'admin',
  removeUser: 'admin',
  resetMonthlyPosts: 'admin',
  inviteUser: 'admin',
  listAuditLog: 'admin',
  getSystem: 'admin',
  retryJob: 'admin',
  removeJob: 'admin',
  listAdminStyles: 'admin',
  createAdminStyle: 'admin',
  updateAdminStyle: 'admin',
  deleteAdminStyle: 'admin',
  listTemplates: 'admin',
  createTemplate: 'admin',
  updateTemplate: 'admin',
  deleteTemplate: 'admin',
  previewPrompt: 'admin',
  publishVisualTemplate: 'admin',
  listFonts: 'approved',
  uploadFont: 'approved',
  getFontFile: 'approved',
  deleteFont: 'approved',
  listMedia: 'approved',
  createMedia: 'approved',
  uploadMediaFile: 'approved',
  getMediaFile: 'approved',
  getMediaThumbnail: 'approved',
  updateMedia: 'approved',
  deleteMedia: 'approved',
  importLeadImage: 'approved',
  listVisuals: 'approved',
  createVisual: 'approved',
  getVisual: 'approved',
  updateVisual: 'approved',
  deleteVisual: 'approved',
  listVisualVersions: 'approved',
  getVisualVersion: 'approved',
  getVisualThumbnail: 'approved',
  listVisualTemplates: 'approved',
  createVisualTemplate: 'approved',
  deleteVisualTemplate: 'approved',
  useVisualTemplate: 'approved',
  getVisualTemplateThumbnail: 'approved',
  readArticle: 'approved',
  readArticleFromFile: 'approved',
  getArticle: 'approved',
  suggestAngles: 'approved',
  findEarlierPost: 'approved',
  listPosts: 'approved',
  getPost: 'approved',
  getProvenance: 'approved',
  listSimilarPosts: 'approved',
  updatePost: 'approved',
  deletePost: 'approved',
  generatePost: 'approved',
  generatePostFromFile: 'approved',
  refinePost: 'approved',
  rewritePassage: 'approved',
  chooseVersion: 'approved',
  getModelCheck: 'approved',
  askModelToCheck: 'approved',
  setModelCheck: 'approved',
  suggestOpenings: 'approved',
  listPostPublications: 'approved',
  createPublication: 'approved',
  listPublications: 'approved',
  getPublication: 'approved',
  updatePublication: 'approved',
  cancelPublication: 'approved',
  continueHeld: 'approved',
  resolvePublication: 'approved',
  publishNow: 'approved',
  deleteAtLinkedIn: 'approved',
  getQueue: 'approved',
  reorderQueue: 'approved',
  listNotices: 'approved',
  seeNotices: 'approved',
  listSharedStyles: 'approved',
  listUserStyles: 'approved',
  getSettings: 'approved',
  getVoice: 'approved',
  saveVoice: 'approved',
  getBrand: 'approved',
  saveBrand: 'approved',
  listSnippets: 'approved',
  createSnippet: 'approved',
  updateSnippet: 'approved',
  deleteSnippet: 'approved',
  listPendingUsers: 'admin',
  approveUser: 'admin',
  getOrCreateSubscription: 'approved',
  getPaymentStatus: 'approved',
  cancelSubscription: 'approved',
  resumeSubscription: 'approved',
  listBillingHistory: 'approved',
  confirmTestPayment: 'approved',
  receivePaymentNotice: 'anyone',
  listLinkedinAccounts: 'approved',
  beginOidc: 'anyone',
  finishOidc: 'anyone',
  getIdentity: 'signed-in',
  linkIdentity: 'signed-in',
  unlinkIdentity: 'signed-in',
  connectLinkedin: 'approved',
  finishLinkedinConnection: 'approved',
  addLinkedinAccount: 'approved',
  getLinkedinPortrait: 'approved',
  changeLinkedinAccount: 'approved',
  removeLinkedinAccount: 'approved',
  getInstallation: 'admin',
  saveInstallation: 'admin',
  sendTestMail: 'admin',
  getModelSetUp: 'admin',
  saveModelVendor: 'admin',
  testModelVendor: 'admin',
  findLocalModels: 'admin',
  getLinkedinSetUp: 'admin',
  saveLinkedinSetUp: 'admin',
  testLinkedinApp: 'admin',
}

/** Addresses below /api that are no calls of the contract: open to anyone, and nothing of anyone's in them. */
const documents = ['GET /api/openapi.json']

const callers = ['visitor', 'unapproved', 'trial', 'pro', 'admin'] as const
type Caller = (typeof callers)[number]

const refusals: Record<Caller, Partial<Record<Access, number>>> = {
  visitor: { 'signed-in': 401, approved: 401, admin: 401 },
  unapproved: { approved: 403, admin: 403 },
  trial: { admin: 403 },
  pro: { admin: 403 },
  admin: {},
}

let app: TestApp
let people: Record<Caller, Awaited<ReturnType<TestApp['signIn']>> | ReturnType<TestApp['visitor']>>

beforeAll(async () => {
  app = await startTestApp({ parts: { writer: new FakeWriter() } })
  people = {
    visitor: app.visitor(),
    unapproved: await app.signIn({ role: 'trial', isApproved: false }),
    trial: await app.signIn({ role: 'trial' }),
    pro: await app.signIn({ role: 'user' }),
    admin: await app.signIn({ role: 'admin' }),
  }
})

afterAll(() => app.close())

test('every address below /api is a call of the contract, and every call is served', async () => {
  const served: string[] = []
  const bare = await createHttp(app.ctx.config, app.ctx.log)
  bare.addHook('onRoute', ({ method, url }) => {
    if (method !== 'HEAD' && url.startsWith('/api')) served.push(`${String(method)} ${url}`)
  })
  const http = await createApp(app.ctx, bare)
  await http.ready()
  await http.close()
  const known = Object.values(routes).map((route) => `${route.method} ${route.path}`)
  expect(served.sort()).toEqual([...known, ...documents].sort())
})

test('the guards are those of the table', () => {
  const guards = Object.fromEntries(Object.entries(routes).map(([name, route]) => [name, route.access]))
  expect(guards).toEqual(whoMayCall)
})

describe.each(Object.keys(routes) as RouteName[])('%s', (name) => {
  test.each(callers)('as %s', async (caller) => {
    const { method, path } = routes[name]
    const body = method === 'GET' || method === 'DELETE' ? undefined : {}
    // Logging out would end the session that the other calls need.
    const person = name === 'logout' ? app.visitor() : people[caller].clone()
    const response = await person.send(method, path.replace(/:\w+/g, 'unknown-id'), body)
    const refusal = refusals[caller][whoMayCall[name]]
    if (refusal === undefined) expect([401, 403]).not.toContain(response.status)
    else expect(response.status).toBe(refusal)
  })
})

describe('another user’s post', () => {
  test.each(['GET', 'PATCH', 'DELETE'] as const)(
    'answers %s exactly as one that is not there, to an administrator too',
    async (method) => {
      const owner = await app.signIn()
      const generated = await owner.post('/api/posts/generate', {
        textContent: 'The town planted twelve thousand trees.',
      })
      const { id } = (await generated.json()) as { id: string }
      const body = method === 'PATCH' ? { status: 'published' } : undefined

      for (const other of [people.pro, people.admin]) {
        const foreign = await other.send(method, `/api/posts/${id}`, body)
        const unknown = await other.send(method, '/api/posts/00000000-0000-0000-0000-000000000000', body)
        expect(foreign.status).toBe(404)
        const [first, second] = [await foreign.json(), await unknown.json()]
        expect({ ...first, requestId: '' }).toEqual({ ...second, requestId: '' })
      }
      expect((await owner.get(`/api/posts/${id}`)).status).toBe(200)
    },
  )

  test('can’t be written from, by its article’s id', async () => {
    const owner = await app.signIn()
    const generated = await owner.post('/api/posts/generate', {
      textContent: 'The town planted twelve thousand trees.',
    })
    const { articleId } = (await generated.json()) as { articleId: string }
    expect((await people.pro.post('/api/posts/generate', { articleId })).status).toBe(404)
  })
})

test('owner, id and counts of a post can’t be set through a body', async () => {
  const owner = await app.signIn()
  const generated = await owner.post('/api/posts/generate', { textContent: 'The town planted twelve thousand trees.' })
  const post = (await generated.json()) as { id: string; createdAt: string }
  const attempt = { status: 'published', id: 'x', owner_id: 'x', ownerId: 'x', created_at: 0, createdAt: '2000-01-01' }
  const changed = await (await owner.patch(`/api/posts/${post.id}`, attempt)).json()
  expect(changed).toMatchObject({ id: post.id, createdAt: post.createdAt, status: 'published' })
})
