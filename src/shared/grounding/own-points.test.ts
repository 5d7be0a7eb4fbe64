import { expect, test } from 'vitest'
import type { Language } from '#shared/rules/languages'
import { createGrounding } from './ground-post.ts'

const source = `The port of Genoa opened a second quay on Monday. Traffic rose 12 percent in the third quarter.
"I have waited ten years for this," said Anna Rossi, who runs the port authority. The US supports the project.`

function ownIn(post: string, options: { given?: string; written?: string[]; language?: Language } = {}): string[] {
  const { language = 'english', ...rest } = options
  return createGrounding([source])
    .ownPoints(post, { language, ...rest })
    .map(({ text }) => text)
}

const retelling = `Genoa's port has a second quay since Monday, and traffic rose 12 percent in the third quarter.

“I have waited ten years for this,” says Anna Rossi. The US is behind it.

What would you have done?

Source: my notes on the port of Genoa

#Genoa`

test('a retelling has no point of its author’s', () => {
  expect(ownIn(retelling)).toEqual([])
})

test.each([
  ['a view', 'I think a quay without a railway moves the queue into town.'],
  ['an experience', 'In our yard the trucks waited three hours.'],
])('%s in the first person is the author’s', (_, sentence) => {
  expect(ownIn(`${retelling}\n\n${sentence}`)).toEqual([sentence])
})

test('the first person counts in every language that posts are written in', () => {
  expect(ownIn('Der Hafen hat einen zweiten Kai. Meine Lkw standen drei Stunden.', { language: 'german' })).toEqual([
    'Meine Lkw standen drei Stunden.',
  ])
  expect(ownIn("Le port a un second quai. J'attends encore le rail.", { language: 'french' })).toEqual([
    "J'attends encore le rail.",
  ])
  expect(ownIn('El puerto abre un muelle. Creo que falta el tren.', { language: 'spanish' })).toEqual([
    'Creo que falta el tren.',
  ])
})

test('a sentence that says what the author gave is theirs, also in other words', () => {
  const sentence = 'Without a railway, a quay only moves the queue of trucks into town.'
  expect(ownIn(`${retelling}\n\n${sentence}`)).toEqual([])
  expect(ownIn(`${retelling}\n\n${sentence}`, { given: 'A quay without railway moves the queue of trucks.' })).toEqual([
    sentence,
  ])
  expect(ownIn(retelling, { given: 'Traffic rose 12 percent in the third quarter.' })).toEqual([])
})

test('what no model wrote and no source has, the author typed', () => {
  const typed = 'Three of four trucks at the old gate come from the north.'
  expect(ownIn(`${retelling}\n\n${typed}`, { written: [retelling] })).toEqual([typed])
  const joined = 'Traffic rose at the port of Genoa, where a second quay was opened.'
  expect(ownIn(`${retelling}\n\n${joined}`, { written: [retelling] })).toEqual([])
  const mended = retelling.replace('has a second quay', 'has its second quay')
  expect(ownIn(mended, { written: [retelling] })).toEqual([])
})
