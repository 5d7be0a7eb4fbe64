import { afterEach, expect, test } from 'vitest'
import { english } from '#shared/errors/english'
import { setTranslation } from './catalogue.ts'
import { errors } from './errors.de.ts'
import { translate } from './server-message.ts'

afterEach(() => setTranslation(null))

test('what the server said is shown as it came, or in the language of the interface', () => {
  const said = { message: english.tooManyVisuals({ most: 1500 }), reason: 'tooManyVisuals', values: { most: 1500 } }
  expect(translate(said)).toBe(said.message)
  setTranslation({ errors })
  expect(translate(said)).toBe(
    'Sie haben schon 1.500 Grafiken. Löschen Sie eine, um Platz für eine andere zu schaffen.',
  )
})

test('a sentence that this version has no words for stays English', () => {
  setTranslation({ errors })
  expect(translate({ message: 'The moon is full.', reason: 'moonIsFull', values: {} })).toBe('The moon is full.')
  expect(translate({ message: 'The moon is full.' })).toBe('The moon is full.')
})

/** Enough for every sentence with gaps. */
const values = {
  account: 'acct_2',
  address: 'https://www.linkedin.com/feed/',
  approves: true,
  at: Date.UTC(2026, 10, 20, 12),
  by: 'Ada Ames',
  charged: '€9',
  choices: ['a', 'b'],
  code: 'E1',
  composer: 'Composer',
  day: '2027-01-20',
  days: 2,
  detail: 'x',
  domains: 'example.org',
  email: 'ada@example.org',
  entry: null,
  family: 'Caslon',
  formerAccount: 'acct_1',
  from: '202511',
  id: 'price_1',
  key: 'title',
  language: '',
  least: 1,
  limit: 'calls',
  letters: ['ᚠ'],
  megabytes: 100,
  model: 'GPT-5',
  name: 'Ada Ames',
  most: 200,
  pages: 2,
  paying: 2,
  person: 'someone@example.com',
  period: 'year',
  role: 'writer',
  rule: 'mostCharacters',
  scope: 'publish',
  seconds: 90,
  before: 'The old words.',
  after: 'The new words.',
  source: 'The Courier',
  target: 'https://hooks.example.org',
  feed: 'The Courier',
  times: 20,
  title: 'Ships in the harbour',
  words: ['quay'],
  setting: 'STRIPE_PRICE_ID',
  site: 'example.com',
  status: 404,
  team: 'Northwind',
  to: '202601',
  used: 104,
  usual: '€8',
  vendor: 'OpenAI',
  version: '202511',
  window: 60,
} as const

test('each sentence is another, whole one in German, with the same values', () => {
  const shown = [
    values.vendor,
    values.model,
    values.site,
    values.id,
    values.setting,
    values.charged,
    values.by,
    values.team,
    values.version,
  ]
  const isWhole = (reason: keyof typeof english) => {
    const inEnglish = english[reason](values as never)
    const inGerman = errors[reason](values as never)
    const hasGaps = `${inEnglish} ${inGerman}`.includes('undefined')
    return (
      !hasGaps &&
      inGerman !== inEnglish &&
      shown.every((value) => inGerman.includes(value) === inEnglish.includes(value))
    )
  }
  const reasons = Object.keys(english) as (keyof typeof english)[]
  expect(reasons.filter((reason) => !isWhole(reason))).toEqual([])
})

test.each([
  [{ rule: 'mostCharacters', most: 3000 }, 'Titel: zu lang, höchstens 3.000 Zeichen.'],
  [{ rule: 'leastEntries', least: 1 }, 'Titel: mindestens 1 Eintrag.'],
  [{ rule: 'wholeNumber', least: 1, most: 9 }, 'Titel: muss eine ganze Zahl von 1 bis 9 sein.'],
  [{ rule: 'number', least: 1 }, 'Titel: muss eine Zahl ab 1 sein.'],
  [{ rule: 'oneOf', choices: ['a', 'b'] }, 'Titel: muss eins davon sein: a, b.'],
  [{ rule: 'filled' }, 'Titel: ist leer.'],
] as const)('what is wrong with a field is said in German: %o', (rule, sentence) => {
  const place = { key: 'title', entry: null, least: null, most: null, choices: [] }
  expect(errors.fieldWrong({ ...place, ...rule })).toBe(sentence)
})

test('an entry of a list is named by its number', () => {
  expect(errors.fieldMissing({ key: 'examplePosts', entry: 2 })).toBe('Beispielbeiträge, Eintrag 2: Die Angabe fehlt.')
})
