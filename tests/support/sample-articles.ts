import { plainVoice } from '#server/writing/plain-voice'
import type { WritingRequest, WritingSource } from '#server/writing/writer'
import type { Language } from '#shared/rules/languages'
import { defaultBrief } from '#shared/rules/post-brief'

/** Our own articles for the composer, each with text that must never be in its post. */
interface SampleArticle {
  source: WritingSource
  /** Parts of its captions, teasers, questions, and of sentences that depend on another one. */
  never: readonly string[]
  /** A person quoted by the article, with their description there. */
  speaker?: string
}

export const newsArticles: Record<Language, SampleArticle> = {
  english: {
    source: article('en', 'Harbour ferries switch to batteries', [
      'By Sam Weaver',
      'Photo: A ferry leaves the north pier (harbour authority)',
      'NORTHPORT — The harbour authority will replace its 14 diesel ferries with battery boats by 2029. The first electric ferry starts on the short crossing to Mill Island next Tuesday.',
      'Each boat carries a battery of 2.4 megawatt hours. It charges in nine minutes while passengers board. “We tested the charger for 200 days, and it failed only twice,” said Dr. Joan Moreno, head of the ferry programme.',
      'The ferries of the new class cost $11.5 million apiece, about a third more than a diesel boat. However, fuel savings should cover the difference. The company has signed a contract for ten years.',
      'Auditor Peter Lindqvist checked the figures for the harbour authority. Lindqvist expects the ferries to save 3.1 million litres of diesel a year.',
      'Read more: What happens to the old boats? Subscribe to our newsletter!',
      'Ticket sales on the Mill Island crossing rose by 8 percent last year. He called that a surprise.',
      'What happens to the old boats?',
      'The harbour authority plans to sell the diesel ferries to smaller ports in the bay.',
    ]),
    never: [
      'Photo',
      'Weaver',
      'next Tuesday',
      'It charges',
      'However',
      'The company',
      'newsletter',
      'old boats',
      'He called',
    ],
    speaker: 'Dr. Joan Moreno, head of the ferry programme',
  },
  german: {
    source: article('de', 'Stadtwerke bauen Wärmenetz aus', [
      'Foto: Die neue Wärmepumpe am Fluss (Stadtwerke)',
      'Die Stadtwerke wollen bis 2030 rund 4.200 Haushalte an ein neues Wärmenetz anschließen. Das teilte das Unternehmen am Montag mit.',
      'Die Investition in das Wärmenetz liegt bei 68 Mio. Euro und wird zu einem Drittel vom Land gefördert. „Wir rechnen mit stabilen Preisen für die Dauer von zehn Jahren“, sagte Karin Vogt, Leiterin des Wärmenetzes.',
      'Herzstück des Wärmenetzes ist eine Großwärmepumpe am Fluss mit einer Leistung von 12 Megawatt. Sie nutzt Wasser, das selten unter 5 Grad fällt.',
      'Ein Einfamilienhaus zahlt nach Angaben der Stadtwerke etwa 9.800 Euro für den Anschluss an das Wärmenetz. Außerdem gibt es Kritik von Handwerksbetrieben.',
      'Lesen Sie auch: Wie heizt der Norden? Jetzt Newsletter abonnieren!',
      'Die Verbraucherberaterin Petra Kolb prüft die Verträge des Wärmenetzes. Kolb nennt den Grundpreis der Stadtwerke im Vergleich niedrig.',
      'Wann beginnt der Bau?',
      'Der erste Bauabschnitt des Wärmenetzes beginnt nächste Woche in der Südstadt.',
    ]),
    never: ['Foto', 'Das teilte', 'Sie nutzt', 'Außerdem', 'Lesen Sie', 'Newsletter', 'Wann beginnt', 'nächste Woche'],
    speaker: 'Karin Vogt, Leiterin des Wärmenetzes',
  },
  french: {
    source: article('fr', 'Les bibliothèques prêtent aussi des outils', [
      'Photo d’illustration : un atelier',
      'Douze bibliothèques de la région prêtent des outils, de la perceuse à la machine à coudre. Plus de 3 000 outils ont circulé depuis le mois de mars 2024.',
      'Le prêt des outils est gratuit pendant sept jours dans les douze bibliothèques. « Les lecteurs reviennent et restent plus longtemps dans nos salles », explique Claire Laurent, directrice du réseau des bibliothèques.',
      'Il a fallu former quarante agents. Cependant, le contrôle des outils coûte environ 6 euros par prêt.',
      'La région finance le prêt des outils à hauteur de 240 000 euros jusqu’en 2027. Trois villes voisines ont rejoint le réseau hier.',
      'À lire aussi : où réparer son vélo ? Abonnez-vous à la newsletter !',
      'Pourquoi prêter des outils ?',
      'Les bibliothèques les plus petites partagent un même stock d’outils avec leurs voisines.',
    ]),
    never: ['Photo', 'Il a fallu', 'Cependant', 'hier', 'lire aussi', 'newsletter', 'Pourquoi'],
    speaker: 'Claire Laurent, directrice du réseau des bibliothèques',
  },
  spanish: {
    source: article('es', 'El riego nocturno ahorra agua en los viñedos', [
      'Foto: viñedos del valle',
      'Los viñedos del valle ahorraron un 31 % de agua con el riego nocturno durante la cosecha de 2024. El ensayo reunió a 46 explotaciones y duró dos años.',
      'El riego nocturno reduce la evaporación y mantiene fresca la raíz de los viñedos. “La uva llegó con el mismo azúcar y con menos estrés”, afirma Lucía Molina, directora del ensayo.',
      'Los sensores de humedad costaron unos 900 euros por hectárea de viñedo. Además, exigen mantenimiento.',
      'Ella no esperaba tanto interés. El gobierno regional presentó ayer un plan para 5.000 hectáreas.',
      'Lea también: ¿cuánta agua gasta un olivo? Suscríbase al boletín.',
      '¿Quién paga los sensores?',
      'Las cooperativas pequeñas del valle piden ayudas para instalar los sensores de humedad.',
    ]),
    never: ['Foto', 'Además', 'Ella', 'ayer', 'Lea también', 'Suscríbase', 'Quién paga'],
    speaker: 'Lucía Molina, directora del ensayo',
  },
  italian: {
    source: article('it', 'I treni regionali aprono alle biciclette', [
      'Foto: un treno in stazione',
      'I treni regionali trasporteranno gratis le biciclette su 38 linee a partire da giugno 2025. La misura riguarda circa 1,2 milioni di viaggi all’anno.',
      'Ogni treno regionale avrà almeno sedici posti per le biciclette dei viaggiatori. «Le stazioni piccole sono quelle che guadagnano di più dal servizio», spiega Anna Ferri, direttrice del servizio regionale.',
      'Il costo del servizio è di 4,5 milioni di euro e viene coperto dalla regione. Però mancano le rampe in ventidue stazioni.',
      'Le associazioni dei pendolari temono carrozze troppo piene nelle ore di punta. Lei le ha incontrate ieri.',
      'Leggi anche: dove parcheggiare la bici? Iscriviti alla newsletter!',
      'Che cosa cambia per i pendolari?',
      'Un sistema di prenotazione mostrerà i posti liberi per le biciclette sui treni regionali.',
    ]),
    never: ['Foto', 'Però', 'Lei le', 'ieri', 'Leggi anche', 'newsletter', 'Che cosa'],
    speaker: 'Anna Ferri, direttrice del servizio regionale',
  },
  portuguese: {
    source: article('pt', 'Padarias reaproveitam pão para fazer cerveja', [
      'Foto: pão seco numa padaria',
      'Vinte padarias da cidade entregam o pão que sobra a uma pequena cervejaria desde janeiro de 2024. Cerca de 9 toneladas de pão deixaram de ir para o lixo em seis meses.',
      'O pão das padarias substitui um quarto do malte na receita da cerveja. “O sabor fica mais seco e ninguém percebe a diferença”, diz Marta Prado, diretora da cervejaria.',
      'As padarias da cidade recebem 40 cêntimos por quilo de pão seco. Além disso, a recolha custa menos do que o tratamento do lixo.',
      'Ela começou com três padarias. A câmara municipal anunciou ontem um apoio de 20 mil euros.',
      'Leia também: para onde vai o lixo? Assine a newsletter!',
      'Quem compra a cerveja?',
      'A cervejaria vende 60 mil garrafas de cerveja por ano em lojas do bairro.',
    ]),
    never: ['Foto', 'Além disso', 'Ela começou', 'ontem', 'Leia também', 'newsletter', 'Quem compra'],
    speaker: 'Marta Prado, diretora da cervejaria',
  },
  dutch: {
    source: article('nl', 'Drukkerij drogt papier met restwarmte', [
      'Door Lotte Hendriks',
      'Foto: De nieuwe leiding langs de Kaaistraat (gemeente)',
      'WATERDAM — Drukkerij Van Loon verwarmt haar drooghal sinds september met warmte van het zwembad aan de overkant. De leiding van 340 meter kostte 1,2 miljoen euro en spaart volgens de gemeente 95.000 kubieke meter gas per jaar.',
      'Ze levert water van 62 graden. “Het papier krult minder dan onder de oude branders, en dat had niemand van ons verwacht,” zegt Marieke Dekker, directeur van de drukkerij.',
      'De drooghal verbruikt bijna een derde minder stroom dan in 2018. Daardoor kan de drukkerij langere oplagen aannemen. Het bedrijf heeft een contract voor vijftien jaar.',
      'Onderzoeker Joris Bakema rekende de besparing na voor de provincie. Bakema verwacht dat nog zes bedrijven langs het kanaal kunnen aansluiten.',
      'Lees ook: Waarom zwembaden sluiten. Schrijf je in voor onze nieuwsbrief!',
      'Het zwembad trok vorig jaar 8 procent meer bezoekers. Hij noemde dat een verrassing.',
      'Wie betaalt de volgende leiding?',
      'De gemeente wil in 2021 een tweede leiding naar de ziekenhuiswasserij aanleggen.',
    ]),
    never: ['Foto', 'Hendriks', 'Ze levert', 'Daardoor', 'Het bedrijf', 'nieuwsbrief', 'Hij noemde', 'Wie betaalt'],
    speaker: 'Marieke Dekker, directeur van de drukkerij',
  },
}

/** In English: questions and answers, a blog in the first person, a company's release. */
export const otherArticles: readonly SampleArticle[] = [
  {
    source: article('en', 'A baker on what flour prices do to a village', [
      'Ellen Marsh has run the bakery of Little Orton since 1998.',
      'Q: How much have your prices gone up?',
      'A: They went up twice. I pay 71 pence for a kilo of flour.',
      'Do your customers complain?',
      'Flour prices in the county rose by 38 percent between 2021 and 2023, according to the millers’ association.',
      'I never thought we would sell fewer loaves than pies.',
      'Of the 22 village bakeries in the county, 9 have closed since 2019, the chamber of trade says.',
      'Would you start again?',
      'Little Orton pays its bakery a grant of 4,000 pounds a year to stay open.',
    ]),
    never: ['Q:', 'A:', 'They went', 'I never', 'How much', 'complain', 'start again'],
  },
  {
    source: article('en', 'What I learned from 100 code reviews', [
      'I have reviewed code for eleven years, and I still get it wrong.',
      'Here’s the thing nobody tells you.',
      'Reviews of more than 400 lines find half as many defects per line as short ones, a study of 2,500 reviews found.',
      'That changed how I work. We split everything.',
      'Teams that answer a review within four hours merge twice as many changes as teams that need a day.',
      'Check out my newsletter for more!',
      'Automated checks take over the layout, so that reviewers look at names, limits and errors.',
      'In this post we looked at three numbers.',
    ]),
    never: ['I have', 'Here’s', 'That changed', 'We split', 'newsletter', 'In this post'],
  },
  {
    source: article('en', 'Alder Instruments opens a plant in Graz', [
      'GRAZ, Austria — Alder Instruments, a maker of flow sensors, opened a plant with 140 jobs in Graz on Monday.',
      'The plant in Graz builds 1.2 million flow sensors a year, about twice as many as the old site in Linz.',
      '“Our customers asked for shorter delivery times, and Graz gives us six weeks,” said Ruth Adler, chief executive of Alder Instruments.',
      'The company expects revenue growth. It will hire 30 people this year.',
      'Alder Instruments supplies waterworks in 31 countries and was founded in Linz in 1974.',
      'For more information, click here. Media contact: press office.',
    ]),
    never: ['The company', 'It will', 'this year', 'click here', 'Media contact'],
    speaker: 'Ruth Adler, chief executive of Alder Instruments',
  },
]

/** An author's own notes: too long for a short post, with sentences that depend on one another. */
export const pastedNote: WritingSource = {
  ...article('en', 'Why we moved our support team', [
    'We moved our support team into the product rooms in March. I was against it at first.',
    'It took three weeks until the first engineer answered a ticket without being asked. That was the moment I changed my mind.',
    'Tickets now take 9 hours instead of 31. However, two people left because the room was too loud.',
    'I would do it again tomorrow, but I would book the quiet room first.',
    'What would you have done?',
    'Next week we talk about the weekend shifts with everybody who works them, and I expect that talk to be harder than the one about rooms, since it is about money and about time with families.',
  ]),
  url: null,
  siteName: null,
  published: null,
  isOwn: true,
}

/** 18 November 2019 was a Monday. */
function article(language: string, title: string, paragraphs: string[]): WritingSource {
  return {
    title,
    byline: null,
    published: '2019-11-18',
    siteName: 'The Local Paper',
    language,
    url: 'https://paper.example/business/story',
    text: paragraphs.join('\n\n'),
    isOwn: false,
  }
}

interface Wishes extends Partial<WritingRequest['brief']> {
  opinion?: string
  style?: string
  language?: string
}

/** Options of a composer request; the rest have their defaults. */
export function composingRequest(source: WritingSource, wishes: Wishes = {}): WritingRequest {
  const { opinion = '', style = 'Professional & Insightful', language = 'english', ...plan } = wishes
  return {
    source,
    voice: { ...plainVoice({ name: style, promptPart: '' }), opinion },
    model: 'composer',
    language,
    useWebSearch: false,
    template: '',
    brief: { ...defaultBrief, ...plan },
    today: '2019-11-25',
  }
}
