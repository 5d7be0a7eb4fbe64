import { expect, test } from 'vitest'
import { z } from 'zod'
import { checkSent } from './check-sent.ts'

const schema = z.object({
  name: z.string().max(100).optional(),
  title: z.string().trim().min(1, 'titleMissing').optional(),
  token: z.string().min(8).max(200_000).optional(),
  url: z.url().optional(),
  from: z.iso.date().optional(),
  model: z.enum(['gpt-4o', 'composer']).optional(),
  kind: z.literal('only').optional(),
  isActive: z.boolean().nullable().optional(),
  useWebSearch: z.stringbool().optional(),
  contentStyleId: z.coerce.number().int().positive().optional(),
  limit: z.number().int().min(1).max(100).default(10),
  displayOrder: z.number().int().min(0).max(10_000).optional(),
  width: z.number().optional(),
  examplePosts: z.array(z.string().max(5_000)).min(1).max(3).optional(),
  settings: z.object({ preferredLanguage: z.string() }).optional(),
  even: z
    .number()
    .refine((value) => value % 2 === 0)
    .optional(),
})

test.each<[string, unknown]>([
  ['Name is too long: at most 100 characters.', { name: 'x'.repeat(101) }],
  ['Name must be text.', { name: 5 }],
  ['Please enter a title.', { title: '  ' }],
  ['Token is too short: at least 8 characters.', { token: 'x' }],
  ['Token is too long: at most 200,000 characters.', { token: 'x'.repeat(200_001) }],
  ['Address must be a web address, such as https://example.com/page.', { url: 'x' }],
  ['First day must be a date, such as 2025-01-31.', { from: '2025-02-31' }],
  ['Model must be one of: gpt-4o, composer.', { model: 'gpt-9' }],
  ['Kind must be only.', { kind: 'other' }],
  ['Active must be true or false.', { isActive: 'perhaps' }],
  ['Web search must be true or false.', { useWebSearch: 'perhaps' }],
  ['Content style must be a whole number of at least 1.', { contentStyleId: 0 }],
  ['Content style must be a whole number of at least 1.', { contentStyleId: 'x' }],
  ['Number of entries must be a whole number from 1 to 100.', { limit: 101 }],
  ['Number of entries must be a whole number from 1 to 100.', { limit: '5' }],
  ['Number of entries must be a whole number from 1 to 100.', { limit: 1.5 }],
  ['Display order must be a whole number from 0 to 10,000.', { displayOrder: -1 }],
  ['Width must be a number.', { width: 'wide' }],
  ['Example posts must have at least 1 entry.', { examplePosts: [] }],
  ['Example posts must have at most 3 entries.', { examplePosts: ['', '', '', ''] }],
  ['Example posts must be a list.', { examplePosts: 'x' }],
  ['Example posts, entry 2, is too long: at most 5,000 characters.', { examplePosts: ['', 'x'.repeat(5_001)] }],
  ['Example posts, entry 1, must be text.', { examplePosts: [null] }],
  ['Preferred language is missing.', { settings: {} }],
  ['Settings must be an object.', { settings: [] }],
  ['Even is not valid.', { even: 3 }],
  ['The request is empty: what it is about has to be sent as JSON.', undefined],
  ['The request is empty: what it is about has to be sent as JSON.', null],
  ['The request has to be a JSON object.', []],
])('%s', (sentence, sent) => {
  const checked = checkSent(schema, sent)
  expect('error' in checked && checked.error).toMatchObject({ code: 'invalid_input', message: sentence })
})

test('what is right comes back as the schema makes it', () => {
  expect(checkSent(schema, { title: ' A title ', contentStyleId: '7' })).toEqual({
    value: { title: 'A title', contentStyleId: 7, limit: 10 },
  })
})

test('what is wrong can be said in another language by its reason and values', () => {
  const checked = checkSent(schema, { examplePosts: ['', 'x'.repeat(5_001)] })
  expect('error' in checked && checked.error.reason).toEqual({
    name: 'fieldWrong',
    values: { key: 'examplePosts', entry: 2, rule: 'mostCharacters', least: null, most: 5_000, choices: [] },
  })
})
