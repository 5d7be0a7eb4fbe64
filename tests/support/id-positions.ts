import { z } from 'zod'
import { contract, type Shapes } from '#shared/contract/contract'
import { GenerateFromFileFields } from '#shared/contract/posts'
import { type RouteName, routes } from '#shared/contract/routes'
import { canvasData } from './visuals.ts'

/** Every position of a request in which the API takes the id of something that belongs to a workspace or a person. */

export const kinds = [
  'post',
  'article',
  'postFile',
  'publication',
  'correction',
  'figures',
  'try',
  'comment',
  'reviewLink',
  'visual',
  'visualVersion',
  'template',
  'media',
  'font',
  'style',
  'snippet',
  'feed',
  'story',
  'account',
  'payment',
  'key',
  'app',
  'member',
  'invitation',
  'webhook',
  'delivery',
] as const
export type Kind = (typeof kinds)[number]

export interface Position {
  route: RouteName
  part: 'path' | 'query' | 'body'
  /** Of the parameter or field. */
  name: string
  kind: Kind
}

const kindsOfFolders: Record<string, Kind> = {
  '/api/posts': 'post',
  '/api/articles': 'article',
  '/api/publications': 'publication',
  '/api/linkedin/accounts': 'account',
  '/api/user/content-styles': 'style',
  '/api/user/snippets': 'snippet',
  '/api/fonts': 'font',
  '/api/feeds': 'feed',
  '/api/inbox': 'story',
  '/api/media': 'media',
  '/api/visuals': 'visual',
  '/api/templates': 'template',
  '/api/workspaces/:slug/invitations': 'invitation',
  '/api/webhooks': 'webhook',
  '/api/keys': 'key',
  '/api/apps': 'app',
}

const kindsOfNames: Record<string, Kind> = {
  fileId: 'postFile',
  deliveryId: 'delivery',
  correctionId: 'correction',
  figuresId: 'figures',
  tryId: 'try',
  linkId: 'reviewLink',
  commentId: 'comment',
  version: 'visualVersion',
  userId: 'member',
  paymentIntentId: 'payment',
  articleId: 'article',
  moreArticleIds: 'article',
  contentStyleId: 'style',
  accountId: 'account',
  postId: 'post',
  visualId: 'visual',
  parentId: 'comment',
  logoId: 'media',
  mentions: 'member',
  reviewers: 'member',
  person: 'member',
  post: 'post',
  ids: 'publication',
  id: 'publication',
}

/** Parameters that name no row, or only one that a guard or a secret token has opened before. */
const noIds = new Set(['slug', 'token', 'page'])

/** Of the routes that act in a workspace or for a person; administrators’ act for the installation. */
export function listPositions(): Position[] {
  return (Object.keys(routes) as RouteName[])
    .filter((route) => !routes[route].path.startsWith('/api/admin/'))
    .flatMap((route) => [...pathPositions(route), ...sentPositions(route, 'query'), ...sentPositions(route, 'body')])
}

function pathPositions(route: RouteName): Position[] {
  const { path } = routes[route]
  return [...path.matchAll(/:(\w+)/g)].flatMap(({ 1: name = '' }) =>
    noIds.has(name) ? [] : [{ route, part: 'path' as const, name, kind: kindOf(path, name) }],
  )
}

/** What a parameter of a path names. */
export function kindOf(path: string, name: string): Kind {
  const kind = name === 'id' ? kindsOfFolders[path.slice(0, path.indexOf('/:id'))] : kindsOfNames[name]
  if (!kind) throw new Error(`Say in id-positions.ts what :${name} of ${path} names`)
  return kind
}

/** Fields called after an id, and those that `kindsOfNames` knows. */
function sentPositions(route: RouteName, part: 'query' | 'body'): Position[] {
  const isFile = part === 'body' && route === 'generatePostFromFile'
  const shape = isFile ? GenerateFromFileFields : (contract[route] as Shapes)[part]
  if (!shape) return []
  const { properties = {} } = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' })
  return Object.entries(properties).flatMap(([name, schema]) => {
    // of a text, a number; and whom a post mentions at LinkedIn, by name and urn
    const isNoId = name === 'version' || isListOfObjects(schema)
    const kind = isNoId ? undefined : kindsOfNames[name]
    if (!kind && /(^id|Id)s?$/.test(name)) throw new Error(`Say in id-positions.ts what ${name} of ${route} names`)
    return kind ? [{ route, part, name, kind }] : []
  })
}

function isListOfObjects(schema: z.core.JSONSchema._JSONSchema): boolean {
  if (typeof schema !== 'object' || typeof schema.items !== 'object' || Array.isArray(schema.items)) return false
  return schema.items.type === 'object'
}

/** A content style of a workspace. */
export const styleBody = {
  name: 'Ours',
  defaultModel: 'composer',
  defaultLanguage: 'english',
  defaultWebSearch: false,
  examplePosts: ['One.'],
}

/** A planned try. */
export const tryBody = { dimension: 'opening', a: 'question', b: 'number', posts: 8, measure: 'impressions' }

type Ids = Record<Kind, string | number>

/** A body that passes the route's schema, made of the ids given. */
const bodies: Partial<Record<RouteName, (ids: Ids) => Record<string, unknown>>> = {
  suggestAngles: () => ({}),
  updatePost: () => ({ title: 'Taken' }),
  addFigures: () => ({ at: '2026-11-20T12:00:00Z', impressions: 1, reactions: 1, comments: 1 }),
  keepWorkingCopy: () => ({ editor: 'editor', seen: null, content: 'Taken', title: null }),
  discardWorkingCopy: () => ({ editor: 'editor', seen: null, content: 'Taken', title: null }),
  generatePost: () => ({ model: 'composer', textContent: 'The harbour opened a second quay last May.' }),
  refinePost: () => ({ kind: 'shorter', model: 'composer' }),
  rewritePassage: () => ({ change: 'shorten', start: 0, text: 'Harbour', model: 'composer' }),
  askModelForContradictions: () => ({ model: 'gpt-4o' }),
  askModelToCheck: () => ({ model: 'gpt-4o' }),
  suggestOpenings: () => ({ model: 'composer' }),
  chooseVersion: () => ({ number: 1 }),
  createPublication: ({ account }) => ({ accountId: account, at: '2099-01-01T10:00' }),
  reorderQueue: () => ({ ids: [] }),
  updatePublication: () => ({ visibility: 'CONNECTIONS' }),
  changeFirstComment: () => ({ text: 'Taken' }),
  resolvePublication: () => ({ published: false }),
  allowLending: () => ({ allow: true }),
  lendLinkedinAccount: () => ({ lent: 'free' }),
  changeLinkedinAccount: () => ({ isPaused: true }),
  updateUserStyle: () => ({ ...styleBody, name: 'Taken' }),
  updateSnippet: () => ({ kind: 'hashtags', content: '#taken' }),
  changeFeed: () => ({ intervalMinutes: 5 }),
  changeInboxStory: () => ({ state: 'never' }),
  saveBrand: () => ({ colours: null, headingFont: 'Inter', bodyFont: 'Inter', handle: '', logoId: null }),
  updatePostFile: () => ({ altText: 'Taken' }),
  savePoll: () => ({ question: 'Taken?', options: ['Yes', 'No'], days: 7 }),
  updateMedia: () => ({ tags: ['taken'] }),
  createVisual: () => ({ name: 'Taken', canvasData: canvasData(), width: 600, height: 400 }),
  editVisual: () => ({ page: 'a', does: 'edit' }),
  updateVisual: () => ({ name: 'Taken', canvasData: canvasData(), width: 600, height: 400 }),
  decideReview: () => ({ decision: 'approve', version: 1 }),
  requestReview: () => ({}),
  createReviewLink: () => ({ approves: true }),
  addComment: () => ({ body: 'Taken' }),
  addCommentByLink: () => ({ body: 'Taken', name: 'Guest' }),
  changeComment: () => ({ body: 'Taken' }),
  changeMember: () => ({ role: 'guest' }),
  createWebhook: () => ({ url: 'https://example.com/taken' }),
  updateWebhook: () => ({ isOn: false }),
  replayWebhook: () => ({ since: new Date().toISOString() }),
  createKey: () => ({ name: 'Taken', scopes: ['read'] }),
  offerWorkspace: ({ member }) => ({ userId: member }),
}

const lists = new Set(['ids', 'mentions', 'reviewers', 'moreArticleIds'])

/** @param sent.ids of the caller @param change the field that holds the id */
export function bodyOf(route: RouteName, ids: Ids, change: Record<string, string | number>): unknown {
  if (route === 'generatePostFromFile') return fileWith(change)
  const { method } = routes[route]
  if (method === 'GET') return undefined
  const fields = Object.entries(change).map(([name, id]) => [name, lists.has(name) ? [id] : id])
  const body = bodies[route]?.(ids)
  if (!body && fields.length === 0) return undefined
  // one source alone
  if ('articleId' in change && body) delete body.textContent
  return { ...body, ...Object.fromEntries(fields) }
}

function fileWith(fields: Record<string, string | number>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ model: 'composer', ...fields })) form.set(name, String(value))
  form.set('file', new File(['The harbour opened a second quay last May.'], 'quay.txt', { type: 'text/plain' }))
  return form
}
