import { describe, expect, test } from 'vitest'
import { groundPost } from './ground-post.ts'

/** Examples of each verdict; a true claim in other words never needs confirmation. */

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
    ['a small count of the same things', 'It takes 40 minutes in the oven.', '40 minutes'],
    ['a time in another unit', 'A loaf takes 30 hours in the oven.', '30 hours'],
    ['a figure that goes the other way', 'Its debts fell to 86.4 percent of its sales, Whitlock says.', 'fell'],
  ])('%s', (_, post, text) => {
    expect(check(post).flatMap(({ asks, text: words }) => (asks ? [words] : []))).toEqual([text])
  })
})

describe('differs, and is only listed', () => {
  test.each([
    [
      'a denial left out',
      'Tom Okafor, who runs the mill in Hull, does expect prices to fall before the summer.',
      'expect',
    ],
    ['a number that the source has elsewhere', 'Harbour Mills will close 12,500 of its stalls by 30 June.', '12,500'],
    ['someone else’s words', 'Ruth Carver does not expect prices to fall before the summer.', 'Ruth Carver'],
  ])('%s', (_, post, text) => {
    const doubted = check(post).filter(({ verdict }) => verdict === 'differs' || verdict === 'not-found')
    expect(doubted).toMatchObject([{ text, verdict: 'differs', asks: false }])
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

describe('not found, and is asked about', () => {
  test.each([
    ['a quotation', '“We bake for the moon,” said Whitlock.', '“We bake for the moon,”'],
    ['an amount', 'Trains carry 741 tonnes of rye.', '741 tonnes'],
    ['a share', 'About 38 percent of its customers are pensioners.', '38 percent'],
    ['a large count', 'It sends out 290 vans every morning.', '290'],
    ['a day', 'The mayor visited on 9 May 2021.', '9 May 2021'],
    ['a year', 'The mayor visited in 2021.', '2021'],
    ['a weekday', 'The mayor visited on Sunday.', 'Sunday'],
    ['someone with a full name', 'We heard Ingrid Solberg on stage.', 'Ingrid Solberg'],
    ['someone who speaks', 'The plan is right, Solberg said.', 'Solberg'],
    ['who is cited', 'According to Solberg the plan is right.', 'Solberg'],
  ])('%s', (_, post, text) => {
    const asked = check(post).filter(({ asks }) => asks)
    expect(asked.map((claim) => [claim.text, claim.verdict])).toEqual([[text, 'not-found']])
  })
})

describe('not found, and is only listed', () => {
  test.each([
    ['a short time', 'Read the letter for five minutes.'],
    ['a part', 'That is more than half.'],
    ['a month', 'A plan for January.'],
    ['a single name', 'Think of Solberg and the others.'],
  ])('%s', (_, post) => {
    expect(check(post).filter(({ asks }) => asks)).toEqual([])
  })
})

describe('in another language', () => {
  test.each([
    ['a translated quotation', '“Horneamos toda la noche”, dice Whitlock.'],
    ['a translated name', 'Lo decidió el Tribunal Supremo, y no la Gran Recesión.'],
    ['a common noun with a capital', 'Vendió pan en la Luna.'],
  ])('%s is no claim', (_, post) => {
    expect(flagged(post, 'spanish')).toEqual([])
  })

  test.each([
    ['a figure', 'El grupo perdió 7,8 millones de libras.', '7,8 millones de libras'],
    ['a name', 'Lo dijo Ingrid Solberg.', 'Ingrid Solberg'],
    [
      'a quotation that was changed',
      'Whitlock lo llama “a problem for months to come”.',
      '“a problem for months to come”',
    ],
  ])('%s is asked about', (_, post, text) => {
    expect(check(post, 'spanish').flatMap((claim) => (claim.asks ? [claim.text] : []))).toEqual([text])
  })
})

test('a single word in quotation marks is the writer’s own', () => {
  expect(check('A “rescue” in every sense.')).toEqual([])
})

describe('a name is known', () => {
  const english = 'The U.S. and North American firms met Dutch ones in Wales, wrote The Times Union on timesunion.com.'

  test.each<['english' | 'german' | 'spanish', string]>([
    ['english', 'The USA and the Netherlands agreed, says the Times Union.'],
    ['german', 'In Nordamerika und Wales traf man sich, 5 Milliarden US-Dollar schwer.'],
    ['spanish', 'Las empresas de Norteamérica y de Gales.'],
  ])('by its other names, in %s: %s', (language, post) => {
    const names = groundPost(post, [english], { language }).filter(({ kind }) => kind === 'name')
    expect(names.filter(({ verdict }) => verdict !== 'stated')).toEqual([])
  })

  test('by its letters, however they are parted', () => {
    const names = groundPost('Source of it all: the Auto Llama says so.', ['Read more on theautollama.com.'])
    expect(names).toMatchObject([{ kind: 'name', text: 'Auto Llama', verdict: 'stated' }])
  })
})
