import { expect, test } from 'vitest'
import { points } from '#shared/designs/points'
import { quote } from '#shared/designs/quote'
import { designs } from './built-in'
import { formatsFor, suitingDesigns } from './choose-template'

const keysFor = (facts: Parameters<typeof suitingDesigns>[0]) => suitingDesigns(facts).map(({ key }) => key)

const title = 'A title'
const three = { point1: 'One', point2: 'Two', point3: 'Three' }

test.each([
  [{ title, number: '12 %', numberLabel: 'of homes', quote: 'Said' }, 'key-number'],
  [{ title, number: '12 %', quote: 'Said', ...three }, 'quote'],
  [{ title, ...three, image: '/api/media/1' }, 'points'],
  [{ title, image: '/api/media/1', point1: 'One' }, 'headline-image'],
  [{ title, point1: 'One' }, 'headline'],
  [{}, 'headline'],
] as const)('a post with %j becomes a %s', (facts, key) => {
  expect(keysFor(facts)[0]).toBe(key)
})

test('only templates whose every need is met are offered', () => {
  const keys = keysFor({ title, ...three, slides: ['One', 'Two'] })
  expect(keys).toEqual(expect.arrayContaining(['points', 'headline', 'portrait', 'carousel', 'checklist', 'steps']))
  for (const wanting of ['quote', 'key-number', 'timeline', 'before-after', 'event'])
    expect(keys).not.toContain(wanting)
})

test('what is read down or swiped starts tall, all else in the format it was first drawn in', () => {
  expect(formatsFor(points)[0]).toBe('portrait')
  expect(formatsFor(quote)[0]).toBe(Object.keys(quote.formats)[0])
  for (const design of designs) expect(formatsFor(design).toSorted()).toEqual(Object.keys(design.formats).toSorted())
})
