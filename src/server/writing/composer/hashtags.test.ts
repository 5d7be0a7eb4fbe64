import { expect, test } from 'vitest'
import type { WritingSource } from '../writer.ts'
import { findHashtags } from './hashtags.ts'
import { findPeople } from './names.ts'

const text = [
  'Regulators asked the Solar Alliance for its figures, and the Solar Alliance sent them.',
  'In the end Ada Cole, 61, signed for the Solar Alliance, and the storm in Lisbon did the rest.',
  'Nobody in Lisbon had asked Cole before, and Reuters reported that Cole left.',
  'Order Now\n\nOrder Now\n\nOrder Now\n\nOrder Now\n\nOrder Now',
].join('\n\n')

test('hashtags are the names an article is about and its section, whole and without agencies and buttons', () => {
  expect(tagsOf({ title: 'Solar Alliance opens its books in Lisbon' })).toEqual([
    '#SolarAlliance',
    '#Lisbon',
    '#Energy',
  ])
  expect(tagsOf({ title: 'Reuters: why Cole left' })).toEqual(['#AdaCole', '#Energy'])
})

test('there are never more than asked for', () => {
  expect(tagsOf({ title: 'Solar Alliance opens its books in Lisbon' }, 1)).toEqual(['#SolarAlliance'])
  expect(tagsOf({ title: 'Solar Alliance opens its books in Lisbon' }, 0)).toEqual([])
})

test('a German noun is no name', () => {
  const german =
    'Der neue Rat prüft Verträge. Am Ende prüft der Rat auch Preise, und Preise prüft auch die EU in Brüssel.'
  expect(
    findHashtags(
      sourceOf({ title: 'Rat prüft Preise der EU', text: german, url: null }),
      settingOf(german, 'german'),
      3,
    ),
  ).toEqual([])
})

function tagsOf(changes: Partial<WritingSource>, wanted = 3): string[] {
  const source = sourceOf(changes)
  return findHashtags(source, settingOf(source.text, 'english'), wanted)
}

function settingOf(whole: string, language: 'english' | 'german') {
  return { language, people: findPeople(whole, language) }
}

function sourceOf(changes: Partial<WritingSource>): WritingSource {
  const url = 'https://paper.example/energy/2024/solar'
  const facts = { byline: null, published: null, siteName: 'Paper', language: 'en', isOwn: false }
  return { ...facts, title: '', url, text, ...changes }
}
