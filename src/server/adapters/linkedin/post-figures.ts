import { codeWord, type LinkedinAnswer } from './http.ts'
import type { MemberLinkedin } from './linkedin.ts'
import { elementsOf, readApi } from './read-api.ts'

/** What LinkedIn counted of posts, as sums since they went out. Null: it did not say. */
export interface LinkedinFigures {
  impressions: number | null
  reached: number | null
  reactions: number | null
  comments: number | null
  reposts: number | null
}

/** The answer's status where LinkedIn gave no figures, such as 401, 403 or 404. */
export interface NoFigures {
  status: number
  code: string | null
}

const metrics = {
  impressions: 'IMPRESSION',
  reached: 'MEMBERS_REACHED',
  reactions: 'REACTION',
  comments: 'COMMENT',
  reposts: 'RESHARE',
} as const satisfies Record<keyof LinkedinFigures, string>

/** Of a member's own post: LinkedIn answers one figure at a time. */
export const callsOfMemberPost = Object.keys(metrics).length

/** The maximum number of a page's posts in one call. */
export const postsOfPageCall = 20

/** @throws VersionEnded; LinkedinUnreachable */
export async function readMemberFigures(
  linkedin: MemberLinkedin,
  urn: string,
): Promise<{ figures: LinkedinFigures } | NoFigures> {
  const entity = `(${urn.startsWith('urn:li:ugcPost:') ? 'ugc' : 'share'}:${encodeURIComponent(urn)})`
  const figures: LinkedinFigures = { impressions: null, reached: null, reactions: null, comments: null, reposts: null }
  for (const [name, metric] of Object.entries(metrics) as [keyof LinkedinFigures, string][]) {
    const query = `q=entity&entity=${entity}&queryType=${metric}&aggregation=TOTAL`
    const answer = await readApi(linkedin, `/rest/memberCreatorPostAnalytics?${query}`)
    if (answer.status !== 200) return noFigures(answer)
    figures[name] = countOf(elementsOf(answer)[0]?.count)
  }
  return { figures }
}

/**
 * Of posts of one page. Those that nobody has seen are missing in LinkedIn's answer: their figures are 0.
 * @param urns at most `postsOfPageCall` @throws VersionEnded; LinkedinUnreachable
 */
export async function readPageFigures(
  linkedin: MemberLinkedin,
  pageUrn: string,
  urns: readonly string[],
): Promise<{ figures: Map<string, LinkedinFigures> } | NoFigures> {
  const query = `q=organizationalEntity&organizationalEntity=${encodeURIComponent(pageUrn)}`
  const isUgc = (urn: string) => urn.startsWith('urn:li:ugcPost:')
  const shares = listOf(
    'shares',
    urns.filter((urn) => !isUgc(urn)),
  )
  const ugcPosts = listOf('ugcPosts', urns.filter(isUgc))
  const answer = await readApi(linkedin, `/rest/organizationalEntityShareStatistics?${query}${shares}${ugcPosts}`)
  if (answer.status !== 200) return noFigures(answer)
  const unseen = { impressions: 0, reached: 0, reactions: 0, comments: 0, reposts: 0 }
  const figures = new Map<string, LinkedinFigures>(urns.map((urn) => [urn, unseen]))
  for (const { share, ugcPost, totalShareStatistics } of elementsOf(answer)) {
    const urn = String(share ?? ugcPost)
    if (figures.has(urn)) figures.set(urn, toFigures(totalShareStatistics))
  }
  return { figures }
}

/** Rest.li's list: its own parentheses and commas are not encoded. */
function listOf(name: string, urns: readonly string[]): string {
  return urns.length === 0 ? '' : `&${name}=List(${urns.map(encodeURIComponent).join(',')})`
}

function toFigures(statistics: unknown): LinkedinFigures {
  const counted = (statistics ?? {}) as Readonly<Record<string, unknown>>
  return {
    impressions: countOf(counted.impressionCount),
    reached: countOf(counted.uniqueImpressionsCount),
    reactions: countOf(counted.likeCount),
    comments: countOf(counted.commentCount),
    reposts: countOf(counted.shareCount),
  }
}

function countOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 2 ** 31 ? value : null
}

function noFigures({ status, fields }: LinkedinAnswer): NoFigures {
  return { status, code: codeWord(fields.code) }
}
