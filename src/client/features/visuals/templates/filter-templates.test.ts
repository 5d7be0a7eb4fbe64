import { expect, test } from 'vitest'
import { filterTemplates } from './filter-templates.ts'
import type { TemplateEntry } from './template-entry.ts'

const entry = (kind: TemplateEntry['kind'], name: string, description: string): TemplateEntry => ({
  id: name,
  name,
  description,
  width: 1200,
  height: 627,
  pages: 1,
  kind,
  usageCount: 0,
  thumbnailUrl: null,
  others: [],
  document: () => undefined,
})
const quote = entry('mine', 'Quote', 'A sentence from a café owner, set large')
const figure = entry('global', 'Key figure', 'One number and what it means')
const mockUp = entry('built-in', 'Post Mock-up', 'A post as it would be seen')
const all = [quote, figure, mockUp]

test.each([
  ['all', all],
  ['mine', [quote]],
  ['global', [figure, mockUp]],
] as const)('the filter %s shows what belongs to it, what is built in among the global ones', (filter, shown) => {
  expect(filterTemplates(all, { filter, text: ' ' })).toEqual(shown)
})

test.each([
  ['a name', 'key', [figure]],
  ['a description', 'number', [figure]],
  ['words of both in any case', 'OWNER quote', [quote]],
  ['a word without its accents', 'cafe', [quote]],
  ['nothing that is there', 'mountain', []],
])('templates are found by %s', (_what, text, found) => {
  expect(filterTemplates(all, { filter: 'all', text })).toEqual(found)
})

test('the search stays within the filter', () => {
  expect(filterTemplates(all, { filter: 'mine', text: 'key' })).toEqual([])
})
