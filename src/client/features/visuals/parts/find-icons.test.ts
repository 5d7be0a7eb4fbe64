import { expect, test } from 'vitest'
import { icons } from '#shared/scene/icons'
import { readIconNodes } from '#shared/scene/read-icon-nodes'
import { allIcons } from './all-icons.ts'
import { findIcons } from './find-icons.ts'
import { germanIconWords } from './german-icon-words.ts'

const names = (search: string) => findIcons(allIcons, search).map(({ name }) => name)

test('the icons of the specification stand first', () => {
  expect(allIcons.slice(0, icons.length).map(({ name }) => name)).toEqual(icons.map(({ name }) => name))
  expect(allIcons.length).toBeGreaterThan(1_500)
})

test('an icon is found by its name, and its own name before others', () => {
  expect(names('map pin')[0]).toBe('Map Pin')
  expect(names('rocket')[0]).toBe('Rocket')
})

test('an icon is found by what it stands for', () => {
  expect(names('money')).toContain('Piggy Bank')
  expect(names('launch')).toContain('Rocket')
})

test('an icon is found by German words, also while they are typed, and by English ones as before', () => {
  const found = (search: string) => findIcons(allIcons, search, germanIconWords).map(({ name }) => name)
  expect(found('haus')).toContain('House')
  expect(found('Pfeil links')).toContain('Arrow Left')
  expect(found('sparschw')).toContain('Piggy Bank')
  expect(found('rocket')[0]).toBe('Rocket')
  expect(found('quatschwort')).toEqual([])
})

test('each word that a German one stands for leads to an icon', () => {
  const words = new Set(Object.values(germanIconWords).flatMap((each) => each.split(' ')))
  expect([...words].filter((word) => names(word).length === 0)).toEqual([])
})

test('all words count', () => {
  expect(names('arrow left up')).toContain('Arrow Up Left')
  expect(names('arrow elephant')).toEqual([])
})

test('every icon can be saved as it was picked', () => {
  for (const { name, nodes } of allIcons) expect(readIconNodes(nodes, name)).toEqual(nodes)
})

test('no name stands for two icons', () => {
  expect(new Set(allIcons.map(({ name }) => name)).size).toBe(allIcons.length)
})
