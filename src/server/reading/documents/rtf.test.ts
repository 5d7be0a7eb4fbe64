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
