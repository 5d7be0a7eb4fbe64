import type { Feed, PostTrouble } from './feed.ts'
import { checkToken } from './token-check.ts'
import { apiError, type FakeAnswer, type FakeRequest } from './wire.ts'
import type { FakeToken, World } from './world.ts'

/** Creating and deleting posts. */
export function postsPart(world: World, feed: Feed, refuse: (why: string) => void) {
  return (request: FakeRequest): FakeAnswer | undefined => {
    const { method, path } = request
    if (path === '/rest/posts' && method === 'POST') return create(world, feed, request, refuse)
    const urn = /^\/rest\/posts\/(.+)$/.exec(path)?.[1]
    return urn !== undefined && method === 'DELETE' ? remove(world, feed, request, decodeURIComponent(urn)) : undefined
  }
}

/** The error in the headers of a call to the versioned API; null: none. */
export function wrongHeaders({ headers }: FakeRequest): string | null {
  if (!/^\d{6}$/.test(String(headers['linkedin-version']))) return 'LinkedIn-Version'
  return headers['x-restli-protocol-version'] === '2.0.0' ? null : 'X-Restli-Protocol-Version'
}

export const answers: Partial<Record<PostTrouble, FakeAnswer>> = {
  unauthorized: apiError(401, 65601, 'REVOKED_ACCESS_TOKEN', 'The token used in the request has been revoked'),
  forbidden: apiError(403, 100, 'ACCESS_DENIED', 'Not enough permissions to access: partnerApiPostsExternal.CREATE'),
  conflict: apiError(409, 0, 'CONFLICT', 'Conflict writing the entity'),
  version: apiError(426, 0, 'NONEXISTENT_VERSION', 'Requested version 202509 is not active'),
  'day-limit': apiError(429, 101, 'TOO_MANY_REQUESTS', 'Resource level throttle MEMBER DAY limit for calls is reached'),
  'share-limit': apiError(429, 0, 'TOO_MANY_REQUESTS', 'You have reached the share limit for unverified members'),
  media: apiError(400, 0, 'MEDIA_ASSET_WAITING_UPLOAD', 'Media asset is waiting for upload'),
  'media-failed': apiError(400, 0, 'MEDIA_ASSET_PROCESSING_FAILED', 'Media asset processing failed'),
  'bad-field': apiError(400, 0, 'INVALID_VALUE_FOR_FIELD', 'Field is not valid'),
  error: apiError(500, 0, 'INTERNAL_SERVER_ERROR', 'Internal server error'),
  hang: 'hang',
  cut: 'cut',
}

function create(world: World, feed: Feed, request: FakeRequest, refuse: (why: string) => void): FakeAnswer {
  const text = request.body.toString('utf8')
  feed.sent.push(text)
  const wrongHeader = wrongHeaders(request)
  if (wrongHeader) return illegal(refuse, wrongHeader)
  const checked = checkToken(world, request, [])
  if ('refusal' in checked) return checked.refusal
  const trouble = feed.nextTrouble()
  const body = JSON.parse(text) as Record<string, unknown>
  const uploads = uploadsOf(body)
  const planned = trouble && answers[trouble]
  if (planned && (trouble !== 'media-failed' || uploads.length > 0)) return planned
  if (!mayPost(world, checked.token, String(body.author))) return answers.forbidden ?? 'cut'
  const wrong = wrongField(body)
  if (wrong) return illegal(refuse, wrong)
  const waiting = uploads.find(({ owner, urn }) => {
    const upload = feed.uploads.find((each) => each.urn === urn)
    if (!upload?.bytes || upload.owner !== owner) refuse(`posts: ${urn} was not uploaded`)
    return upload && upload.waits-- > 0
  })
  if (waiting) return answers.media ?? 'cut'
  if (feed.uploads.some((upload) => upload.isBroken && uploads.some(({ urn }) => urn === upload.urn)))
    return answers['media-failed'] ?? 'cut'
  if (trouble === 'ghost') return apiError(422, 0, 'DUPLICATE_POST', `Content is a duplicate of ${feed.newUrn()}`)
  const same = feed.findDuplicate(String(body.author), body.commentary)
  if (same) return apiError(422, 0, 'DUPLICATE_POST', `Content is a duplicate of ${same.urn}`)
  const post = feed.add(String(body.author), body)
  if (trouble === 'created-error') return answers.error ?? 'cut'
  if (trouble === 'created-hang') return 'hang'
  if (trouble === 'created-cut') return 'cut'
  return { status: 201, ...(trouble !== 'created-no-header' && { headers: { 'x-restli-id': post.urn } }) }
}

function mayPost(world: World, token: FakeToken, author: string): boolean {
  const { member, scopes } = token
  if (author === world.personUrn(token)) return scopes.includes('w_member_social')
  const runs = member.pages.some(({ id }) => author === `urn:li:organization:${id}`)
  return runs && scopes.includes('w_organization_social')
}

function remove(world: World, feed: Feed, request: FakeRequest, urn: string): FakeAnswer {
  if (wrongHeaders(request) || request.headers['x-restli-method'] !== 'DELETE') {
    return apiError(400, 0, 'ILLEGAL_ARGUMENT', 'X-RestLi-Method')
  }
  const checked = checkToken(world, request, [])
  if ('refusal' in checked) return checked.refusal
  const index = feed.posts.findIndex((post) => post.urn === urn)
  const post = feed.posts[index]
  if (!post) return apiError(404, 0, 'RESOURCE_NOT_FOUND', 'Not found')
  if (!mayPost(world, checked.token, post.author)) return answers.forbidden ?? 'cut'
  feed.posts.splice(index, 1)
  return { status: 204 }
}

function illegal(refuse: (why: string) => void, what: string): FakeAnswer {
  refuse(`posts: ${what}`)
  return apiError(400, 0, 'INVALID_VALUE_FOR_FIELD', what)
}

const fields = ['author', 'commentary', 'visibility', 'distribution', 'lifecycleState', 'isReshareDisabledByAuthor']

/** The first missing, unknown or wrong field; null: none. */
function wrongField(body: Record<string, unknown>): string | null {
  const names = Object.keys(body)
  const missing = fields.find((name) => !names.includes(name))
  if (missing) return `${missing} is missing`
  const unknown = names.find((name) => !fields.includes(name) && name !== 'content')
  if (unknown) return `${unknown} is unknown`
  if (typeof body.commentary !== 'string' || body.commentary.length > 3_000) return 'commentary: FIELD_LENGTH_TOO_LONG'
  if (!['PUBLIC', 'CONNECTIONS', 'LOGGED_IN'].includes(String(body.visibility))) return 'visibility'
  const distribution = '{"feedDistribution":"MAIN_FEED","targetEntities":[],"thirdPartyDistributionChannels":[]}'
  if (JSON.stringify(body.distribution) !== distribution) return 'distribution'
  if (body.lifecycleState !== 'PUBLISHED') return 'lifecycleState'
  if (typeof body.isReshareDisabledByAuthor !== 'boolean') return 'isReshareDisabledByAuthor'
  return 'content' in body ? wrongContent(body.content as Record<string, Record<string, unknown>>) : null
}

function wrongContent(content: Record<string, Record<string, unknown>>): string | null {
  const [kind, ...others] = Object.keys(content)
  const { media, multiImage, article } = content
  if (others.length > 0) return 'content: more than one'
  if (kind === 'media' && media) {
    if (onlyHas(media, ['id', 'altText', 'title']) && String(media.id).startsWith('urn:li:image:'))
      return wrongAlt(media)
    const isDocument =
      /^urn:li:(?:document|video):/.test(String(media.id)) && typeof media.title === 'string' && media.title !== ''
    return isDocument && onlyHas(media, ['id', 'title']) ? null : 'content.media'
  }
  if (kind === 'multiImage' && multiImage && Array.isArray(multiImage.images)) {
    const images = multiImage.images as Record<string, unknown>[]
    if (images.length < 2 || images.length > 20) return 'content.multiImage.images'
    return images.map((image) => (onlyHas(image, ['id', 'altText']) ? wrongAlt(image) : 'image')).find(Boolean) ?? null
  }
  if (kind === 'article' && article) {
    const isWhole = /^https?:/.test(String(article.source)) && typeof article.title === 'string' && article.title !== ''
    return isWhole && onlyHas(article, ['source', 'title', 'description', 'thumbnail']) ? null : 'content.article'
  }
  if (kind === 'poll' && content.poll) return wrongPoll(content.poll)
  return `content: ${kind}`
}

const pollDurations = ['ONE_DAY', 'THREE_DAYS', 'SEVEN_DAYS', 'FOURTEEN_DAYS']

function wrongPoll(poll: Record<string, unknown>): string | null {
  const { question, options, settings } = poll
  if (!hasExactly(poll, ['question', 'options', 'settings'])) return 'content.poll'
  if (!isText(question, 140)) return 'content.poll.question'
  if (!Array.isArray(options) || options.length < 2 || options.length > 4) return 'content.poll.options'
  const texts = options.map((option) => (hasExactly(option, ['text']) ? (option as { text: unknown }).text : null))
  if (!texts.every((text) => isText(text, 30)) || new Set(texts).size < texts.length) return 'content.poll.options.text'
  if (!hasExactly(settings, ['duration', 'voteSelectionType', 'isVoterVisibleToAuthor'])) return 'content.poll.settings'
  const { duration, voteSelectionType, isVoterVisibleToAuthor } = settings as Record<string, unknown>
  if (!pollDurations.includes(String(duration))) return 'content.poll.settings.duration'
  // LinkedIn documents other values of these, and refuses them
  return voteSelectionType === 'SINGLE_VOTE' && isVoterVisibleToAuthor === true ? null : 'content.poll.settings'
}

function isText(value: unknown, most: number): boolean {
  return typeof value === 'string' && value.trim() === value && value !== '' && value.length <= most
}

function hasExactly(object: unknown, names: readonly string[]): boolean {
  const found = typeof object === 'object' && object !== null ? Object.keys(object) : []
  return found.length === names.length && found.every((name) => names.includes(name))
}

function onlyHas(object: Record<string, unknown>, names: readonly string[]): boolean {
  return Object.keys(object).every((name) => names.includes(name))
}

function wrongAlt({ altText }: Record<string, unknown>): string | null {
  return altText === undefined || (typeof altText === 'string' && altText.length <= 4_086) ? null : 'altText'
}

function uploadsOf(body: Record<string, unknown>): { owner: string; urn: string }[] {
  const urns = JSON.stringify(body.content ?? {}).match(/urn:li:(?:image|document|video):[\w-]+/g) ?? []
  return urns.map((urn) => ({ owner: String(body.author), urn }))
}
