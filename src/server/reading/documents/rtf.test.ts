import iconv from 'iconv-lite'
import { expect, test } from 'vitest'
import { processorMsOf } from '../../../../tests/support/processor-time.ts'
import { extract } from './extract.ts'

const fonts = String.raw`{\fonttbl{\f0\fswiss Arial;}{\f1\fnil\fcharset204 Arial Cyr;}{\f2\fmodern\fcharset128 MS Mincho;}{\f3\fcharset2 Symbol;}}`
const rtf = (body: string, head = String.raw`\ansi\ansicpg1252\deff0`) =>
  Buffer.from(`{\\rtf1${head}${fonts}\n${body}}`, 'latin1')
const read = async (body: string) => (await extract(rtf(body), 'file.rtf')).text
const escaped = (text: string, encoding: string) =>
  [...iconv.encode(text, encoding)].map((byte) => `\\'${byte.toString(16).padStart(2, '0')}`).join('')

test('paragraphs, line breaks, tabs, signs and blanks', async () => {
  expect(
    await read(String.raw`One \b bold\b0  word\par Two\line three\tab four \ldblquote said\rdblquote\par \{a\}\\\~b`),
  ).toBe('One bold word\n\nTwo\nthree\tfour “said”\n\n{a}\\\u00a0b')
})

test('Unicode characters replace the signs that stand for them', async () => {
  expect(await read(String.raw`\u8364? \u8364\'80 \uc2\u26085\'93\'fa\u26412\'96\'7b \uc0\u-10179\u-8704`)).toBe(
    '€ € 日本 😀',
  )
})

test('each font has its code page', async () => {
  const japanese = escaped('日本語', 'cp932')
  expect(await read(`\\f0 caf\\'e9 \\f1 ${escaped('Порт', 'cp1251')} \\f2 ${japanese}\\f0\\'80 \\f3\\'b7`)).toBe(
    'café Порт 日本語€ •',
  )
})

test('tables of the file, running titles, pictures, field codes, remarks and hidden text are left out', async () => {
  const body = String.raw`{\stylesheet{\s0 Normal;}{\s1 heading 1;}}{\colortbl;\red0;}{\*\generator Writer;}{\header Page}{\pict\pngblip 89504e47}
{\field{\*\fldinst HYPERLINK "x"}{\fldrslt link}} {\*\annotation remark}{\v hidden}{\deleted gone}{\listtext 1.}{\*\shpinst{\sp{\sn name}{\sv value}}{\shptxt box\par}}\bin5 noise}text`
  expect(await read(body.replace('\\bin5 noise}', '{\\bin4 }}}}}'))).toBe('link box\n\ntext')
})

test('a table is read row by row, and footnotes after the text', async () => {
  const row = (...cells: string[]) => `\\trowd ${cells.map((cell) => `\\pard\\intbl ${cell}\\cell`).join('')}\\row`
  const body = `${row('Port', 'Tons')}${row('Oslo\\par Fjord', '12')}\\pard After{\\footnote\\pard A note.}\\par`
  expect(await read(body)).toBe('Port\tTons\n\nOslo Fjord\t12\n\nAfter\n\nA note.')
})

test('the title is that of the properties, else the first heading', async () => {
  const info = String.raw`{\info{\author Ida}{\title Port \u252?ber}}`
  expect((await extract(rtf(`${info}Text.\\par`), 'a.rtf')).title).toBe('Port über')
  const styled = String.raw`{\stylesheet{\s0 Normal;}{\s5 heading 1;}}\pard Lead text.\par\pard\s5 The heading\par\pard Text`
  expect((await extract(rtf(styled), 'a.rtf')).title).toBe('The heading')
})

test('a million groups in each other are refused at once, and as many beside each other are read', async () => {
  const spent = await processorMsOf(async () => {
    const nested = rtf('{'.repeat(1_000_000))
    await expect(extract(nested, 'a.rtf')).rejects.toMatchObject({ code: 'TOO_COMPLEX' })
    expect(await read(`${'{\\b x}'.repeat(1_000_000)}`)).toHaveLength(1_000_000)
  })
  expect(spent).toBeLessThan(15_000)
})

test('what is cut short or senseless is read as far as it goes', async () => {
  expect(await read(String.raw`Text\par {\fonttbl{\f9`)).toBe('Text')
  expect(await read(String.raw`Text}}}} and \'zz \constructor1 more \bin99999999999 gone`)).toBe('Text and ? more')
})

const readAll = (body: string, head?: string) => extract(rtf(body, head), 'file.rtf')

test('raised, lowered and struck letters are read as what they mean', async () => {
  const found = await readAll(
    String.raw`3 \'d7 10{\super 6} mussels in H\sub 2\nosupersub O for {\strike $9m} $6m, 42{\up6 1} tonnes\striked1  gone\striked0 .\par`,
  )
  expect(found.text).toBe('3 × 10⁶ mussels in H₂O for $6m, 42 tonnes.')
  expect(found.leftOut).toEqual({ noteMarks: 1, struck: 2 })
})

test('marks of notes are no part of the sentence, and the note has none', async () => {
  const found = await readAll(
    String.raw`Landed 42{\super\chftn {\footnote\pard {\super\chftn} Wet weight.}} tonnes.\par`,
  )
  expect(found).toMatchObject({ text: 'Landed 42 tonnes.\n\nWet weight.', leftOut: { noteMarks: 1 } })
})

test('hidden, deleted, tiny and white letters are left out and counted', async () => {
  const colours = String.raw`{\colortbl;\red255\green255\blue255;\red0\green0\blue128;}`
  const found = await readAll(
    `${colours}${String.raw`Shown{\v  secret}{\fs2  tiny} {\deleted gone} {\cf1 white} {\cf2 blue} {\cf1\highlight2 lit}{\*\annotation No!}\par
\trowd\clcbpat2\cellx1 \pard\intbl {\cf1 head}\cell\row\pard {\shp{\*\shpinst{\shptxt {\cf1 box}\par}}}`}`,
  )
  expect(found.text).toBe('Shown blue lit\n\nhead\n\nbox')
  expect(found.leftOut).toEqual({ hiddenTexts: 2, deletions: 1, comments: 1 })
})

test('letters of symbol fonts are their signs', async () => {
  const list = String.raw`{\fonttbl{\f0 Arial;}{\f3\froman\fcharset2 Symbol;}{\f4\fcharset2{\*\panose 05}Wingdings;}{\f5\fcharset2 Marlett;}}`
  expect(await read(String.raw`${list}Depth {\f3\'b3} 5 m {\f3 a}, {\f4\'fc}{\f4\u-3864?} {\f5\'b7}{\f5 x}y\par`)).toBe(
    'Depth ≥ 5 m α, ✓→ • y',
  )
})

test('an equation is one line of text, and its picture is not read', async () => {
  const fraction = String.raw`{\mf{\mfPr{\mctrlPr\f1}}{\mnum{\mr\mscr0 3}}{\mden{\mr 4}}}`
  const sum = String.raw`{\mnary{\mnaryPr{\mchr \u8721?}}{\msub{\mr i=1}}{\msup{\mr n}}{\me{\mr x}}}`
  const body = String.raw`The load is {\mmath{\*\moMath ${fraction}}{\mmathPict{\pict 00}}} of it; {\mmath{\*\moMathPara{\*\moMathParaPr{\mjc left}}{\*\moMath ${sum}}}}.\par`
  expect(await read(body)).toBe('The load is ¾ of it; ∑_(i=1)ⁿ x.')
})

test('an empty cell keeps its place', async () => {
  const row = (...cells: string[]) => `\\trowd ${cells.map((cell) => `\\pard\\intbl ${cell}\\cell`).join('')}\\row`
  expect(await read(`${row('Item', '2024', '2025')}${row('Piles', '', '385')}${row('', '77', '')}${row('', '')}`)).toBe(
    'Item\t2024\t2025\n\nPiles\t\t385\n\n\t77',
  )
})
