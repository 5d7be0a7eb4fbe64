import { expect, test } from 'vitest'
import { sampleTeam } from '../../../../tests/support/components/sample-user.ts'
import { findPlaces, type PlaceGroup, placesOfPosts, screensFor } from './places.ts'

const visitor: Parameters<typeof screensFor>[0] = {
  role: 'trial',
  subscriptionStatus: 'trialing',
  team: null,
  capabilities: { plans: true, foundTeams: false },
}
const groups: PlaceGroup[] = [
  {
    title: 'Pages',
    places: screensFor(visitor),
  },
  {
    title: 'Latest posts',
    places: placesOfPosts([{ title: 'Le café du port', href: '/generate?post=1', note: '20 November' }]),
  },
]
const labels = (typed: string) => findPlaces(groups, typed).flatMap(({ places }) => places.map(({ label }) => label))

test('only administrators are led to the administration', () => {
  const hrefs = (role: string) => screensFor({ ...visitor, role }).map(({ href }) => href)
  expect(hrefs('admin')).toContain('/admin/users')
  expect(hrefs('user').filter((href) => href.startsWith('/admin'))).toEqual([])
})

test('who may start a team is led to it, and who is in one to its page', () => {
  const label = (change: Partial<typeof visitor>) =>
    screensFor({ ...visitor, ...change }).find(({ href }) => href === '/team')?.label
  expect(label({})).toBeUndefined()
  expect(label({ capabilities: { plans: true, foundTeams: true } })).toBe('Start a team')
  expect(label({ team: sampleTeam('writer') })).toBe('Team')
})

test('a guest of a team is not led to where posts and visuals are made', () => {
  const hrefs = screensFor({ ...visitor, team: sampleTeam('guest') }).map(({ href }) => href)
  expect(hrefs).not.toContain('/generate')
  expect(hrefs).not.toContain('/visual-editor')
  expect(hrefs).toContain('/history')
})

test('before anything is typed every page and the latest posts are offered', () => {
  expect(labels('')).toEqual(expect.arrayContaining(['Dashboard', 'Generate Post', 'Post History', 'Le café du port']))
})

test('words are found in any order, whatever their case and accents', () => {
  expect(labels('POST gen')[0]).toBe('Generate Post')
  expect(labels('new post')[0]).toBe('Generate Post')
  expect(labels('cafe')).toEqual(['Le café du port', 'Search posts for “cafe”'])
})

test('what is no place can be searched for among all posts', () => {
  const [group] = findPlaces(groups, ' quay & harbour ')
  expect(group?.places).toMatchObject([
    { label: 'Search posts for “quay & harbour”', href: '/history?q=quay+%26+harbour' },
  ])
})
