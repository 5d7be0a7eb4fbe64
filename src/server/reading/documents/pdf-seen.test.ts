import { expect, test } from 'vitest'
import { makePdf, type PdfOptions, pdfLine, pdfStream, pdfText } from '../../../../tests/support/document-files.ts'
import { extract } from './extract.ts'

const read = (content: string, options?: PdfOptions) => extract(makePdf([content], options), 'file.pdf')

const shown = 'The board has set aside 7.4 million euros.'
const secret = 'The pier is sold for two million.'
const visible = pdfText(shown, 72, 740)
const hidden = (before: string, after = '') => `q ${before} ${pdfText(secret, 72, 500)} ${after} Q\n`

const layers = {
  catalog: '/OCProperties << /OCGs [4 0 R 5 0 R] /D << /OFF [4 0 R] /Order [4 0 R 5 0 R] >> >>',
  resources: '/Properties << /Off 4 0 R /On 5 0 R /All 6 0 R /Any 7 0 R >> /XObject << /Form 8 0 R >>',
  objects: [
    '<< /Type /OCG /Name (Draft) >>',
    '<< /Type /OCG /Name (Final) >>',
    '<< /Type /OCMD /OCGs [4 0 R 5 0 R] /P /AllOn >>',
    '<< /Type /OCMD /OCGs [4 0 R 5 0 R] /P /AnyOn >>',
    pdfStream(
      pdfText(secret, 72, 500),
      '/Type /XObject /Subtype /Form /BBox [0 0 612 792] /OC 4 0 R /Resources << /Font << /F1 3 0 R >> >>',
    ),
  ],
}

test.each([
  ['marked content', '/OC /Off BDC', 'EMC'],
  ['marked content in a layer that is on', '/OC /On BDC /OC /Off BDC', 'EMC EMC'],
  ['marked content with a layer that is on in it', '/OC /Off BDC /OC /On BDC', 'EMC EMC'],
  ['a rule over several layers', '/OC /All BDC', 'EMC'],
])('text in a layer that is off is left out: %s', async (_, before, after) => {
  const { text, leftOut } = await read(visible + hidden(before, after), layers)
  expect(text).toBe(shown)
  expect(leftOut).toEqual({ hiddenLayers: 1 })
})

test('text in a layer that is on is read, and so is what a rule shows', async () => {
  const on = hidden('/OC /On BDC', 'EMC')
  expect((await read(visible + on, layers)).text).toBe(`${shown}\n\n${secret}`)
  expect((await read(visible + hidden('/OC /Any BDC', 'EMC'), layers)).text).toContain(secret)
})

test('a form of a layer that is off is left out, and a layer counts once on however many pages', async () => {
  const pages = [visible, pdfText('It was put to the vote on Tuesday.', 72, 700)].map((page) => `${page} /Form Do\n`)
  const { text, leftOut } = await extract(makePdf(pages, layers), 'file.pdf')
  expect(text).toBe(`${shown}\n\nIt was put to the vote on Tuesday.`)
  expect(leftOut).toEqual({ hiddenLayers: 1 })
})

test('a word in a layer that is off goes out of the middle of its line', async () => {
  const off = { text: ' not', before: '/OC /Off BDC', after: 'EMC' }
  const { text } = await read(pdfLine(['The board will', off, ' sell the pier'], 72, 700), layers)
  expect(text).toBe('The board will sell the pier')
})

const box = (colour: string, area = '60 480 300 40') => `${colour} rg ${area} re f 0 g`
const pictures: PdfOptions = {
  resources:
    '/XObject << /P 4 0 R >> /ExtGState << /Clear << /ca 0 >> /Half << /ca 0.5 >> /Times << /BM /Multiply >> >>',
  objects: [
    pdfStream('\x80', '/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8'),
  ],
}

test.each([
  ['white on white', hidden('1 g')],
  ['nearly white on white', hidden('0.97 0.97 0.95 rg')],
  ['white by another way of naming colours', hidden('0 0 0 0 k')],
  ['in the colour of the box under it', `${box('0.2 0.3 0.4')} ${hidden('0.2 0.3 0.4 rg')}`],
  ['white on white within a frame', `q 60 480 300 40 re S Q ${hidden('1 g')}`],
  ['under a box', `${hidden('')} ${box('0 0 0')}`],
  ['under a white box made by a thick line', `${hidden('')} q 1 G 60 w 60 500 m 400 500 l S Q`],
  ['without ink', hidden('3 Tr')],
  ['transparent', hidden('/Clear gs')],
  ['behind a picture', `${hidden('')} q 400 0 0 100 60 450 cm /P Do Q`],
  ['outside of what may be drawn on', hidden('60 700 300 60 re W n')],
  ['smaller than a dot', 'BT /F1 0.4 Tf 1 0 0 1 72 500 Tm (sold) Tj ET'],
  ['off the page', pdfText(secret, -400, 500)],
])('letters that nobody sees are left out: %s', async (_, content) => {
  const { text, leftOut } = await read(visible + content, pictures)
  expect(text).toBe(shown)
  expect(leftOut).toEqual(content.includes('-400') ? undefined : { hiddenTexts: 1 })
})

test.each([
  ['white in a dark box', `${box('0 0 0.3')} ${hidden('1 g')}`],
  ['white on a picture', `q 400 0 0 100 60 450 cm /P Do Q ${hidden('1 g')}`],
  [
    'white on a dark shape with round corners',
    `q 0 g 60 480 m 60 520 100 540 300 520 c 300 480 l h f Q ${hidden('1 g')}`,
  ],
  ['white with a dark outline', hidden('1 g 2 Tr 0 G')],
  ['an outline', hidden('1 g 1 Tr 0 G')],
  ['pale, but to be seen', hidden('0.8 g')],
  ['under a frame', `${hidden('')} q 60 480 300 40 re 62 482 296 36 re f* Q`],
  ['under a marker that shines through', `${hidden('')} q /Times gs ${box('1 1 0')} Q`],
  ['under a box that shines through', `${hidden('')} q /Half gs ${box('1 1 0')} Q`],
  ['beside a box', `${hidden('')} ${box('0 0 0', '60 600 300 40')}`],
  ['under a box of which little may be drawn', `${hidden('')} q 60 560 20 20 re W n ${box('0 0 0')} Q`],
  ['half under a box', `${hidden('')} ${box('0 0 0', '60 498 2 3')}`],
  ['white on a picture that something was drawn with', `q 400 0 0 100 60 450 cm 0 0 1 1 re f /P Do Q ${hidden('1 g')}`],
  ['clipped by no path at all', hidden('W n')],
  ['in a wide clip', hidden('0 400 612 300 re W n')],
])('what can be seen is read: %s', async (_, content) => {
  const { text, leftOut } = await read(visible + content, pictures)
  expect(text).toBe(`${shown}\n\n${secret}`)
  expect(leftOut).toBeUndefined()
})

test('a white number on a disc that is a letter of a font of signs is read', async () => {
  const number = 'q 1 g BT /F1 12 Tf 1 0 0 1 90 520 Tm (7) Tj ET Q\n'
  expect((await read(pdfText('H', 72, 500, 60) + number)).text).toMatch(/^H\s+7$/)
  expect((await read(pdfText('H', 172, 500, 60) + number)).text).toBe('H')
})

test('text whose letters are drawn as outlines is read from the invisible letters on them', async () => {
  const outline = (x: number) => `${x} 495 m ${x} 520 ${x + 200} 520 ${x + 200} 495 c h f `
  const content = `${outline(60)} ${outline(160)} ${hidden('3 Tr')}`
  expect((await read(pdfText('7', 300, 20) + content)).text).toBe(`${secret}\n\n7`)
})

test('the text behind the picture of a scan is read, in front of it and under it', async () => {
  const scan = 'q 612 0 0 792 0 0 cm /P Do Q '
  const stamp = pdfText('A 17', 500, 20)
  for (const page of [`${scan} 3 Tr ${visible} ${hidden('')}`, `${visible} ${hidden('')} ${scan}`]) {
    expect((await read(page + stamp, pictures)).text).toBe(`${shown}\n\n${secret}\n\nA 17`)
  }
})

test('behind pictures that may be transparent nothing is hidden for sure', async () => {
  const [first = ''] = pictures.objects ?? []
  const objects = [first.replace('/Width', '/SMask 4 0 R /Width')]
  const content = `${visible} ${hidden('')} q 400 0 0 100 60 450 cm /P Do Q`
  expect((await read(content, { ...pictures, objects })).text).toBe(`${shown}\n\n${secret}`)
})

test('a page with more on it than is looked at is read whole', async () => {
  const content = visible + '0 0 1 1 re f '.repeat(2_000) + hidden('1 g')
  expect((await read(content)).text).toBe(`${shown}\n\n${secret}`)
})

test('words with a line through them are left out, underlined ones stay', async () => {
  const line = (height: number, from: number, to: number) =>
    `q 0.6 w ${from} ${700 + height} m ${to} ${700 + height} l S Q\n`
  const sentence = pdfText('It costs', 72, 700) + pdfText('nine', 130, 700) + pdfText('six million.', 160, 700)
  const [left, right] = [129.5, 154.5]
  expect((await read(sentence + line(3.4, left, right))).text.replace(/\s+/g, ' ')).toBe('It costs six million.')
  expect((await read(sentence + line(-1.2, left, right))).text.replace(/\s+/g, ' ')).toBe('It costs nine six million.')
  expect((await read(sentence + line(3.4, 20, 580))).text.replace(/\s+/g, ' ')).toBe('It costs nine six million.')
  const box = `${left} 703 ${right - left} 0.8 re f\n`
  const { text, leftOut } = await read(sentence + box)
  expect(text.replace(/\s+/g, ' ')).toBe('It costs six million.')
  expect(leftOut).toEqual({ struck: 1 })
})

test('what was struck out with a pen of the reader is left out, its comments are no text', async () => {
  const annotations = [
    '<< /Type /Annot /Subtype /StrikeOut /F 4 /Rect [128 696 156 712] /QuadPoints [128 712 156 712 128 696 156 696] /Contents (wrong) >>',
    '<< /Type /Annot /Subtype /Text /F 4 /Rect [10 10 30 30] /Contents (ask the mayor) >>',
  ]
  const sentence = pdfText('It costs', 72, 700) + pdfText('nine', 130, 700) + pdfText('six million.', 160, 700)
  const { text } = await read(sentence, { page: '/Annots [4 0 R 5 0 R]', objects: annotations })
  expect(text.replace(/\s+/g, ' ')).toBe('It costs six million.')
})
