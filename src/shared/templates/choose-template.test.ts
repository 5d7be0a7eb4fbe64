import { expect, test } from 'vitest'
import { suitingDesigns } from './choose-template'

const keysFor = (facts: Parameters<typeof suitingDesigns>[0]) => suitingDesigns(facts).map(({ key }) => key)

const title = 'A title'
const points = { point1: 'One', point2: 'Two', point3: 'Three' }

test.each([
  [{ title, number: '12 %', numberLabel: 'of homes', quote: 'Said' }, 'key-number'],
  [{ title, number: '12 %', quote: 'Said', ...points }, 'quote'],
  [{ title, ...points, image: '/api/media/1' }, 'points'],
  [{ title, image: '/api/media/1', point1: 'One' }, 'headline-image'],
  [{ title, point1: 'One' }, 'headline'],
  [{}, 'headline'],
] as const)('a post with %j becomes a %s', (facts, key) => {
  expect(keysFor(facts)[0]).toBe(key)
})

test('only templates whose every need is met are offered', () => {
  expect(keysFor({ title, ...points })).toEqual([
    'points',
    'headline',
    'portrait',
    'carousel',
    'carousel-magazine',
    'checklist',
    'steps',
    'announcement',
  ])
})
