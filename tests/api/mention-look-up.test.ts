import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { accountForPublishing } from '#server/features/linkedin/account-for-publishing'
import { countCalls, readCalls } from '#server/features/linkedin/call-counts'
import { apiError } from '../support/fake-linkedin/wire.ts'
import { connect, type LinkedinApp, startLinkedinApp } from '../support/linkedin-app.ts'
import { pass } from '../support/publishing-app.ts'

/** Whom a post can mention, looked up at LinkedIn. */

let world: LinkedinApp

beforeAll(async () => {
  world = await startLinkedinApp()
  world.fake.world.companies.push({ id: '1001', name: 'Anytown Harbour', vanityName: 'anytown-harbour' })
})

afterAll(() => world.close())

afterEach(() => {
  world.fake.recover()
  expect(world.fake.refused.splice(0)).toEqual([])
  pass(world, 60_000)
})

type Person = Awaited<ReturnType<LinkedinApp['app']['signIn']>>

/** Someone who runs a page that Ann Miller and Zoë Ann follow. */
async function pageOwner(kind: 'person' | 'community' = 'community'): Promise<Person> {
  const person = await world.app.signIn()
  const followers = ['Ann Miller', 'Bob Annis', 'Cy Mo'].map((name) => {
    const [given = '', family = ''] = name.split(' ')
    return { ...world.fake.world.addMember({ given, family }), sub: `${given}-${family}` }
  })
  world.fake.world.seat({ pages: [{ id: '51', name: 'Quay Ltd', followers }] })
  await connect(person, `/api/linkedin/connect?kind=${kind}`)
  return person
}

async function lookUp(person: Person, words: string) {
  const before = world.fake.calls.length
  const answer = await person.get(`/api/linkedin/mentions/look-up?words=${encodeURIComponent(words)}`)
  return { status: answer.status, body: await answer.json(), calls: world.fake.calls.slice(before) }
}

const harbour = { name: 'Anytown Harbour', urn: 'urn:li:organization:1001', source: 'linkedin' }
const finder = 'GET /rest/organizations'
const typeahead = 'GET /rest/peopleTypeahead'

test('a pasted address finds its page, with the name exactly as LinkedIn has it', async () => {
  const person = await pageOwner()
  for (const words of [
    'https://www.linkedin.com/company/anytown-harbour/about/',
    'linkedin.com/company/Anytown-Harbour',
  ]) {
    expect(await lookUp(person, words)).toEqual({ status: 200, body: [harbour], calls: [finder] })
  }
  expect((await lookUp(person, 'linkedin.com/company/nobody-at-all')).body).toEqual([])
})

test('a name finds the page that is called so in its address, and who follows one’s own pages', async () => {
  const person = await pageOwner()
  expect(await lookUp(person, 'Anytown Harbour')).toMatchObject({ body: [harbour], calls: [finder, typeahead] })
  expect((await lookUp(person, 'ann')).body).toEqual([
    { name: 'Ann Miller', urn: 'urn:li:person:Ann-Miller', source: 'linkedin' },
    { name: 'Bob Annis', urn: 'urn:li:person:Bob-Annis', source: 'linkedin' },
  ])
  // LinkedIn does not take such words
  expect((await lookUp(person, 'R2 D2, Cy & Mo')).calls).toEqual([finder])
})

test('every look-up is counted, and stops where the calls that are left are posts’', async () => {
  const person = await pageOwner()
  const row = await world.app.ctx.db
    .selectFrom('linkedin_accounts')
    .select('id')
    .where('owner_id', '=', person.id)
    .executeTakeFirstOrThrow()
  const account = await accountForPublishing(world.app.ctx, person.id, row.id)
  if (!account) throw new Error('The account is gone.')
  const before = (await readCalls(world.app.ctx, account)).used
  await lookUp(person, 'Ann Miller')
  expect((await readCalls(world.app.ctx, account)).used).toBe(before + 2)
  await countCalls(world.app.ctx, account, 49 - before - 2)
  expect(await lookUp(person, 'Ann Miller')).toMatchObject({
    status: 409,
    body: { reason: 'mentionLookUpTomorrow' },
    calls: [],
  })
  expect((await lookUp(person, 'linkedin.com/company/anytown-harbour')).body).toEqual([harbour])
  expect((await lookUp(person, 'linkedin.com/company/anytown-harbour')).status).toBe(409)
})

test('an account of the first app looks up nothing, and nobody looks up with a stranger’s', async () => {
  const missing = { status: 409, body: { reason: 'mentionLookUpMissing' }, calls: [] }
  expect(await lookUp(await pageOwner('person'), 'Anytown Harbour')).toMatchObject(missing)
  expect(await lookUp(await world.app.signIn(), 'Anytown Harbour')).toMatchObject(missing)
})

test('LinkedIn may refuse the search among followers, and be out of order', async () => {
  const person = await pageOwner()
  world.fake.misbehave(typeahead, apiError(403, 100, 'ACCESS_DENIED', 'Not enough permissions'))
  expect((await lookUp(person, 'Anytown Harbour')).body).toEqual([harbour])
  world.fake.misbehave(finder, apiError(500, 0, 'INTERNAL_SERVER_ERROR', 'Internal server error'))
  expect(await lookUp(person, 'Anytown Harbour')).toMatchObject({
    status: 503,
    body: { reason: 'linkedinUnreachable' },
  })
})

test('names of people and pages that could not be mentioned are left out', async () => {
  const person = await pageOwner()
  const elements = [{ id: 7, localizedName: 'Two\nlines' }, 'x']
  world.fake.misbehave(finder, { status: 200, json: { elements } })
  world.fake.misbehave(typeahead, {
    status: 200,
    json: { elements: [{ member: 'urn:li:share:1', firstName: 'A' }, {}] },
  })
  expect((await lookUp(person, 'Anytown Harbour')).body).toEqual([])
})
