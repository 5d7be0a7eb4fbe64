import type { Language } from '#shared/rules/languages'

/** What kind of thing a post is about, where words say so: a work with a title, or news of its author's own. */

const before = String.raw`(?<![\p{L}\p{N}])`
const behind = String.raw`(?![\p{L}\p{N}])`
const word = (...words: readonly string[]) => new RegExp(`${before}(?:${words.join('|')})${behind}`, 'iu')

/** "Retailers report losses" is no report: the noun has an article or a year about it, begins, or says something itself. */
const reportAsNoun = [
  String.raw`(?:an?|the|this|its|their|our|new|latest|annual|quarterly|final|interim|official|landmark|\d{4})\s+reports?`,
  '^reports?',
  String.raw`reports?(?=\s*(?:$|[:|–—-]|\d{4}|on${behind}|finds?${behind}|says?${behind}|shows?${behind}|warns?${behind}|reveals?${behind}|suggests?${behind}))`,
]

const works: readonly RegExp[] = [
  word(...reportAsNoun),
  word(
    'stud(?:y|ies)',
    'surveys?',
    'white ?papers?',
    'handbooks?',
    'yearbooks?',
    'barometer',
    'census',
    'books?',
    'memoirs?',
  ),
  // German compounds end with what they are
  new RegExp(
    `(?:bericht|studie|umfrage|gutachten|jahrbuch|handbuch|sachbuch|weißbuch|barometer|(?<=\\p{L})report)${behind}`,
    'iu',
  ),
  word('buch', 'bücher', 'bestseller', 'roman'),
  word('rapports?', 'études?', 'sondages?', 'enquêtes?', 'livres? blancs?', 'livres?', 'baromètre', 'roman'),
  word('informes?', 'estudios?', 'encuestas?', 'libros?', 'barómetro'),
  word('rapporto (?:annuale|sul|sulla|sullo|sugli|sui|di)', 'sondaggi?o?', 'indagine', 'libr[io]', 'barometro'),
  word('relatórios?', 'estudos?', 'pesquisas?', 'livros?', 'barômetro', 'barómetro'),
]

/** Whether a headline names a report, a study or a book. */
export function namesWork(headline: string): boolean {
  return works.some((each) => each.test(headline))
}

/** "We launch", in each language: we, and within the same clause what one does with something new. */
const ownNews: Readonly<Record<Language, RegExp>> = {
  english: ownNewsOf(
    ['we', "we[’']re", "we[’']ve", 'i', "i[’']m", "i[’']ve"],
    [
      'launch\\p{L}*',
      'announc\\p{L}+',
      'releas\\p{L}+',
      'introduc\\p{L}+',
      'unveil\\p{L}*',
      'open(?:ed|ing)?',
      'join(?:ed|ing)',
      'hir(?:e|ed|ing)',
      'found(?:ed|ing)',
      'acquir\\p{L}+',
    ],
  ),
  german: ownNewsOf(
    ['wir', 'ich'],
    [
      'starte\\p{L}*',
      'gestartet',
      'launche\\p{L}*',
      'veröffentlich\\p{L}+',
      'kündig\\p{L}+ an',
      'eröffne\\p{L}*',
      'vorstelle\\p{L}*',
      'stellen',
      'stelle',
      'gegründet',
      'gründe\\p{L}*',
      'suchen',
      'einstelle\\p{L}*',
      'freigegeben',
      'verkünde\\p{L}*',
      'übernehme\\p{L}*',
    ],
  ),
  french: ownNewsOf(
    ['nous', "j[’']", 'je', 'on'],
    [
      'lan[cç]\\p{L}+',
      'annon[cç]\\p{L}+',
      'publi\\p{L}+',
      'ouvr\\p{L}+',
      'présent\\p{L}+',
      'dévoil\\p{L}+',
      'rejoin\\p{L}+',
      'recrut\\p{L}+',
      'fond\\p{L}+',
    ],
  ),
  spanish: ownNewsOf(
    ['nosotros', 'nuestr[oa]s?', 'hemos', 'he'],
    [
      'lanza\\p{L}+',
      'anuncia\\p{L}+',
      'publica\\p{L}+',
      'abr\\p{L}+',
      'abierto',
      'presenta\\p{L}+',
      'fundad\\p{L}+',
      'lanzamiento',
    ],
    ['lanzamos', 'anunciamos', 'presentamos', 'abrimos', 'estrenamos'],
  ),
  italian: ownNewsOf(
    ['abbiamo', 'nostr[oaei]', 'ho'],
    ['lanci\\p{L}+', 'annunci\\p{L}+', 'pubblica\\p{L}+', 'aperto', 'presenta\\p{L}+', 'fondat\\p{L}+'],
    ['lanciamo', 'annunciamo', 'presentiamo', 'apriamo'],
  ),
  portuguese: ownNewsOf(
    ['nós', 'noss[oa]s?', 'a gente'],
    [
      'lança\\p{L}+',
      'anuncia\\p{L}+',
      'publica\\p{L}+',
      'abri\\p{L}+',
      'apresenta\\p{L}+',
      'funda\\p{L}+',
      'lançamento',
    ],
    ['lançamos', 'anunciamos', 'apresentamos', 'abrimos', 'estreamos'],
  ),
}

/** @param alone says both in one word */
function ownNewsOf(who: readonly string[], does: readonly string[], alone: readonly string[] = []): RegExp {
  const together = `(?:${who.join('|')})${behind}[^.!?:;]{0,40}?${before}(?:${does.join('|')})`
  return new RegExp(`${before}(?:${[together, ...alone].join('|')})${behind}`, 'iu')
}

/** How many of a post's sentences tell what it is about. */
const opening = 3

/** Whether a post opens with what its author does or begins. */
export function tellsOwnNews(sentences: readonly string[], language: Language): boolean {
  return sentences.slice(0, opening).some((sentence) => ownNews[language].test(sentence))
}
