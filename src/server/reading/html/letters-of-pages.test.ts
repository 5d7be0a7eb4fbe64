import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { extractArticle } from './extract.ts'

const url = 'https://courier.example/quay'
const [opening, closing] = [
  'The council voted on Tuesday to plant twelve thousand trees along the main roads of the town before the spring of next year.',
  'Residents had asked for shade for years; a petition in the summer gathered nine thousand names within a single month.',
]

function read(marked: string, head = '') {
  const html = `<html lang="en"><head><title>Trees for the town</title>${head}</head><body><main><article>
    <h1>Trees for the town</h1><p>${opening}</p>${marked}<p>${closing}</p></article></main></body></html>`
  return extractArticle(html, url)
}

/** What is read between the first and the last paragraph. */
function between(marked: string, head = ''): string {
  const { text } = read(marked, head)
  return text.slice(text.indexOf(opening) + opening.length, text.indexOf(closing)).trim()
}

describe('within a sentence', () => {
  test.each([
    ['a time', 'On <time datetime="2026-06-12">12 June</time> the council votes.', 'On 12 June the council votes.'],
    ['a button', 'The <button class="term">crown</button> is pruned in winter.', 'The crown is pruned in winter.'],
    ['a word of the page’s own kind', 'The <x-term>crown</x-term> is pruned.', 'The crown is pruned.'],
    [
      'a word that is hidden from screen readers',
      'It costs <span aria-hidden="true">$5</span> a tree.',
      'It costs $5 a tree.',
    ],
    ['an abbreviation', 'The <abbr title="World">WWF</abbr> pays half.', 'The WWF pays half.'],
    ['a datum', 'It is <data value="3">three</data> years old.', 'It is three years old.'],
    ['a quotation', 'He said <q>not <q>now</q></q> and left.', 'He said “not ‘now’” and left.'],
    ['a reading aid', 'It is <ruby>漢字<rp>(</rp><rt>kanji</rt><rp>)</rp></ruby> for it.', 'It is 漢字 for it.'],
    ['an insertion', 'It was <ins>not</ins> planted.', 'It was not planted.'],
  ])('%s stays', (_, html, text) => {
    expect(between(`<p>${html} It was read out twice before the vote was taken by the members.</p>`)).toBe(
      `${text} It was read out twice before the vote was taken by the members.`,
    )
  })

  test.each(['li', 'blockquote', 'td', 'dd'])('a time stays in a %s as well', (name) => {
    const outer = { li: 'ul', td: 'table', dd: 'dl', blockquote: 'div' }[name]
    const html = `<${outer}><${name}>By <time>12 June</time> the council votes on all of the trees again.</${name}></${outer}>`
    expect(between(html)).toContain('By 12 June the council votes on all of the trees again.')
  })

  test('a button that is no word of a sentence goes', () => {
    expect(between(`<p>Listen to the story <button>Play</button></p><p>${closing} Again.</p>`)).not.toContain('Play')
  })

  test('a quotation has the marks of its language', () => {
    const german = '<p lang="de">Er sagte <q>nicht heute</q> und ging dann durch die ganze Stadt zum Bahnhof.</p>'
    expect(between(german)).toContain('Er sagte „nicht heute“ und ging')
  })
})

describe('letters', () => {
  test.each([
    ['landed 42<a href="#fn1"><sup>1</sup></a> tonnes', 'landed 42 tonnes'],
    ['rose to $18<sup class="fn">2</sup> a kilo', 'rose to $18 a kilo'],
    ['sold 60<a class="footnote-anchor" href="#footnote-3">3</a> tonnes', 'sold 60 tonnes'],
    ['sold 60<a role="doc-noteref" href="notes.html#n3">3</a> tonnes', 'sold 60 tonnes'],
    ['see <a href="#part-3">3</a> for more', 'see 3 for more'],
    ['3 × 10<sup>6</sup> of them', '3 × 10⁶ of them'],
    ['40 km<span style="vertical-align: super">2</span> of land', '40 km² of land'],
    ['3<sup>1</sup>&frasl;<sub>2</sub> metres', '3½ metres'],
    ['a load of <math><mfrac><mn>3</mn><mn>4</mn></mfrac></math> of it', 'a load of ¾ of it'],
    ['<del>nine</del> <ins>six</ins> of them', 'six of them'],
    ['for <span style="text-decoration: line-through">$9</span> $6 a tree', 'for $6 a tree'],
    ['for <span class="was">$9</span> $6 a tree', 'for $6 a tree'],
    ['for <s class="is">$9</s> a tree', 'for $9 a tree'],
    ['for $9<sup>99</sup> a tree', 'for $9.99 a tree'],
  ])('%s', (html, text) => {
    const styles = '<style>.was { text-decoration: line-through } .is { text-decoration: none }</style>'
    expect(between(`<p>The gardeners were told that it was ${html}, more or less.</p>`, styles)).toBe(
      `The gardeners were told that it was ${text}, more or less.`,
    )
  })

  test('what was left out is counted', () => {
    const html =
      '<p>It was 42<sup>1</sup> <s>tonnes</s> kilos<span style="display:none">of other words than these</span>.</p>'
    expect(read(html).leftOut).toEqual({ noteMarks: 1, struck: 1, hiddenTexts: 1 })
    expect(read('<p>Nothing.</p>').leftOut).toBeUndefined()
  })

  test('a page that is struck as a whole has an element that was never closed, and is read', () => {
    expect(
      extractArticle(`<article><p>${opening}</p><p><s>It cost a lot.<p>${closing}</p><p>${closing} Twice.</p>`, url)
        .text,
    ).toContain(closing)
  })
})

test('a formula that is drawn twice is read once', () => {
  const formula = `<span class="katex"><span class="katex-mathml"><math><semantics><mrow><mi>F</mi><mo>=</mo><mn>12</mn></mrow>
    <annotation encoding="application/x-tex">F = 12</annotation></semantics></math></span>
    <span class="katex-html" aria-hidden="true"><span>F</span><span>=</span><span>12</span></span></span>`
  expect(between(`<p>The load on it is ${formula} for each of the trees of the town.</p>`)).toBe(
    'The load on it is F=12 for each of the trees of the town.',
  )
})

test.each([
  ['<ol start="3"><li>Oaks were planted.<li>Limes followed.</ol>', ['3. Oaks were planted.', '4. Limes followed.']],
  ['<ol reversed><li>Oaks were planted.<li>Limes followed.</ol>', ['2. Oaks were planted.', '1. Limes followed.']],
  ['<ol type="a"><li>Oaks were planted.<li>Limes followed.</ol>', ['a. Oaks were planted.', 'b. Limes followed.']],
  [
    '<ol type="I" start="4"><li>Oaks were planted.<li>Limes followed.</ol>',
    ['IV. Oaks were planted.', 'V. Limes followed.'],
  ],
  ['<ol><li value="0">Oaks were planted.<li>Limes followed.</ol>', ['0. Oaks were planted.', '1. Limes followed.']],
])('the items of %s are counted as a browser does', (html, lines) => {
  expect(between(html).split('\n\n')).toEqual(lines)
})

test('an empty and a spanning cell of a table move no figure into another column', () => {
  const table = `<table><tr><th></th><th>2024</th><th>2025</th></tr><tr><td>Oaks</td><td></td><td>385</td></tr>
    <tr><td rowspan="2">Limes</td><td colspan="2">none</td></tr><tr><td>77</td><td>90</td></tr></table>`
  expect(between(table).split('\n\n')).toEqual(['| 2024 | 2025', 'Oaks | | 385', 'Limes | none', '| 77 | 90'])
})

test('comments end where browsers end them', () => {
  expect(between('<!--> <p>Shown after a short comment, and read with all of its words.</p>')).toContain('Shown after')
  expect(between('<!-- hidden --!> <p>Shown after another one, and read with all of its words.</p>')).toContain('Shown')
  expect(between('<!x "a> <p>Shown after a declaration, and read with all of its words.</p>')).toContain('Shown after')
})

test('a character without meaning refuses no page', () => {
  expect(read('<p>The gar\0dener agreed with all of it in the end.</p>')).toMatchObject({ status: 'ok' })
  expect(between('<p>The gar\0dener agreed with all of it in the end.</p>')).toContain('The gardener agreed')
})

describe('any sentence', () => {
  const words = 'In April 42 gardeners of the town planted 1,250 oaks and 730 limes on 58 streets before noon'.split(
    ' ',
  )
  const wrap: Record<string, (word: string) => { html: string; isRead: boolean }> = {
    raised: (word) => ({ html: `<sup>${word}</sup>`, isRead: true }),
    lowered: (word) => ({ html: `<sub>${word}</sub>`, isRead: true }),
    struck: (word) => ({ html: `<s>${word}</s>`, isRead: false }),
    hidden: (word) => ({ html: `<span style="display:none">${word}</span>`, isRead: false }),
    time: (word) => ({ html: `<time datetime="2026-05-12">${word}</time>`, isRead: true }),
    button: (word) => ({ html: `<button>${word}</button>`, isRead: true }),
    own: (word) => ({ html: `<x-word>${word}</x-word>`, isRead: true }),
    noted: (word) => ({ html: `${word}<sup><a href="#n">7</a></sup>`, isRead: true }),
    footnoted: (word) => ({ html: `${word}<sup>7</sup>`, isRead: true }),
  }

  test('loses no word, shows no hidden one and joins no figures', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: words.length - 2 }), fc.constantFrom(...Object.keys(wrap)), (at, form) => {
        const { html, isRead } = wrap[form]?.(words[at] ?? '') ?? { html: '', isRead: false }
        const marked = words.map((word, place) => (place === at ? html : word)).join(' ')
        const wanted = words.filter((_, place) => isRead || place !== at).join(' ')
        expect(between(`<p>${marked}.</p>`)).toBe(`${wanted}.`)
      }),
      { numRuns: 200 },
    )
  })
})
