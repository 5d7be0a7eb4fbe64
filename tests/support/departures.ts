import { takePublication } from '#server/features/publishing/publish'
import { minuteMs } from '#shared/time/durations'
import { type LinkedinApp, startLinkedinApp } from './linkedin-app.ts'
import { type Author, inMinutes, pass, signInAuthor } from './publishing-app.ts'
import { foundTeam, joinTeam, type Person, writeInTeam } from './team-people.ts'
import { password } from './test-app.ts'
import { createRandom } from './varied-posts.ts'

export interface Outcome {
  /** How many posts went out, because their sending had begun before. */
  sent: number
  violations: string[]
}

interface Scene {
  world: LinkedinApp
  slug: string
  owner: Person
  /** Whose account it is. */
  lender: Author
  /** Who planned the post. */
  writer: Person
  publicationId: string
}

interface Departure {
  go: (scene: Scene) => Promise<Response>
  /** What the post says then. */
  reason: string
}

const lenderGone = 'publicationNotLent'
const authorGone = 'publicationLeftTeam'

/** Each ends somebody's say in a post that is due. */
const departures: Record<string, Departure> = {
  'taking the account back': {
    reason: lenderGone,
    go: ({ lender, slug }) =>
      lender.person.send('PUT', `/api/linkedin/accounts/${lender.accountId}/lending/${slug}`, { lent: 'never' }),
  },
  'pausing the account': {
    reason: 'publicationPaused',
    go: ({ lender }) => lender.person.patch(`/api/linkedin/accounts/${lender.accountId}`, { isPaused: true }),
  },
  'disconnecting the account': {
    reason: lenderGone,
    go: ({ lender }) => lender.person.delete(`/api/linkedin/accounts/${lender.accountId}`),
  },
  'removing the lender': {
    reason: lenderGone,
    go: ({ owner, slug, lender }) => owner.delete(`/api/workspaces/${slug}/members/${lender.person.id}`),
  },
  'the lender leaving': {
    reason: lenderGone,
    go: ({ slug, lender }) => lender.person.delete(`/api/workspaces/${slug}/members/${lender.person.id}`),
  },
  'the lender deleting their account': {
    reason: lenderGone,
    go: ({ lender }) => lender.person.send('DELETE', '/api/user', { password }),
  },
  'removing the author': {
    reason: authorGone,
    go: ({ owner, slug, writer }) => owner.delete(`/api/workspaces/${slug}/members/${writer.id}`),
  },
  'the author leaving': {
    reason: authorGone,
    go: ({ slug, writer }) => writer.delete(`/api/workspaces/${slug}/members/${writer.id}`),
  },
  'making the author a guest': {
    reason: authorGone,
    go: ({ owner, slug, writer }) => owner.patch(`/api/workspaces/${slug}/members/${writer.id}`, { role: 'guest' }),
  },
  'the author deleting their account': {
    reason: authorGone,
    go: ({ writer }) => writer.send('DELETE', '/api/user', { password }),
  },
  'withdrawing the author’s admission': {
    reason: 'publicationNotApproved',
    go: ({ owner, writer }) => owner.patch(`/api/admin/users/${writer.id}`, { isApproved: false }),
  },
}

/**
 * Posts fall due while their author or the account's owner goes, at a moment of chance. What is not on its way when the
 * departure is answered is never sent afterwards, and says why it waits.
 * @param seed the same one makes the same choices; what meets what is the machine's
 */
export async function departAtRandom(count: number, seed: number): Promise<Outcome> {
  const world = await startLinkedinApp({ environment: { TEAMS: 'everybody' } })
  const outcome: Outcome = { sent: 0, violations: [] }
  try {
    const random = createRandom(seed)
    const team = await foundTeam(world.app)
    const kinds = Object.entries(departures)
    for (let number = 0; number < count; number += 1) {
      const scene = await prepare(world, team)
      const [name = '', departure] = kinds[number % kinds.length] ?? []
      if (!departure) continue
      const { after, state, reason } = await depart(scene, random, departure.go, number < kinds.length)
      if (state === 'published') outcome.sent += 1
      if (isOnItsWay(after)) continue
      if (isOnItsWay(state)) outcome.violations.push(`try ${number}: sent after ${name}`)
      if (reason !== departure.reason) outcome.violations.push(`try ${number}: ${name} is said to be ${reason}`)
    }
    return outcome
  } finally {
    await world.close()
  }
}

async function prepare(world: LinkedinApp, { slug, owner }: { slug: string; owner: Person }): Promise<Scene> {
  const lender = await signInAuthor(world)
  await joinTeam(world.app, { slug, owner }, 'writer', lender.person)
  const writer = await joinTeam(world.app, { slug, owner }, 'writer')
  const lending = `/api/linkedin/accounts/${lender.accountId}/lending/${slug}`
  await lender.person.send('PUT', lending, { lent: 'free' })
  const { id } = await writeInTeam(writer, slug)
  const wish = { accountId: lender.accountId, ...inMinutes(world, 1), again: true }
  const planned = await writer.post(`/api/w/${slug}/posts/${id}/publications`, wish)
  if (planned.status !== 201) throw new Error(await planned.text())
  const { id: publicationId } = (await planned.json()) as { id: string }
  return { world, slug, owner, lender, writer, publicationId }
}

/** @param isBefore whether they go before it is due: the post can't be on its way then */
async function depart(scene: Scene, random: () => number, go: Departure['go'], isBefore: boolean) {
  const { world } = scene
  const leave = async (looks: number) => {
    for (let look = 0; look < looks; look += 1) await stateOf(scene)
    const answer = await go(scene)
    if (!answer.ok) throw new Error(await answer.text())
    return await stateOf(scene)
  }
  const early = isBefore ? await leave(0) : null
  pass(world, 2 * minuteMs)
  // refused for a moment with its bytes fixed: they would go out again in some seconds
  if (!isBefore && random() < 0.4) world.fake.feed.troubles.push('conflict')
  const [, late] = await Promise.all([work(scene), isBefore ? null : leave(Math.floor(random() * 30))])
  pass(world, 2 * minuteMs)
  await work(scene)
  world.fake.feed.troubles.length = 0
  return { after: early ?? late ?? '', ...(await rowOf(scene)) }
}

const isOnItsWay = (state: string) => ['sending', 'published', 'unconfirmed'].includes(state)

/** Does what is due, as the lane does, until nothing is. */
async function work({ world: { app } }: Scene): Promise<void> {
  const { signal } = new AbortController()
  for (;;) {
    const next = await takePublication(app.ctx, signal)
    if (!next) return
    await next()
  }
}

async function stateOf(scene: Scene): Promise<string> {
  return (await rowOf(scene)).state
}

async function rowOf({ world, publicationId }: Scene): Promise<{ state: string; reason: string | null }> {
  const { db } = world.app.ctx
  const row = await db.selectFrom('publications').selectAll().where('id', '=', publicationId).executeTakeFirst()
  if (!row) return { state: 'gone', reason: null }
  return { state: row.state, reason: row.reason && (JSON.parse(row.reason) as { name: string }).name }
}
