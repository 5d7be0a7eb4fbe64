import { expect, test } from 'vitest'
import type { Post } from '#client/queries/posts/post-cache'
import { groupByDay, marksOf } from './calendar-marks.ts'

const post = (title: string, createdAt: string) => ({ title, createdAt }) as Post

const posts = [
  post('Late', '2026-11-20T23:30:00.000Z'),
  post('Noon', '2026-11-20T12:00:00.000Z'),
  post('Before', '2026-11-19T08:00:00.000Z'),
]

test('posts stand on the day of the author’s clock', () => {
  const inGenoa = groupByDay(posts, 'Europe/Rome')
  expect([...inGenoa].map(([day, ofDay]) => [day, ofDay.map(({ title }) => title)])).toEqual([
    ['2026-11-21', ['Late']],
    ['2026-11-20', ['Noon']],
    ['2026-11-19', ['Before']],
  ])
  expect(groupByDay(posts, 'UTC').get('2026-11-20')).toHaveLength(2)
})

test('a day shows the title of its only post, and the number of several', () => {
  expect(Object.fromEntries(marksOf(groupByDay(posts, 'UTC'), []))).toEqual({
    '2026-11-20': { label: '2 posts', note: '2 posts' },
    '2026-11-19': { label: '1 post', note: 'Before' },
  })
})

test('days that are only counted are marked without a note, and give way to what is known of them', () => {
  const counted = [
    { day: '2026-11-19', posts: 1 },
    { day: '2026-11-02', posts: 1_200 },
  ]
  expect(Object.fromEntries(marksOf(groupByDay([posts[2] as Post], 'UTC'), counted))).toEqual({
    '2026-11-19': { label: '1 post', note: 'Before' },
    '2026-11-02': { label: '1,200 posts' },
  })
})
