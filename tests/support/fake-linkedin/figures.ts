import type { FakeFigures, Feed } from './feed.ts'
import { wrongHeaders } from './posts.ts'
import { checkToken } from './token-check.ts'
import { apiError, type FakeAnswer, type FakeRequest } from './wire.ts'
import type { World } from './world.ts'

/** What LinkedIn counted of posts. Rest.li tells its own parentheses and commas from encoded ones. */
export function figuresPart(world: World, feed: Feed, refuse: (why: string) => void) {
  return (request: FakeRequest): FakeAnswer | undefined => {
    if (request.method !== 'GET') return undefined
    if (request.path === '/rest/memberCreatorPostAnalytics') return ofMember(world, feed, request, refuse)
    if (request.path === '/rest/organizationalEntityShareStatistics') return ofPage(world, feed, request, refuse)
    return undefined
  }
}

const urnInQuery = 'urn%3Ali%3A(?:share|ugcPost)%3A\\d+'
const memberQuery = new RegExp(
  `^\\?q=entity&entity=\\((share|ugc):(${urnInQuery})\\)` +
    '&queryType=(IMPRESSION|MEMBERS_REACHED|RESHARE|REACTION|COMMENT)&aggregation=TOTAL$',
)
const metricType = 'com.linkedin.adsexternalapi.memberanalytics.v1.CreatorPostAnalyticsMetricTypeV1'

/** One figure of one post of the member's own. */
function ofMember(world: World, feed: Feed, request: FakeRequest, refuse: (why: string) => void): FakeAnswer {
  const checked = checkToken(world, request, ['r_member_postAnalytics'])
  if ('refusal' in checked) return checked.refusal
  const [, kind = '', encoded = '', metric = ''] = memberQuery.exec(request.search) ?? []
  const urn = decodeURIComponent(encoded)
  const isOfKind = urn.startsWith(kind === 'ugc' ? 'urn:li:ugcPost:' : 'urn:li:share:')
  const wrong = kind && isOfKind ? wrongHeaders(request) : request.search
  if (wrong) return illegal(refuse, `memberCreatorPostAnalytics: ${wrong}`)
  const post = feed.posts.find((each) => each.urn === urn)
  if (!post) return apiError(404, 0, 'RESOURCE_NOT_FOUND', 'Not found')
  if (post.author !== world.personUrn(checked.token)) {
    return apiError(403, 100, 'ACCESS_DENIED', 'Not enough permissions to access: memberCreatorPostAnalytics')
  }
  const count = feed.figures.get(urn)?.[metric as keyof FakeFigures]
  const named = feed.namesFiguresInObjects ? { [metricType]: metric } : metric
  const elements = count === undefined ? [] : [{ count, metricType: named, targetEntity: { [kind]: urn } }]
  return { status: 200, json: { paging: { start: 0, count: 10, links: [] }, elements } }
}

const listOfUrns = `List\\((${urnInQuery}(?:,${urnInQuery})*)\\)`
const pageQuery = new RegExp(
  '^\\?q=organizationalEntity&organizationalEntity=urn%3Ali%3Aorganization%3A(\\d+)' +
    `(?:&shares=${listOfUrns})?(?:&ugcPosts=${listOfUrns})?$`,
)

/** Posts of a page that one administers. Those that nobody has seen are left out. */
function ofPage(world: World, feed: Feed, request: FakeRequest, refuse: (why: string) => void): FakeAnswer {
  const checked = checkToken(world, request, ['rw_organization_admin'])
  if ('refusal' in checked) return checked.refusal
  const [, id, shares = '', ugcPosts = ''] = pageQuery.exec(request.search) ?? []
  const urns = `${shares},${ugcPosts}`.split(',').filter(Boolean).map(decodeURIComponent)
  const isSorted = shares.includes('ugcPost') || ugcPosts.includes('share') ? 'lists' : null
  const wrong = id && urns.length > 0 ? (isSorted ?? wrongHeaders(request)) : request.search
  if (wrong) return illegal(refuse, `organizationalEntityShareStatistics: ${wrong}`)
  const page = checked.token.member.pages.find((each) => each.id === id)
  if (!page || (page.role !== undefined && page.role !== 'ADMINISTRATOR')) {
    return apiError(403, 100, 'ACCESS_DENIED', 'Not enough permissions to access: organizationalEntityShareStatistics')
  }
  const organizationalEntity = `urn:li:organization:${id}`
  const elements = urns.flatMap((urn) => {
    const figures = feed.figures.get(urn)
    const isThere = feed.posts.some((post) => post.urn === urn && post.author === organizationalEntity)
    if (!figures || !isThere) return []
    const totalShareStatistics = {
      uniqueImpressionsCount: figures.MEMBERS_REACHED,
      clickCount: 3,
      engagement: 0.029,
      likeCount: figures.REACTION,
      commentCount: figures.COMMENT,
      shareCount: figures.RESHARE,
      impressionCount: figures.IMPRESSION,
    }
    const target = urn.startsWith('urn:li:share:') ? { share: urn } : { ugcPost: urn }
    return [{ totalShareStatistics, ...target, organizationalEntity }]
  })
  return { status: 200, json: { paging: { start: 0, count: 10, links: [] }, elements } }
}

function illegal(refuse: (why: string) => void, what: string): FakeAnswer {
  refuse(what)
  return apiError(400, 0, 'ILLEGAL_ARGUMENT', what)
}
