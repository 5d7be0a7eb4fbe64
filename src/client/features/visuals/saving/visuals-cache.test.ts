import { expect, test } from 'vitest'
import { type Visual, withSaved } from './visuals-cache.ts'

const visual = (id: string, name = id): Visual => ({
  id,
  name,
  width: 1200,
  height: 630,
  postId: null,
  thumbnailUrl: `/api/visuals/${id}/thumbnail`,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
})

test('a visual that is saved again keeps its place in the list', () => {
  const list = withSaved([visual('a'), visual('b')], visual('b', 'Renamed'))
  expect(list.map(({ name }) => name)).toEqual(['a', 'Renamed'])
})

test('a new visual comes on top of the list', () => {
  expect(withSaved([visual('a')], visual('b')).map(({ id }) => id)).toEqual(['b', 'a'])
})
