import type { Feed } from './feed.ts'
import { answers, wrongHeaders } from './posts.ts'
import { checkToken } from './token-check.ts'
import { apiError, type FakeAnswer, type FakeRequest } from './wire.ts'
import type { FakeToken, World } from './world.ts'

/** Adding comments to posts. LinkedIn takes the same text any number of times. */
export function commentsPart(world: World, feed: Feed, refuse: (why: string) => void) {
  return (request: FakeRequest): FakeAnswer | undefined => {
    const post = /^\/rest\/socialActions\/([^/]+)\/comments$/.exec(request.path)?.[1]
    return post !== undefined && request.method === 'POST'
      ? add(world, feed, request, decodeURIComponent(post), refuse)
      : undefined
  }
}

function add(world: World, feed: Feed, request: FakeRequest, post: string, refuse: (why: string) => void): FakeAnswer {
  const text = request.body.toString('utf8')
  feed.sentComments.push(text)
  const checked = checkToken(world, request, [])
  if ('refusal' in checked) return checked.refusal
  const trouble = feed.commentTroubles.shift() ?? feed.commentChance()
  const planned = trouble && answers[trouble]
  if (planned) return planned
  const body = JSON.parse(text) as { actor?: unknown; object?: unknown; message?: { text?: unknown } }
  const { actor, object, message } = body
  const isRight = JSON.stringify(body) === JSON.stringify({ actor, object, message: { text: message?.text } })
  const said = message?.text
  if (wrongHeaders(request) || !isRight || object !== post || typeof said !== 'string' || said.length > 1_250) {
    refuse(`comments: ${text}`)
    return apiError(400, 0, 'INVALID_VALUE_FOR_FIELD', 'comment')
  }
  if (!mayComment(world, checked.token, String(actor))) return answers.forbidden ?? 'cut'
  if (!feed.posts.some(({ urn }) => urn === post)) return apiError(404, 0, 'RESOURCE_NOT_FOUND', 'Not found')
  const urn = `urn:li:comment:(${post},${feed.comments.length + 1})`
  feed.comments.push({ urn, post, actor: String(actor), text: said })
  if (trouble === 'created-error') return answers.error ?? 'cut'
  if (trouble === 'created-hang') return 'hang'
  if (trouble === 'created-cut') return 'cut'
  return { status: 201, ...(trouble !== 'created-no-header' && { headers: { 'x-restli-id': urn } }) }
}

function mayComment(world: World, token: FakeToken, actor: string): boolean {
  if (actor === world.personUrn(token)) return token.scopes.includes('w_member_social_feed')
  const runs = token.member.pages.some(({ id }) => actor === `urn:li:organization:${id}`)
  return runs && token.scopes.includes('w_organization_social_feed')
}
