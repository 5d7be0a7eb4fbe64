import { describe, expect, test } from 'vitest'
import { groundPost } from './ground-post.ts'

/** What each verdict is given for; a true claim said in other words is never asked about. */

const source = [
  'Harbour Mills, a bakery group in Leeds, will close 4,000 of its 12,500 stalls by 30 June, Dana Whitlock said on Friday.',
  'The group was founded in 1987 and made a profit of £3.4 million last year, up from £2.9 million.',
  'Its debts rose to 86.4 percent of its sales, which Whitlock called a problem for years to come.',
  'A loaf takes 30 minutes in the oven and weighs 0.8 kg.',
  'Tom Okafor, who runs the mill in Hull, does not expect prices to fall before the summer.',
  'The union supported the plan, while the mayor of Leeds, Ruth Carver, opposed it.',
  'The United Nations bought bread from the group in the 1990s.',
  'An oven runs for 16,000 working hours, the HVAC system of the bakery in Hull for longer.',
].join('\n')

const check = (post: string, language: 'english' | 'german' | 'spanish' = 'english') =>
  groundPost(post, [source], { language })
const verdicts = (post: string, language?: 'english' | 'german' | 'spanish') =>
  check(post, language).map(({ text, verdict }) => `${text}: ${verdict}`)
const flagged = (post: string, language?: 'english' | 'german' | 'spanish') =>
  check(post, language)
    .filter(({ verdict }) => verdict === 'differs' || verdict === 'not-found')
    .map(({ text }) => text)

describe('is stated, in whatever words', () => {
  test.each([
    ['another unit of the same quantity', 'Half an hour in the oven is all that a loaf needs.'],
    ['grams for kilograms', 'A loaf weighs 800 g when it leaves the oven.'],
    ['an acronym for a name', 'The UN was a customer, and bought bread in the 90s.'],
    ['the name with what it belongs to', 'Tom Okafor of Hull runs a mill.'],
    ['a unit behind a word that says which', 'Their ovens run for 16,000 hours.'],
    ['a short name that says what kind', 'In Hull, an HVAC system outlasts what the group has as ovens.'],
    ['a number far from its words', '4,000 stalls: that is what the letter to the bakers comes down to.'],
  ])('%s', (_, post) => {
    expect(flagged(post)).toEqual([])
  })

  test('places by their names in the language of the post', () => {
    const english = 'The plant in Cologne opened in Germany, not in London.'
    expect(
      groundPost('El centro de Colonia, en Alemania, y no en Londres.', [english], { language: 'spanish' }),
    ).toEqual(expect.not.arrayContaining([expect.objectContaining({ verdict: 'not-found' })]))
  })

  test('nouns of German that stand beside a name', () => {
    expect(flagged('Vorstandschefin Dana Whitlock nennt die Schulden ein Problem.', 'german')).toEqual([])
  })
})

describe('follows', () => {
  test.each([
    ['a share', '4,000 of 12,500 stalls are 32 percent.', '32 percent', /4,000 \/ 12,500/],
    ['a difference', 'Profit rose from £2.9 million by £0.5 million.', '£0.5 million', /£3\.4 million - £2\.9 million/],
    ['a rounded value', 'Debts stand at 86 percent of sales.', '86 percent', /86\.4 percent/],
  ])('%s, and shows how', (_, post, text, reckoning) => {
    const claim = check(post).find((each) => each.text === text)
    expect(claim).toMatchObject({ verdict: 'follows', asks: false })
    expect(claim?.reckoning).toMatch(reckoning)
  })
})

describe('differs, and is asked about', () => {
  test.each([
    ['a number in the place of another', 'Harbour Mills will close 5,000 of its 12,500 stalls by 30 June.', '5,000'],
    ['a date in the place of another', 'Harbour Mills will close 4,000 of its 12,500 stalls by 13 June.', '13 June'],
    ['an opposite', 'Its debts fell to 86.4 percent of its sales, Whitlock says.', 'fell'],
    [
      'a denial left out',
      'Tom Okafor, who runs the mill in Hull, does expect prices to fall before the summer.',
      'expect',
    ],
    ['who owns it', 'Tom Okafor’s mill', ''],
  ])('%s', (_, post, text) => {
    const asked = check(post).filter(({ asks }) => asks)
    expect(asked.map((claim) => claim.text)).toEqual(text === '' ? [] : [text])
    for (const claim of asked) expect(claim.verdict).toBe('differs')
  })
})

describe('is no claim', () => {
  test.each([
    ['how the writer counts', 'Two things stand out. Three of them concern bread.'],
    ['the line that names the source', 'Source: Bread Weekly, 3 May 2026'],
  ])('%s', (_, post) => {
    expect(verdicts(post)).toEqual([])
  })
})

test('a quotation not found is asked about, a number not found only listed', () => {
  expect(check('“We bake for the moon,” said Whitlock.').find(({ kind }) => kind === 'quotation')).toMatchObject({
    verdict: 'not-found',
    asks: true,
  })
  expect(check('Trains carry 741 tonnes of rye.')).toMatchObject([
    { text: '741 tonnes', verdict: 'not-found', asks: false },
  ])
})
