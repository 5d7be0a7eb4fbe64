import { takePublication } from '#server/features/publishing/publish'
import type { Answer } from '#shared/contract/contract'
import { toCommentary } from '#shared/linkedin/little-text'
import type { CanvasData } from '#shared/scene/canvas-data'
import { minuteMs } from '#shared/time/durations'
import { type LinkedinApp, startLinkedinApp } from './linkedin-app.ts'
import { type Author, inMinutes, pass, signInAuthor } from './publishing-app.ts'
import { foundTeam, joinTeam, type Person, versionOf, writeInTeam } from './team-people.ts'
import { createRandom } from './varied-posts.ts'
import { canvasData, visualBody } from './visuals.ts'

/** What an approver read and approved. */
interface Approved {
  commentary: string
  /** Of the picture; null: there is none. */
  altText: string | null
  visibility: string
}

export interface Outcome {
  /** How many posts went out. */
  sent: number
  /** Each request with bytes that nobody approved, and what was sent after a word against it. */
  violations: string[]
}

interface Race {
  world: LinkedinApp
  random: () => number
  api: string
  author: Author
  approver: Person
  postId: string
  visualId: string | null
  publicationId: string
  approved: Approved[]
}

/**
 * Posts of a team that requires reviews fall due while they are edited, moved to other readers, given another picture,
 * approved and sent back, all at once; for each, whoever approves has read it just before. The worker is the product's.
 * @param seed the same one makes the same choices; what meets what is the machine's
 */
export async function raceApprovals(count: number, seed: number): Promise<Outcome> {
  const world = await startLinkedinApp({ environment: { TEAMS: 'everybody' } })
  try {
    const random = createRandom(seed)
    const team = await foundTeam(world.app)
    await team.owner.patch(`/api/workspaces/${team.slug}`, { review: 'required' })
    const author = await signInAuthor(world)
    await joinTeam(world.app, team, 'writer', author.person)
    const outcome: Outcome = { sent: 0, violations: [] }
    for (let number = 1; number <= count; number += 1) {
      const race = await prepare(world, random, { ...team, author, number })
      outcome.violations.push(...(await run(race)).map((violation) => `race ${number}: ${violation}`))
    }
    outcome.sent = world.fake.feed.posts.length
    return outcome
  } finally {
    await world.close()
  }
}

async function prepare(
  world: LinkedinApp,
  random: () => number,
  { slug, owner, author, number }: { slug: string; owner: Person; author: Author; number: number },
): Promise<Race> {
  const api = `/api/w/${slug}`
  const { id: postId } = await writeInTeam(author.person, slug)
  const visual = number % 3 === 0 ? await author.person.post(`${api}/visuals`, pictured(postId, 'First')) : null
  const attached = visual ? { followsVisual: true } : {}
  const wish = { accountId: author.accountId, ...inMinutes(world, 1), ...attached, again: true }
  const planned = await author.person.post(`${api}/posts/${postId}/publications`, wish)
  if (planned.status !== 201) throw new Error(await planned.text())
  return {
    world,
    random,
    api,
    author,
    approver: owner,
    postId,
    visualId: visual && ((await visual.json()) as { id: string }).id,
    publicationId: ((await planned.json()) as { id: string }).id,
    approved: [],
  }
}

async function run(race: Race): Promise<string[]> {
  const { world, random } = race
  const { feed } = world.fake
  const before = feed.sent.length
  const published = feed.posts.length
  if (random() < 0.7) await approve(race)
  pass(world, 2 * minuteMs)
  const acts: ((race: Race) => Promise<unknown>)[] = [edit, approve, sendBack, redraw, showToOthers, approve, edit]
  const some = acts.filter(() => random() < 0.5)
  await Promise.all([work(race), ...some.map((act) => later(race, act))])

  const violations: string[] = []
  if ((await stateOf(race)) !== 'published') {
    await edit(race)
    await approve(race)
    pass(world, 2 * minuteMs)
    // refused for a moment with its bytes fixed: they would go out again in some seconds
    if (random() < 0.4) feed.troubles.push('conflict')
    const [, late] = await Promise.all([work(race), later(race, stop)])
    violations.push(...late)
  }
  for (const bytes of feed.sent.slice(before)) {
    const sent = readSent(bytes)
    if (!race.approved.some((one) => JSON.stringify(one) === JSON.stringify(sent)))
      violations.push(`sent ${JSON.stringify(sent)}, approved ${JSON.stringify(race.approved)}`)
  }
  if (feed.posts.length > published + 1) violations.push('published more than once')
  feed.troubles.length = 0
  return violations
}

/** A last word against it, or a last edit: what is not on its way by then stays here. */
async function stop(race: Race): Promise<string[]> {
  const { world, random } = race
  const last = random() < 0.5 ? sendBack : edit
  if (!(await last(race))) return []
  if (isGone(await stateOf(race))) return []
  await work(race)
  pass(world, 2 * minuteMs)
  await work(race)
  return isGone(await stateOf(race)) ? [`went out after ${last.name}`] : []
}

const isGone = (state: string) => ['sending', 'published', 'unconfirmed'].includes(state)

/** Does what is due, as the lane does, until nothing is. */
async function work({ world: { app } }: Race): Promise<void> {
  const { signal } = new AbortController()
  for (;;) {
    const next = await takePublication(app.ctx, signal)
    if (!next) return
    await next()
  }
}

/** After some looks into the database, so that it meets the worker anywhere, however quick the database is. */
async function later<Result>(race: Race, act: (race: Race) => Promise<Result>): Promise<Result> {
  for (let looks = Math.floor(race.random() * 40); looks > 0; looks -= 1) await stateOf(race)
  return await act(race)
}

let texts = 0

async function edit({ api, author: { person }, postId }: Race): Promise<boolean> {
  texts += 1
  const path = `${api}/posts/${postId}`
  const etag = (await person.get(path)).headers.get('etag') ?? ''
  const content = `Ships of the team no longer wait, says the harbour (${texts}).`
  return (await person.send('PATCH', path, { content }, { 'if-match': etag })).ok
}

/** Reads post, picture and plan as one, and approves them. */
async function approve(race: Race): Promise<void> {
  const { api, approver, postId, approved } = race
  const [before, post, altText, review] = [
    await readReview(race),
    await approver.get(`${api}/posts/${postId}`),
    await readAltText(race),
    await readReview(race),
  ]
  if (before.subject !== review.subject) return
  const { content } = (await post.json()) as { content: string }
  const verdict = { decision: 'approve', version: versionOf(post), subject: review.subject }
  // before the answer: it may go out meanwhile
  const one = { commentary: toCommentary(content, []), altText, visibility: review.plan?.visibility ?? 'PUBLIC' }
  approved.push(one)
  const answer = await approver.post(`${api}/posts/${postId}/review/decision`, verdict)
  if (answer.status !== 200) approved.splice(approved.indexOf(one), 1)
}

async function sendBack({ api, approver, postId }: Race): Promise<boolean> {
  const version = versionOf(await approver.get(`${api}/posts/${postId}`))
  const verdict = { decision: 'request-changes', version }
  return (await approver.post(`${api}/posts/${postId}/review/decision`, verdict)).ok
}

async function redraw({ api, author: { person }, visualId, postId }: Race): Promise<void> {
  if (visualId === null) return
  texts += 1
  const path = `${api}/visuals/${visualId}`
  const etag = (await person.get(path)).headers.get('etag') ?? ''
  await person.send('PUT', path, pictured(postId, `Another ${texts}`), { 'if-match': etag })
}

async function showToOthers({ api, author: { person }, publicationId, random }: Race): Promise<void> {
  const visibility = random() < 0.5 ? 'CONNECTIONS' : 'PUBLIC'
  await person.patch(`${api}/publications/${publicationId}`, { visibility })
}

async function readReview({ api, approver, postId }: Race): Promise<Answer<'getReview'>> {
  return (await (await approver.get(`${api}/posts/${postId}/review`)).json()) as Answer<'getReview'>
}

async function readAltText({ api, approver, visualId }: Race): Promise<string | null> {
  if (visualId === null) return null
  const visual = await (await approver.get(`${api}/visuals/${visualId}`)).json()
  return ((visual as { canvasData: CanvasData }).canvasData.settings as { altText?: string }).altText ?? ''
}

async function stateOf({ world, publicationId }: Race): Promise<string> {
  const query = world.app.ctx.db.selectFrom('publications').select('state').where('id', '=', publicationId)
  return (await query.executeTakeFirstOrThrow()).state
}

function pictured(postId: string, altText: string) {
  return visualBody({ postId, canvasData: canvasData({ settings: { altText } }) })
}

function readSent(bytes: string): Approved {
  const body = JSON.parse(bytes) as {
    commentary: string
    visibility: string
    content?: { media?: { altText?: string } }
  }
  return { commentary: body.commentary, altText: body.content?.media?.altText ?? null, visibility: body.visibility }
}
