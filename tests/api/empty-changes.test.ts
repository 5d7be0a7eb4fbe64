import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RouteName, routes } from '#shared/contract/routes'
import { FakeWriter } from '../support/fake-writer.ts'
import { kindOf } from '../support/id-positions.ts'
import { type LinkedinApp, startLinkedinApp } from '../support/linkedin-app.ts'
import { closedTarget, fillTeam, type Place } from '../support/two-places.ts'

let world: LinkedinApp
let place: Place
let admin: Awaited<ReturnType<LinkedinApp['app']['signIn']>>

beforeAll(async () => {
  world = await startLinkedinApp({
    parts: { writer: new FakeWriter() },
    environment: { TEAMS: 'everybody', FETCH_ALLOW: closedTarget.allow },
  })
  place = await fillTeam(world, 'Harbour press')
  admin = await world.app.signIn({ role: 'admin' })
})

afterAll(() => world.close())

/** Those that refuse to change nothing. */
const needsSomething: readonly RouteName[] = ['updatePost', 'changeFeed', 'changeInboxStory', 'updateMedia']

const patches = (Object.keys(routes) as RouteName[]).filter((name) => routes[name].method === 'PATCH')

test.each(patches)('%s without a field changes nothing', async (name) => {
  const { path } = routes[name]
  const isOfAdmin = path.startsWith('/api/admin/')
  const isOfPerson = isOfAdmin || path.includes(':slug') || path === '/api/user'
  const address = path
    .replace('/api/', isOfPerson ? '/api/' : `/api/w/${place.slug}/`)
    .replace(/:(\w+)/g, (_, parameter: string) => {
      if (parameter === 'slug') return place.slug
      return String(isOfAdmin ? place.lender.id : place.ids[kindOf(path, parameter)])
    })
  const person = isOfAdmin ? admin : path.includes('/linkedin/') ? place.lender : place.owner
  const answer = await person.patch(address, {})
  expect([answer.status, await answer.text()]).toEqual([needsSomething.includes(name) ? 400 : 200, expect.any(String)])
})

test.each([{}, { timeZone: 'Europe/Berlin' }, { again: true }, { queue: false }])(
  'a publication stays as it is after %j',
  async (body) => {
    const path = `/api/w/${place.slug}/publications/${place.ids.publication}`
    const before: unknown = await (await place.owner.get(path)).json()
    const answer = await place.owner.patch(path, body)
    expect([answer.status, await answer.json()]).toEqual([200, before])
  },
)
