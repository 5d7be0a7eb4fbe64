import { expect } from 'vitest'
import type { Answer } from '#shared/contract/contract'
import type { LinkedinAppKind } from '#shared/rules/linkedin'
import type { Role } from '#shared/rules/plans'
import type { Browser } from './browser-session.ts'
import type { PersonId } from './ids.ts'
import { connect, type LinkedinApp } from './linkedin-app.ts'
import { patienceMs } from './patience.ts'
import { makePost, type Post } from './posts.ts'
import { signInAgain, type TestApp } from './test-app.ts'

export type Publication = Answer<'getPublication'>

export interface Author {
  person: Browser & { id: PersonId; email: string }
  accountId: string
  /** The member's id at LinkedIn. */
  urn: string
}

/** A person who connected their own account; with Pro by default. */
export async function signInAuthor(
  { app, fake }: LinkedinApp,
  role: Role = 'user',
  { kind = 'person' }: { kind?: LinkedinAppKind } = {},
): Promise<Author> {
  const person = await app.signIn({ role })
  fake.world.visitor = fake.world.addMember()
  await connect(person, `/api/linkedin/connect?kind=${kind}`)
  const accounts = (await (await person.get('/api/linkedin/accounts')).json()) as Answer<'listLinkedinAccounts'>
  const [account] = accounts
  if (!account) throw new Error('No account was connected.')
  return { person, accountId: account.id, urn: account.urn }
}

/** The author in another session, from the clock's time; also on a restored server. */
export async function signAuthorInAgain(app: TestApp, author: Author): Promise<Author> {
  const { id, email } = author.person
  return { ...author, person: Object.assign(await signInAgain(app, { email }), { id, email }) }
}

let texts = 0

/** A post with a unique text. */
export async function writePost({ person }: Author, content?: string): Promise<Post> {
  const post = await makePost(person)
  texts += 1
  const change = { content: content ?? `Ships no longer wait at sea (${texts}). #harbour` }
  const response = await person.patch(`/api/posts/${post.id}`, change)
  if (response.status !== 200) throw new Error(await response.text())
  return { ...post, ...change }
}

/** @param wish when and how; by default now, the text alone */
export async function publish(
  { person, accountId }: Author,
  post: Pick<Post, 'id'>,
  wish: Record<string, unknown> = {},
): Promise<Publication> {
  const response = await person.post(`/api/posts/${post.id}/publications`, { accountId, ...wish })
  if (response.status !== 201) throw new Error(`${response.status}: ${await response.text()}`)
  return (await response.json()) as Publication
}

export async function look({ person }: Author, { id }: Pick<Publication, 'id'>): Promise<Publication> {
  return (await (await person.get(`/api/publications/${id}`)).json()) as Publication
}

export async function publicationRow({ app }: LinkedinApp, id: string) {
  return await app.ctx.db.selectFrom('publications').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** Waits until it is in a state. */
export async function becomes(
  author: Author,
  publication: Pick<Publication, 'id'>,
  state: Publication['state'],
): Promise<Publication> {
  await expect.poll(async () => (await look(author, publication)).state, { timeout: patienceMs }).toBe(state)
  return await look(author, publication)
}

/**
 * Waits until LinkedIn has put it off as it was told to, with its bytes fixed. Just before it is sent it is `armed` too: so
 * first the misbehaviour has to be used up.
 */
export async function isPutOffByLinkedin(
  { fake }: LinkedinApp,
  stateOf: () => Promise<Publication['state']>,
): Promise<void> {
  await expect.poll(() => fake.feed.troubles, { timeout: patienceMs }).toEqual([])
  await expect.poll(stateOf, { timeout: patienceMs }).toBe('armed')
}

/**
 * Waits until a process has looked at it at the present time, put it off for a reason, and let it go. That the reason is
 * said does not mean so: some are said before, and others are still said from the look before.
 */
export async function isPutOff(world: LinkedinApp, id: string, reason: string): Promise<void> {
  const found = async () => {
    const row = await publicationRow(world, id)
    const isLater = row.next_at !== null && row.next_at > world.app.clock.now
    return { lease: row.lease, reason: row.reason, isLater }
  }
  const stored = JSON.stringify({ name: reason, values: {} })
  await expect.poll(found, { timeout: patienceMs }).toEqual({ lease: null, reason: stored, isLater: true })
}

/** Lets a process handle what is due until then. */
export function pass({ app }: LinkedinApp, ms: number): void {
  app.clock.now += ms
}

/** The local time in UTC, this many minutes from now. */
export function inMinutes({ app }: LinkedinApp, minutes: number): { at: string; timeZone: string } {
  return { at: new Date(app.clock.now + minutes * 60_000).toISOString().slice(0, 16), timeZone: 'UTC' }
}
