import { describe, expect, test } from 'vitest'
import { pickFacts } from './pick-facts'
import type { PostMatter } from './post-matter'

const nothing: PostMatter = {
  content: '',
  title: '',
  sourceTitle: null,
  sourceUrl: null,
  articleText: '',
  authorName: null,
  siteName: null,
  language: 'english',
  publishedAt: null,
}

const posts: readonly (Partial<PostMatter> & { expected: ReturnType<typeof pickFacts> })[] = [
  {
    language: 'english',
    title: 'A sentence that fills chairs',
    sourceTitle: 'A sentence that fills chairs',
    content: `One line in a reminder changed a clinic's week.

Missed appointments fell from 11.2 to 8.4 percent within a year.

“We only told people who would be glad of the free chair,” said the director Mara Lindqvist.

• The new line costs nothing
• It names the person who is waiting
• 40 more clinics follow in 2027

What would you add? #health`,
    articleText: `The clinic wrote to its patients in a new way. Missed appointments fell from 11.2 to 8.4 percent within a year.
“We only told people who would be glad of the free chair,” said the director Mara Lindqvist on Monday.`,
    siteName: 'Harbour Courier',
    sourceUrl: 'https://www.harbourcourier.example/a',
    publishedAt: '2026-03-04T08:00:00Z',
    expected: {
      title: 'A sentence that fills chairs',
      hook: "One line in a reminder changed a clinic's week.",
      quote: 'We only told people who would be glad of the free chair”',
      author: 'Mara Lindqvist',
      role: 'director',
      before: '11.2 percent',
      after: '8.4 percent',
      afterLabel: 'Missed appointments fell from 11.2 to 8.4 percent within a year.',
      number: 'from 11.2 to 8.4 percent',
      numberLabel: 'Missed appointments fell from 11.2 to 8.4 percent within a year.',
      point1: 'The new line costs nothing',
      point2: 'It names the person who is waiting',
      point3: '40 more clinics follow in 2027',
      question: 'What would you add?',
      source: 'Harbour Courier',
      date: '4 March 2026',
    },
  },
  {
    language: 'german',
    title: 'Ein Dach, das Wasser spart',
    sourceTitle: 'Ein Dach, das Wasser spart',
    content: `🌧️ Eine Stadt sammelt ihren Regen.

62 Prozent der neuen Schuldächer tragen nun Gras.

„Wir haben den Regen jahrzehntelang einfach weggeleitet“, sagte die Bauleiterin Jana Öztürk.

1. Grasdächer halten Wasser zurück
2. Sie kühlen die Klassenzimmer
3. Die Kanäle bleiben bei Starkregen frei`,
    sourceUrl: 'https://www.talblatt.example/dach',
    publishedAt: '2026-09-24',
    expected: {
      title: 'Ein Dach, das Wasser spart',
      hook: 'Eine Stadt sammelt ihren Regen.',
      quote: 'Wir haben den Regen jahrzehntelang einfach weggeleitet“',
      author: 'Jana Öztürk',
      role: 'Bauleiterin',
      number: '62 Prozent',
      numberLabel: 'der neuen Schuldächer tragen nun Gras.',
      point1: 'Grasdächer halten Wasser zurück',
      point2: 'Sie kühlen die Klassenzimmer',
      point3: 'Die Kanäle bleiben bei Starkregen frei',
      source: 'talblatt.example',
      date: '24. September 2026',
    },
  },
  {
    language: 'french',
    title: 'Le pain du quartier',
    sourceTitle: 'Le pain du quartier',
    content: `Un four commun rouvre après trente ans.

« Nous ne vendons pas du pain, nous prêtons un four », a expliqué la boulangère Lucie Marchand.

Le projet a coûté 3,5 millions d’euros en deux ans.

- Chaque rue a son jour de cuisson
- Les écoles viennent le jeudi`,
    siteName: 'La Gazette du Port',
    expected: {
      title: 'Le pain du quartier',
      hook: 'Un four commun rouvre après trente ans.',
      quote: 'Nous ne vendons pas du pain, nous prêtons un four\u00a0»',
      author: 'Lucie Marchand',
      role: 'boulangère',
      number: '3,5 millions d’euros',
      numberLabel: 'Le projet a coûté 3,5 millions d’euros en deux ans.',
      point1: 'Chaque rue a son jour de cuisson',
      point2: 'Les écoles viennent le jeudi',
      source: 'La Gazette du Port',
    },
  },
  {
    language: 'spanish',
    title: 'El autobús que espera',
    sourceTitle: 'El autobús que espera',
    content: `Un pueblo cambió su parada.

Según el ayuntamiento, el 18 % de los viajes empieza ahora a pie.

«Antes corríamos detrás del autobús, ahora nos espera», dijo Carmen Ruiz Ortega.

✅ El conductor ve quién viene
✅ La parada tiene un banco
✅ Nadie espera bajo la lluvia`,
    expected: {
      title: 'El autobús que espera',
      hook: 'Un pueblo cambió su parada.',
      quote: 'Antes corríamos detrás del autobús, ahora nos espera»',
      author: 'Carmen Ruiz Ortega',
      number: '18 %',
      numberLabel: 'Según el ayuntamiento, el 18 % de los viajes empieza ahora a pie.',
      point1: 'El conductor ve quién viene',
      point2: 'La parada tiene un banco',
      point3: 'Nadie espera bajo la lluvia',
    },
  },
  {
    language: 'italian',
    title: 'La biblioteca sul fiume',
    sourceTitle: 'La biblioteca sul fiume',
    content: `Una chiatta porta i libri nei paesi.

4.000 libri viaggiano ogni settimana lungo il fiume.

“I bambini ci aspettano sul molo già dal mattino”, ha detto Paolo Ferri.`,
    expected: {
      title: 'La biblioteca sul fiume',
      hook: 'Una chiatta porta i libri nei paesi.',
      quote: 'I bambini ci aspettano sul molo già dal mattino”',
      author: 'Paolo Ferri',
      number: '4.000 libri',
      numberLabel: 'viaggiano ogni settimana lungo il fiume.',
    },
  },
  {
    language: 'portuguese',
    title: 'A horta da estação',
    sourceTitle: 'A horta da estação',
    content: `Uma estação abandonada virou horta.

O município investiu 1,2 milhões de euros no terreno.

"Plantámos primeiro para os vizinhos e só depois para nós", afirmou Rui Tavares Lopes.

• As crianças regam à sexta-feira
• O mercado abre ao sábado`,
    expected: {
      title: 'A horta da estação',
      hook: 'Uma estação abandonada virou horta.',
      quote: 'Plantámos primeiro para os vizinhos e só depois para nós”',
      author: 'Rui Tavares Lopes',
      number: '1,2 milhões de euros',
      numberLabel: 'O município investiu 1,2 milhões de euros no terreno.',
      point1: 'As crianças regam à sexta-feira',
      point2: 'O mercado abre ao sábado',
    },
  },
]

describe('What a graphic can say for a post', () => {
  test.each(posts)('is found in a post in $language', ({ expected, ...matter }) => {
    const { slides: _slides, ...found } = pickFacts({ ...nothing, ...matter })
    expect(found).toEqual(expected)
  })

  test.each(posts)('stands word for word in the $language post', ({ expected: _expected, ...matter }) => {
    const {
      title: _title,
      source: _source,
      date: _date,
      before: _before,
      ...found
    } = pickFacts({ ...nothing, ...matter })
    const { series: _series, isOwnNews: _isOwnNews, areOfOneUnit: _areOfOneUnit, slides = [], ...words } = found
    for (const fact of [...slides, ...Object.values(words)])
      expect(matter.content).toContain(fact.replace(/[\u00a0”“»]+$/u, ''))
  })

  test('is empty for an empty post', () => {
    expect(pickFacts(nothing)).toEqual({})
  })
})

describe('The quotation', () => {
  const pick = (content: string, rest: Partial<PostMatter> = {}) => pickFacts({ ...nothing, content, ...rest })

  test('is never a sentence of the post itself', () => {
    const facts = pick('This is the strongest sentence of the whole post, and nobody said it.')
    expect(facts.quote).toBeUndefined()
  })

  test('is not a title or a single word in quotation marks', () => {
    expect(pick('The film “Harbour Lights” won again.').quote).toBeUndefined()
  })

  test('that the article has too is preferred', () => {
    const doubtful = '“Everything here was said by somebody else entirely,” said Anna Weber.'
    const sure = '“The bridge will be open for bicycles before the winter comes.”'
    const facts = pick(`${doubtful}\n\n${sure}`, { articleText: `It is done. ${sure} said Lena Aalto.` })
    expect(facts).toMatchObject({
      quote: 'The bridge will be open for bicycles before the winter comes.”',
      author: 'Lena Aalto',
    })
  })

  test('without a plainly named speaker is not offered: it would pass for the words of whoever stands beside it', () => {
    const content = '“The bridge will be open for bicycles before the winter comes.”'
    expect(pick(content, { authorName: 'Ann Reporter' }).quote).toBeUndefined()
  })

  test('that only the article has is not offered', () => {
    const articleText = '“The bridge will be open for bicycles before the winter comes,” said Lena Aalto.'
    expect(pick('A bridge opens.', { articleText }).quote).toBeUndefined()
  })

  test('that begins in the middle of a sentence is not offered', () => {
    expect(
      pick('The bridge “will be open for bicycles before the winter comes,” said Lena Aalto.').quote,
    ).toBeUndefined()
  })

  test.each([
    ['“The bridge will be open for bicycles before the winter,” Aalto said.', 'Lena Aalto'],
    ['“The bridge will be open for bicycles before the winter,” Aalto tweeted.', 'Lena Aalto'],
    ['“The bridge will be open for bicycles before the winter,” Weber said.', undefined],
    ['“The bridge will be open for bicycles before the winter,” Monday said.', undefined],
  ])('of %s is by whoever is named in full elsewhere: %s', (content, author) => {
    const articleText = 'The engineer Lena Aalto built it. Anna Weber and Karl Weber looked on.'
    expect(pick(content, { articleText }).author).toBe(author)
  })

  test.each([
    ['german', '»Der Fluss ist sauberer als vor dreißig Jahren«, so Karl von Haller.', 'Karl von Haller'],
    ['german', 'Karl Haller sagte: „Der Fluss ist sauberer als vor dreißig Jahren.“', 'Karl Haller'],
    [
      'french',
      '«\u00a0La rivière est plus propre qu’il y a trente ans\u00a0», souligne Anne de La Tour.',
      'Anne de La Tour',
    ],
    ['english', '“The river is cleaner than thirty years ago.” \u2014 Ada Fairweather, biologist', 'Ada Fairweather'],
    ['english', '“The river is cleaner than thirty years ago,” said Monday at the town hall.', undefined],
  ] as const)('in %s names who said it: %s', (language, content, author) => {
    expect(pick(content, { language }).author).toBe(author)
  })
})

describe('The key number', () => {
  const pick = (content: string, articleText = '') => pickFacts({ ...nothing, content, articleText }).number

  test.each([
    'Founded in 1998, it moved in 2021.',
    'The book of 1792 contains them all.',
    'It opens on 12 March at 10:30.',
    'The 3 ideas stand on pages 12/15.',
    'Call 0201 555 11 before 18 hours.',
  ])('is no year, date, time or handful: %s', (content) => {
    expect(pick(content)).toBeUndefined()
  })

  test.each([
    ['It costs €8 a month.', '€8'],
    ['It raised $3.5 billion last spring.', '$3.5 billion'],
    ['Die Stadt gab 2,4 Mrd. Euro aus.', '2,4 Mrd. Euro'],
    ['La ville compte 120\u202f000 habitants.', '120\u202f000 habitants'],
    ['The plant brings 4,000 jobs.', '4,000 jobs'],
    ['It will replace its 14 diesel ferries by 2029.', '14 diesel ferries'],
    ['Some 120 people came.', '120 people'],
    ['Growth slowed by 1.5 percentage points.', '1.5 percentage points'],
    ['The reef holds 3 × 10⁶ mussels.', '3 × 10⁶ mussels'],
    ['The reef covers 500 km² of the sound.', '500 km²'],
    ['The reef costs 2½ million euros a year.', '2½ million euros'],
    ['The rate fell by 3 1/2 percent.', '3 1/2 percent'],
    ['The water had −5 °C in May.', '−5 °C'],
  ])('comes with its unit: %s', (content, number) => {
    expect(pick(content)).toBe(number)
  })

  test.each([
    ['german', 'Die Stadt pflanzt 400 junge Bäume.', '400 junge Bäume'],
    ['german', 'Rund 4.200 Haushalte sind dabei.', '4.200 Haushalte'],
    ['italian', 'Viaggiano su 38 linee a partire da giugno.', '38 linee'],
    ['english', 'Route 66 is closed.', undefined],
  ] as const)('counts a noun as %s does: %s', (language, content, number) => {
    expect(pickFacts({ ...nothing, content, language }).number).toBe(number)
  })

  test('that the article confirms is preferred, however each writes it', () => {
    expect(pick('Some 90 percent agree.\nSales rose 8.4 percent.', 'Der Umsatz stieg um 8,4 %.')).toBe('8.4 percent')
  })

  test.each([
    ['Some 900 volunteers came.\n\nCosts fell by 12 percent.', '', '900 volunteers'],
    ['A town plants trees.\n\nIt planted 400 trees for £1.9m.\n\nCosts fell by 12 percent.', '', '£1.9m'],
    ['Some 900 volunteers came.\n\nCosts fell by 12 percent.', 'Costs fell by 12 percent.', '12 percent'],
  ])('is of the first paragraph that has one, unless only another is confirmed: %s', (content, article, number) => {
    expect(pick(content, article)).toBe(number)
  })

  test('is whole, in whatever form: a part of a power or a fraction is none', () => {
    expect(pick('The reef is 3½ fathoms deep.')).toBeUndefined()
    expect(pick('The reef is 31/2 fathoms deep.')).toBeUndefined()
    expect(pick('A 5 percent rise.\nSome 10⁶ mussels live there.', 'There are 10^6 mussels.')).toBe('10⁶ mussels')
  })

  test('is one that the post has: what only its article says is not offered', () => {
    expect(pick('Sales rose sharply.', 'Sales rose 8.4 percent.')).toBeUndefined()
  })

  test('keeps in its label what qualifies it', () => {
    const facts = pickFacts({ ...nothing, content: 'Not even 12 percent of the homes have one.' })
    expect(facts.numberLabel).toBe('Not even 12 percent of the homes have one.')
  })
})

describe('The points', () => {
  test('are short statements where there is no list, without the opening line and questions', () => {
    const content =
      'A town tries something.\n\nThe buses leave every ten minutes now. The fare has stayed the same.\n\nWould you ride?'
    const facts = pickFacts({ ...nothing, content })
    expect([facts.point1, facts.point2, facts.point3]).toEqual([
      'The buses leave every ten minutes now.',
      'The fare has stayed the same.',
      undefined,
    ])
  })

  test('leave out the source line', () => {
    const facts = pickFacts({
      ...nothing,
      content: 'A start.\n• The first entry\n• The second entry\nSource: Harbour Courier',
    })
    expect(facts.point3).toBeUndefined()
  })
})

describe('The title', () => {
  test.each([
    ['A long headline that was…', 'A long headline that was cut somewhere', 'A long headline that was cut somewhere'],
    ['A long headline that was…', 'A long headline that was…', 'How the post begins.'],
    ['How the post begins. And goes on.', null, 'How the post begins. And goes on.'],
    ['How the post begins. And…', null, 'How the post begins.'],
  ])('%s, from a source titled %s, reads %s', (title, sourceTitle, expected) => {
    expect(titleOf({ title, sourceTitle })).toBe(expected)
  })

  test.each([
    ['the source’s stands there', 'The title of the source', 'The title of the source'],
    ['how the post begins stands there', null, 'How the post begins.'],
    ['a cut one of the source does not stand there either', 'A source that was…', 'How the post begins.'],
  ])('that its author gave the post is for their history alone: %s', (_, sourceTitle, expected) => {
    expect(titleOf({ title: 'For Anna, do not send yet', sourceTitle })).toBe(expected)
  })

  test('is the first entry of a list that the first line only announces', () => {
    for (const title of ['Aus dem Artikel:', 'Für Anna'])
      expect(pickFacts({ ...nothing, title, content: 'Aus dem Artikel:\n• „Eins ist neu.“\n• „Zwei.“' }).title).toBe(
        '„Eins ist neu.“',
      )
  })

  function titleOf(titles: Pick<PostMatter, 'title' | 'sourceTitle'>): string | undefined {
    return pickFacts({ ...nothing, ...titles, content: 'How the post begins. And goes on.' }).title
  }
})
