import { describe, expect, test } from 'vitest'
import { comparison } from '#shared/designs/comparison'
import type { Language } from '#shared/rules/languages'
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
const pick = (content: string, language: Language = 'english', more: Partial<PostMatter> = {}) =>
  pickFacts({ ...nothing, content, language, ...more })

describe('A comparison', () => {
  test.each<[Language, string, string, string]>([
    ['english', 'Missed visits fell from 11.2 to 8.4 per cent.', '11.2 per cent', '8.4 per cent'],
    ['english', 'Its value was slashed from $47 billion to $8 billion.', '$47 billion', '$8 billion'],
    ['german', 'Der Anteil stieg von 31 auf 44 Prozent.', '31 Prozent', '44 Prozent'],
    ['french', 'La part est passée de 11 % à 8 %.', '11 %', '8 %'],
    ['spanish', 'La tasa bajó del 11,2 % al 8,4 %.', '11,2 %', '8,4 %'],
    ['italian', 'La quota è salita dal 20 al 26 per cento.', '20 per cento', '26 per cento'],
    ['portuguese', 'A taxa caiu de 11% para 8%.', '11%', '8%'],
    ['english', 'انخفضت النسبة من 11% إلى 8%.', '11%', '8%'],
  ])('in %s: %s', (language, content, before, after) => {
    expect(pick(content, language)).toMatchObject({ before, after, afterLabel: content })
  })

  test('has the years of both as its labels where it says them', () => {
    expect(pick('It fell from 11.2 per cent to 8.4 per cent between 2021 and 2025.')).toMatchObject({
      beforeLabel: '2021',
      afterLabel: '2025',
    })
  })

  test.each([
    'Fares range from 5 to 8 per cent of an income.',
    'It did not fall from 11 to 8 per cent.',
    'It could fall from 11 to 8 per cent.',
    'It rose from 900 to 1.2 million dollars.',
    'It fell from 11 to 8 per cent, then from 8 to 5 per cent.',
  ])('is none where there is doubt: %s', (content) => {
    expect(pick(content).before).toBeUndefined()
  })
})

describe('A timeline', () => {
  test.each<[Language, string, [string, string][]]>([
    [
      'english',
      '• 1998: The mill closes\n• March 2010: Neighbours buy it\n• 2024: It grinds again',
      [
        ['1998', 'The mill closes'],
        ['March 2010', 'Neighbours buy it'],
        ['2024', 'It grinds again'],
      ],
    ],
    [
      'german',
      '1998 schloss die Mühle. Im März 2010 kauften Nachbarn sie. Im Jahr 2024 mahlt sie wieder.',
      [
        ['1998', 'schloss die Mühle.'],
        ['März 2010', 'kauften Nachbarn sie.'],
        ['2024', 'mahlt sie wieder.'],
      ],
    ],
    [
      'french',
      'En 1998, le moulin ferme. En 2010, des voisins l’achètent. En 2024, il tourne encore.',
      [
        ['1998', 'le moulin ferme.'],
        ['2010', 'des voisins l’achètent.'],
        ['2024', 'il tourne encore.'],
      ],
    ],
    [
      'spanish',
      '- 3 de mayo: se abre la puerta\n- 9 de mayo: llegan las máquinas\n- 2 de junio: empieza el trabajo',
      [
        ['3 de mayo', 'se abre la puerta'],
        ['9 de mayo', 'llegan las máquinas'],
        ['2 de junio', 'empieza el trabajo'],
      ],
    ],
    [
      'english',
      '• 1998: أغلقت الطاحونة أبوابها\n• 2010: اشتراها الجيران معا\n• 2024: عادت إلى العمل',
      [
        ['1998', 'أغلقت الطاحونة أبوابها'],
        ['2010', 'اشتراها الجيران معا'],
        ['2024', 'عادت إلى العمل'],
      ],
    ],
  ])('in %s', (language, list, moments) => {
    const facts = pick(`An old mill.\n\n${list}`, language)
    const found = ([1, 2, 3, 4, 5] as const).flatMap((at) =>
      facts[`when${at}`] ? [[facts[`when${at}`], facts[`event${at}`]]] : [],
    )
    expect(found).toEqual(moments)
  })

  test.each([
    ['out of order', '• 2024: It grinds again\n• 1998: The mill closes\n• 2010: Neighbours buy it'],
    ['of two moments', '• 1998: The mill closes\n• 2024: It grinds again'],
    [
      'with an entry that has no time',
      '• 1998: The mill closes\n• 2010: Neighbours buy it\n• 2012: Work begins\n• It grinds again',
    ],
    ['of six moments', [1, 2, 3, 4, 5, 6].map((year) => `• 200${year}: Something happens`).join('\n')],
    [
      'of numbers that are no years',
      '• 1500 people came to see\n• 1600 people stayed for long\n• 1700 people left again',
    ],
  ])('is none %s', (_, content) => {
    expect(pick(content).when1).toBeUndefined()
  })
})

describe('A myth and its fact', () => {
  test.each<[Language, string, string, string]>([
    [
      'english',
      'Myth: Trees drink at noon.\nFact: Most drink at night.',
      'Trees drink at noon.',
      'Most drink at night.',
    ],
    [
      'german',
      'Irrtum: Bäume trinken mittags.\nTatsache: Die meisten trinken nachts.',
      'Bäume trinken mittags.',
      'Die meisten trinken nachts.',
    ],
    [
      'french',
      'Idée reçue : un arbre boit à midi.\nRéalité : il boit la nuit.',
      'un arbre boit à midi.',
      'il boit la nuit.',
    ],
    [
      'spanish',
      'Mito: los árboles beben a mediodía.\nRealidad: beben de noche.',
      'los árboles beben a mediodía.',
      'beben de noche.',
    ],
    ['english', 'خرافة: الأشجار تشرب ظهرا.\nالحقيقة: معظمها يشرب ليلا.', 'الأشجار تشرب ظهرا.', 'معظمها يشرب ليلا.'],
  ])('in %s: %s', (language, content, myth, fact) => {
    expect(pick(content, language)).toMatchObject({ myth, fact })
  })

  test('are none where the post only speaks of myths', () => {
    expect(pick('The myth that trees drink at noon is old.\nFact: Most drink at night.').myth).toBeUndefined()
  })
})

describe('An event', () => {
  test.each<[Language, string, string, string | undefined]>([
    [
      'english',
      'A talk.\n📅 12 March 2027, 6 pm\n📍 Harbour Hall, Pier 4',
      '12 March 2027, 6 pm',
      'Harbour Hall, Pier 4',
    ],
    ['german', 'Ein Vortrag.\nDatum: 12. März 2027\nOrt: Hafenhalle', '12. März 2027', 'Hafenhalle'],
    ['french', 'Quand : 12 mars 2027\nOù : La Halle', '12 mars 2027', 'La Halle'],
    ['spanish', 'Te invitamos el 12 de marzo de 2027 a la nave del puerto.', '12 de marzo de 2027', undefined],
    ['english', 'الموعد: 12 مارس 2027\nالمكان: قاعة الميناء', '12 مارس 2027', 'قاعة الميناء'],
  ])('in %s: %s', (language, content, eventDate, place) => {
    expect(pick(content, language).eventDate).toBe(eventDate)
    expect(pick(content, language).place).toBe(place)
  })

  test.each(['The hall opened on 12 March 2027 in Harbour Town.', 'Date: 12 March 2027', 'Where: everywhere'])(
    'is none where nothing is announced: %s',
    (content) => {
      expect(pick(content).eventDate).toBeUndefined()
    },
  )
})

describe('A speaker’s role', () => {
  const words = '“We only told people who would be glad of the free chair,”'
  test.each<[Language, string, string, string | undefined]>([
    ['english', `${words} said Lena Aalto, head of the clinic, on Monday.`, 'Lena Aalto', 'head of the clinic'],
    ['english', `${words} said Lena Aalto, CEO of Quay Health.`, 'Lena Aalto', 'CEO of Quay Health'],
    ['english', `${words} said the coach Lena Aalto.`, 'Lena Aalto', 'coach'],
    ['english', `${words} said Lena Aalto, smiling at the door.`, 'Lena Aalto', undefined],
    [
      'german',
      '„Wir haben den Regen jahrzehntelang weggeleitet“, sagte Stadtbaumeister Jan Öztürk.',
      'Stadtbaumeister Jan Öztürk',
      undefined,
    ],
    [
      'german',
      '„Wir haben den Regen jahrzehntelang weggeleitet“, sagte Jana Öztürk, Leiterin des Bauamts.',
      'Jana Öztürk',
      'Leiterin des Bauamts',
    ],
    [
      'spanish',
      '«Antes corríamos detrás del autobús, ahora nos espera», dijo Carmen Ruiz Ortega, directora de la línea.',
      'Carmen Ruiz Ortega',
      'directora de la línea',
    ],
  ])('in %s: %s', (language, content, author, role) => {
    expect(pick(content, language).author).toBe(author)
    expect(pick(content, language).role).toBe(role)
  })
})

describe('Several figures', () => {
  test('come with what each counts, from sentences of their own', () => {
    const facts = pick('Rents rose 12 percent. The town built 400 flats and spent €3 million. Wages rose 4 percent.')
    expect([facts.number, facts.number2, facts.number3]).toEqual(['12 percent', '€3 million', '4 percent'])
    expect(facts.numberLabel3).toBe('Wages rose 4 percent.')
  })
})

describe('The first two figures', () => {
  test.each<[Parameters<typeof pick>[1], string]>([
    ['english', 'Rents rose 12 percent. Wages rose 4%.'],
    ['english', 'The bridge cost €1.1 billion. The tunnel cost 300 million euros.'],
    ['english', 'The mill has 140 jobs. The quay has 60 jobs.'],
    ['english', 'Ships carried 1.9 million tonnes. Trains carried 3 million tonnes.'],
    ['german', 'Die Mieten stiegen um 12 Prozent. Die Löhne stiegen um 4 Prozent.'],
    ['german', 'Die Brücke kostet 1,1 Milliarden Euro. Der Tunnel kostet 300 Mio. €.'],
    ['german', 'Die Mühle hat 140 Stellen. Der Kai hat 60 Stellen.'],
  ])('are of one unit, in %s: %s', (language, content) => {
    const facts = pick(content, language)
    expect(facts.number2).toBeDefined()
    expect(facts.areOfOneUnit).toBe(true)
    expect(comparison.needs?.(facts)).toBe(true)
  })

  test.each<[Parameters<typeof pick>[1], string]>([
    ['english', 'The bridge cost €1.1 billion. Traffic rose 18 percent.'],
    ['english', 'The bridge cost €1.1 billion. The tunnel cost $2 billion.'],
    ['english', 'Wages rose 4 percent. The gap grew by 2 percentage points.'],
    ['english', 'The mill has 140 jobs. The quay has 60 cranes.'],
    ['german', 'Die Brücke kostet 1,1 Milliarden Euro. Der Verkehr stieg um 18 Prozent.'],
    ['german', 'Die Mühle hat 140 Stellen. Der Kai hat 60 Kräne.'],
  ])('are of two, in %s: %s', (language, content) => {
    const facts = pick(content, language)
    expect(facts.number2).toBeDefined()
    expect(facts.areOfOneUnit).toBeUndefined()
    expect(comparison.needs?.(facts)).toBe(false)
  })
})

describe('How a post opens', () => {
  test('is its hook where it is short and complete', () => {
    expect(pick('A chair stood empty. Nobody knew why.').hook).toBe('A chair stood empty.')
    expect(pick('Three things:\n• One\n• Two').hook).toBeUndefined()
    expect(pick(`${'Long words '.repeat(14)}end.`).hook).toBeUndefined()
  })

  test('the article’s headline comes without its outlet', () => {
    const more = { sourceTitle: 'A study of empty chairs | The Quay', siteName: 'The Quay' }
    expect(pick('A post.', 'english', more).sourceTitle).toBe('A study of empty chairs')
  })
})
