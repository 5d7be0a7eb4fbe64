/**
 * Texts that break code tried only with prose: code that handles people's text must end on each of them, in time that
 * grows with their length and not with its square. Anyone may paste them, or put them on a page.
 */

export interface HostileText {
  name: string
  text: string
}

/** Each text but the short ones repeats its pattern up to the requested length. */
const patterns: Readonly<Record<string, string>> = {
  'a letter with combining accents': '\u0301',
  'several kinds of combining accents': '\u0301\u0327\u0323\u20dd',
  'zero width joiners': '\u200d',
  'zero width joiners between letters': 'a\u200d',
  'leading consonants of Hangul': '\u1100',
  'Hangul syllables in pieces': '\u1112\u1161\u11ab',
  'high surrogates alone': '\ud83d',
  'low surrogates alone': '\ude00',
  'surrogates the wrong way round': '\ude00\ud83d',
  spaces: ' ',
  'no-break spaces': '\u00a0',
  tabs: '\t',
  'line ends': '\n',
  'carriage returns': '\r',
  'blank lines with spaces': ' \n \n',
  'a line end after each letter': 'a\n',
  'a capital on each line': 'A\n\n',
  'one word': 'a',
  'one word in capitals': 'A',
  'one word of other letters': 'я',
  'ideographs without a space': '漢字',
  'Thai without a space': 'สวัสดี',
  'letters that fold into more': 'ﬃ',
  'capitals whose small letter is longer': 'İ',
  'raised digits behind letters': 'x¹',
  'raised digits in brackets without an end': '(10⁶⁄₂',
  'bold letters': '𝗮𝗕 ',
  'one word of bold letters': '𝗮',
  'marks of direction': '\u202e\u2066\u200f\u2069',
  'words between marks of direction': '\u202eword\u202c ',
  'tag characters': '\u{e0041}\u{e007f}',
  'a flag of tag characters': '\u{1f3f4}\u{e0067}\u{e0062}',
  'variation selectors': '\ufe0f',
  'families of emoji': '👩‍👩‍👧‍👦',
  'emoji with skin and joiner': '👩🏽‍🚀 ',
  'regional indicators': '\u{1f1e9}',
  'open quotations': '“',
  'open quotations before words': '“said he ',
  'open low quotations before words': '„sagte er ',
  'open guillemets before words': '«dit-il ',
  'closed quotations': '“We won,” she said. ',
  'straight quotation marks': '"',
  'straight quotation marks between words': 'he "said ',
  apostrophes: "'",
  'apostrophes between letters': "l'",
  'single quotation marks before words': "'he ",
  'open single quotation marks before words': '‘he ',
  'pointed quotation marks before words': '›he ',
  'open brackets': '(',
  'open square brackets': '[',
  'nested brackets': '([{',
  'brackets before words': '(and so ',
  'square brackets before words': '[site ',
  'links of Markdown without an end': '[a](b',
  'links of Markdown': '[site](https://example.com/a) ',
  'labels of links': '[a]',
  stars: '*',
  'open bold of Markdown': '**a ',
  'list marks': '• ',
  'short sentences': 'A. ',
  'initials without a space': 'A.',
  'sentences of one word': 'Yes! ',
  'a number before each full stop': '1. ',
  'words with capitals': 'Anna ',
  'names with connectors': 'Anna de la ',
  'one sentence without an end': 'the council and the town ',
  'the same sentence': 'The council of Anytown planted 12,000 trees along its roads in March 2024. ',
  'the same sentence without full stops': 'The council of Anytown planted 12,000 trees along its roads in March 2024\n',
  'eight small words': 'the of and to in is that for ',
  'full stops': '.',
  ellipses: '…',
  'exclamation marks': '!',
  'question marks with spaces': '? ',
  commas: ',',
  colons: ': ',
  hyphens: '-',
  'letters between hyphens': 'a-',
  'figures between hyphens': '1-',
  dashes: ' – ',
  underscores: '_',
  slashes: '/',
  backslashes: '\\',
  'opening angle brackets': '<',
  'open elements of HTML': '<p ',
  'open comments of HTML': '<!--',
  'entities of HTML': '&amp;',
  'beginnings of entities': '&#',
  'open placeholders': '{{ ',
  placeholders: '{{content}}',
  digits: '1',
  'digits in threes': '1 000 ',
  'groups of digits': '1.000.',
  'digits and commas': '1,',
  'Arabic digits': '٣',
  'numbers in words': 'two hundred and ',
  'Spanish numbers in words': 'mil millones ',
  percents: '12% ',
  'percent signs': '%',
  amounts: '€1.2 million ',
  dates: '12.03.2024 ',
  'dates without a space': '1/1/',
  times: '10:30 ',
  years: '2024 ',
  'months and days': 'March 12, 2024 ',
  addresses: 'https://example.com/a ',
  'one long address': 'https://example.com/a?b=',
  'beginnings of addresses': 'http://',
  'names of hosts': 'a.b.',
  'names of hosts that go on': 'www.',
  'names of hosts with hyphens': 'a-b.',
  'mail addresses': 'a@b.c',
  'at signs': '@',
  'beginnings of mail addresses': 'a%+',
  hashtags: '#trees ',
  'hash signs': '#',
  'hashtags of digits': '#1',
  'mixed scripts': 'aяα漢ا1',
  'mixed scripts with spaces': 'word слово λέξη 漢字 كلمة ',
  'right to left words': 'كلمة ',
  'beginnings of stock phrases': 'in today’s ',
  'first words of stock phrases': 'in the ever-',
  'control characters': '\u0001',
  NUL: '\u0000',
  'escaped NUL': '\\u0000',
  'separators of lines and paragraphs': '\u2028\u2029',
  'soft hyphens': '\u00ad',
  'bars with blanks': ' | ',
  'commas with blanks': ', ',
  'semicolons with blanks': '; ',
  'hash signs with blanks': '# ',
  'hyphens with blanks': '- ',
  'blanks and separators of lines': ' \u2028',
  'digits with thin spaces': '1\u2009',
  'digits with narrow no-break spaces': '1\u202f',
  'figures with points': '1.',
  'open corner brackets': '「',
  'open fractions': '1⁄',
  'Arabic letters with marks': 'ب\u064e',
  'non-characters': '\uffff',
}

/**
 * Text that an expression reads far into without a match: such a row comes before a letter, a separator and another
 * row.
 */
const rows = [
  ' ',
  '\u00a0',
  '\u2009',
  '\t',
  '.',
  ',',
  ';',
  ':',
  '-',
  '–',
  '#',
  '|',
  '"',
  '“',
  '«',
  '=',
  '0',
  '/',
  '&',
  '[',
  '<',
  '*',
  '\u0301',
  ' |',
  ' #',
  ', ',
  'a ',
  'A ',
  '1 ',
  '1\u2009',
] as const

/** For randomly combined texts. */
export const hostilePieces: readonly string[] = Object.values(patterns)

/** All of them, each `characters` UTF-16 units long; the last character may be cut in half. */
export function makeHostileTexts(characters: number): HostileText[] {
  return [
    ...Object.entries(patterns).map(([name, pattern]) => ({ name, text: fill(pattern, characters) })),
    ...rows.map((row) => {
      const half = fill(row, Math.floor(characters / 2) - 4)
      return { name: `a row of ${JSON.stringify(row)} before a letter`, text: `1${half}a\u2028${half}x` }
    }),
    { name: 'a letter with 2,100 accents', text: `Hello e${'\u0301'.repeat(2_100)} and on` },
    { name: 'many letters with 2,100 accents', text: fill(`e${'\u0301'.repeat(2_100)} `, characters) },
    { name: 'words that are all different', text: differentWords(characters, ' ') },
    { name: 'names that are all different', text: differentWords(characters, ' ', 'N') },
    { name: 'sentences that are all different', text: differentSentences(characters) },
    { name: 'paragraphs of one different word', text: differentWords(characters, '\n\n') },
    { name: 'a quotation that never ends', text: `“${fill('and he said so. ', characters - 1)}` },
    { name: 'a word at the end of spaces', text: `a${' '.repeat(Math.max(0, characters - 2))}b` },
    { name: 'spaces around a full stop', text: fill(`${' '.repeat(5_000)}. `, characters) },
    { name: 'long words', text: fill(`${'a'.repeat(5_000)} `, characters) },
    { name: 'long lines', text: fill(`${'and so on '.repeat(2_000)}\n`, characters) },
    { name: 'punctuation of all kinds', text: fill('!?.,;:-–—…"“”„«»()[]{}/\\*_#@&%', characters) },
  ].map(({ name, text }) => ({ name, text: text.slice(0, characters) }))
}

function fill(pattern: string, characters: number): string {
  return pattern.repeat(Math.ceil(Math.max(0, characters) / pattern.length)).slice(0, Math.max(0, characters))
}

function differentWords(characters: number, separator: string, beginning = 'w'): string {
  const words: string[] = []
  for (let length = 0, at = 0; length < characters; at += 1) {
    const word = `${beginning}${at.toString(36)}`
    words.push(word)
    length += word.length + separator.length
  }
  return words.join(separator)
}

function differentSentences(characters: number): string {
  const sentences: string[] = []
  for (let length = 0, at = 0; length < characters; at += 1) {
    const sentence = `In year ${1000 + at} the council of Town${at.toString(36)} planted ${at * 7} trees along road ${at % 90}.`
    sentences.push(sentence)
    length += sentence.length + 1
  }
  return sentences.join(' ')
}
