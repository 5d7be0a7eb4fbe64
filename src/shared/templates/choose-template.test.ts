import { expect, test } from 'vitest'
import { builtInTemplates } from './built-in'
import { chooseTemplate, fillableTemplates, suitingTemplates } from './choose-template'

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
  expect(chooseTemplate(facts)).toBe(key)
})

test('only templates whose every need is met are offered', () => {
  expect(suitingTemplates({ title, ...points })).toEqual(['points', 'headline', 'portrait', 'carousel'])
})

test('every template that can be filled comes with the product', () => {
  expect(builtInTemplates.map(({ key }) => key)).toEqual(expect.arrayContaining([...fillableTemplates]))
})
