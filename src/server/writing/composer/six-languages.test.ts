import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/rules/languages'
import type { WritingRequest, WritingSource } from '../writer.ts'
import { composePost } from './compose-post.ts'

const sources: Record<Language, WritingSource> = {
  english: source('en', 'Harbour ferries switch to batteries', [
    'By Sam Weaver',
    'NORTHPORT — The harbour authority will replace its 14 diesel ferries with battery boats by 2029. The first electric ferry starts on the short crossing to Mill Island in May.',
    'Each boat carries a battery of 2.4 megawatt hours. It charges in nine minutes while passengers board. “We tested the charger for 200 days, and it failed twice,” said Dr. J. Moreno, who leads the project.',
    'The ferries cost $11.5 million apiece, about a third more than a diesel boat. Fuel and maintenance savings should cover the difference within eight years, the U.S. auditor estimates.',
    'Photo: harbour authority. Subscribe to our newsletter!',
    'Night crossings to Mill Island will need a second charger at the north pier. Residents there have complained about engine noise since 2011. What happens to the old boats?',
    'The harbour authority plans to sell the diesel ferries to smaller ports. By 2030, every crossing in the bay should run without exhaust.',
  ]),
  german: source('de', 'Stadtwerke bauen Wärmenetz aus', [
    'Die Stadtwerke wollen bis 2030 rund 4.200 Haushalte an ein neues Wärmenetz anschließen. Das teilte das Unternehmen am 3. November mit.',
    'Die Investition liegt bei 68 Mio. Euro und wird zu einem Drittel vom Land gefördert. „Wir rechnen mit stabilen Preisen für zehn Jahre“, sagte die Leiterin des Wärmenetzes.',
    'Herzstück ist eine Großwärmepumpe am Fluss mit einer Leistung von 12 Megawatt. Sie nutzt Wasser, das auch im Winter selten unter 5 Grad fällt.',
    'Nach Angaben der Stadtwerke zahlt ein Einfamilienhaus etwa 9.800 Euro für den Anschluss. Kritik kommt von Handwerksbetrieben im Landkreis.',
    'Der erste Bauabschnitt soll im Frühjahr in der Südstadt beginnen. Bis zum Jahr 2040 will die Stadt klimaneutral heizen.',
  ]),
  french: source('fr', 'Les bibliothèques prêtent aussi des outils', [
    'Douze bibliothèques de la région prêtent désormais des outils, de la perceuse à la machine à coudre. Plus de 3 000 outils ont déjà circulé depuis le mois de mars.',
    'Le prêt des outils est gratuit pendant une semaine. « Les lecteurs reviennent et restent plus longtemps », explique Mme Laurent, directrice du réseau des bibliothèques.',
    'Il a fallu former quarante agents. Chaque outil est contrôlé par un atelier local avant de repartir, ce qui coûte environ 6 euros par prêt.',
    'La région finance le projet à hauteur de 240 000 euros jusqu’en 2027. Les bibliothèques les plus petites partagent un même stock avec leurs voisines.',
    'Le réseau devra trouver un nouveau financement avant l’été prochain. Trois villes voisines veulent déjà copier le prêt des outils.',
  ]),
  spanish: source('es', 'El riego nocturno ahorra agua en los viñedos', [
    'Los viñedos del valle ahorraron un 31 % de agua con el riego nocturno durante la última cosecha. El ensayo reunió a 46 explotaciones y duró dos años.',
    'El riego nocturno reduce la evaporación y mantiene fresca la raíz. “La uva llegó con el mismo azúcar y menos estrés”, afirma la Dra. Molina, responsable del ensayo.',
    'Los sensores de humedad costaron unos 900 euros por hectárea. Según el instituto agrario, los viñedos recuperan esa inversión en tres cosechas.',
    'Ella no esperaba tanto interés. Las cooperativas pequeñas piden ayudas para instalar los sensores de humedad.',
    'El gobierno regional prevé extender el riego nocturno a 5.000 hectáreas en 2027. El instituto publicará los datos completos en otoño.',
  ]),
  italian: source('it', 'I treni regionali aprono alle biciclette', [
    'I treni regionali trasporteranno gratis le biciclette su 38 linee a partire da giugno. La misura riguarda circa 1,2 milioni di viaggi all’anno.',
    'Ogni treno avrà almeno sedici posti per le biciclette, il doppio di oggi. «Le stazioni piccole sono quelle che guadagnano di più», spiega la direttrice del servizio regionale.',
    'Il costo del servizio è di 4,5 milioni di euro e viene coperto dalla regione. Però mancano ancora le rampe in ventidue stazioni.',
    'Le associazioni dei pendolari temono carrozze troppo piene nelle ore di punta. Un sistema di prenotazione mostrerà i posti liberi per le biciclette.',
    'La regione prevede di valutare i risultati entro il 2027. Altre due regioni hanno chiesto i dati sui treni e sulle biciclette.',
  ]),
  portuguese: source('pt', 'Padarias reaproveitam pão para fazer cerveja', [
    'Vinte padarias da cidade entregam o pão que sobra a uma pequena cervejaria desde janeiro. Cerca de 9 toneladas de pão deixaram de ir para o lixo em seis meses.',
    'O pão substitui um quarto do malte na receita da cerveja. “O sabor fica mais seco e ninguém percebe a diferença”, diz a mestre cervejeira Dra. Prado.',
    'As padarias recebem 40 cêntimos por quilo de pão seco. Segundo a câmara municipal, a recolha custa menos do que o tratamento do lixo.',
    'Ela começou com três padarias. A cervejaria vende 60 mil garrafas por ano em lojas do bairro.',
    'A cervejaria prevê dobrar a produção em 2026 com um segundo tanque. Outras quatro cidades querem repetir a ideia com as suas padarias.',
  ]),
}

const labels: Record<Language, string> = {
  english: 'Source: The Local Paper, March 4, 2025',
  german: 'Quelle: The Local Paper, 4. März 2025',
  french: 'Source : The Local Paper, 4 mars 2025',
  spanish: 'Fuente: The Local Paper, 4 de marzo de 2025',
  italian: 'Fonte: The Local Paper, 4 marzo 2025',
  portuguese: 'Fonte: The Local Paper, 4 de março de 2025',
}

describe.each(Object.keys(sources) as Language[])('an article in %s', (language) => {
  const article = sources[language]
  const blocks = composePost(request(article, language)).text.split('\n\n')

  test('opens with one of its own sentences and sets others as points', () => {
    const points = blocks[1]?.split('\n') ?? []
    expect(article.text).toContain(blocks[0])
    expect(points.length).toBeGreaterThanOrEqual(2)
    for (const point of points) expect(point).toMatch(/^• \S/)
  })

  test('names its source and day in its own language', () => {
    expect(blocks.at(-2)).toBe(`${labels[language]}\nhttps://paper.example/story`)
  })

  test('ends with two to five hashtags', () => {
    const tags = blocks.at(-1)?.split(' ') ?? []
    expect(tags.length).toBeGreaterThanOrEqual(2)
    expect(tags.length).toBeLessThanOrEqual(5)
    for (const tag of tags) expect(tag).toMatch(/^#\p{Lu}[\p{L}\p{N}]+$/u)
  })

  test('keeps its language without a note, and says so when another was asked for', () => {
    expect(composePost(request(article, language)).note).toBeNull()
    const other = language === 'english' ? 'german' : 'english'
    const name = language.charAt(0).toUpperCase() + language.slice(1)
    expect(composePost(request(article, other)).note).toBe(
      `Composed without AI: the post stays in the article's language, ${name}.`,
    )
  })

  test('is recognised even when the page declares another language', () => {
    const declared = { ...article, language: language === 'english' ? 'fr' : 'en' }
    expect(composePost(request(declared, language)).note).toBeNull()
  })
})

test('bylines, captions, calls to subscribe and questions stay out of the points', () => {
  const { text } = composePost(request(sources.english, 'english'))
  expect(text).not.toMatch(/Weaver|Photo|newsletter|old boats/)
})

test('a sentence that begins with a pronoun never stands without the one it refers to', () => {
  for (const language of ['spanish', 'portuguese', 'german'] as const) {
    const { text } = composePost(request(sources[language], language))
    expect(text).not.toMatch(/(?:^|\n)(?:• )?(?:Ella|Ela|Sie|Das teilte)\s/)
  }
})

function source(language: string, title: string, paragraphs: string[]): WritingSource {
  const text = paragraphs.join('\n\n')
  const url = 'https://paper.example/story'
  return { title, byline: null, published: '2025-03-04', siteName: 'The Local Paper', language, url, text }
}

function request(article: WritingSource, language: string): WritingRequest {
  return {
    source: article,
    voice: {
      style: { name: 'Professional & Insightful', promptPart: '' },
      examplePosts: [],
      targetAudience: '',
      customPrompt: '',
      opinion: '',
    },
    model: 'composer',
    language,
    useWebSearch: false,
    template: '',
  }
}
