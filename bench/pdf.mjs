import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { drawOnCanvas, prepareDrawing } from '../dist/server/adapters/drawing/draw-on-canvas.js'
import { drawPdfPage, gatherPdf } from '../dist/server/adapters/drawing/draw-pdf-page.js'
import { readCanvasData } from '../dist/shared/scene/read-canvas-data.js'

/**
 * A carousel of six pages as a PDF of letters and shapes: its bytes beside those of its pages as JPEGs at twice their size,
 * the time it takes, and whether its text is copied in the order in which it is read, to the left too. Needs a build.
 *
 *   node bench/pdf.mjs
 */
const maxBytes = 150_000
const size = { width: 1080, height: 1350 }

prepareDrawing()
const pages = [
  ['Was der Hafen ändert', 'Ab Mai liegen Schiffe an Landstrom. Das spart im Jahr 12.400 Tonnen CO₂.'],
  ['Three figures', 'Office hours fall by 12 %, waiting times by a third, and AVATAR calls double.'],
  ['Žluťoučký kůň', 'Příliš žluťoučký kůň úpěl ďábelské ódy; náměstí je znovu otevřené.'],
  ['הגשר ייפתח ב-12 במאי', 'התושבים יעברו בגשר החדש (דרך LinkedIn) בלי תשלום, 24 שעות ביממה.'],
  ['فتح الجسر في 2026', 'يعبر السكان الجسر الجديد مجانًا على مدار الساعة.'],
  ['What do you think?', 'Would you give up your car for a quay without fumes? Tell me below.'],
]
const rightToLeft = /[\u0590-\u08ff]/

function pageOf([title, body], index) {
  const text = (words, y, fontSize, fontWeight, field) => ({
    id: `${field}-${index}`,
    type: 'text',
    name: field,
    field,
    x: 90,
    y,
    width: 900,
    height: fontSize * 4,
    data: {
      text: words,
      fontSize,
      fontWeight,
      fontFamily: /\p{Script=Hebrew}/u.test(words) ? 'Open Sans' : 'Inter',
      color: '#101828',
      lineHeight: 1.25,
      textAlign: rightToLeft.test(words) ? 'right' : 'left',
    },
  })
  const bar = { type: 'shape', id: `bar-${index}`, name: 'Bar', x: 90, y: 160, width: 160, height: 16 }
  return {
    settings: { ...size, backgroundColor: '#f7f4ee' },
    layers: [
      { ...bar, data: { shapeType: 'rectangle', fill: '#d23c1e', cornerRadius: 8 } },
      text(body, 700, 48, 400, 'point1'),
      text(title, 240, 96, 700, 'title'),
    ],
  }
}

const [first, ...further] = pages.map(pageOf)
const read = readCanvasData({ ...first, pages: further })
if (!read.ok) throw new Error(read.message)
const requests = read.document.pages.map((scene) => ({ form: 'pdf-page', scene, pictures: [], fonts: [], pixels: 0 }))

const start = performance.now()
const drawn = []
for (const request of requests) drawn.push(await drawPdfPage(request))
const pdf = gatherPdf({ form: 'pdf', pages: drawn, facts: { title: 'Carousel', language: 'de' }, fonts: [] })
const ms = performance.now() - start

let jpegBytes = 0
for (const request of requests) {
  const canvas = await drawOnCanvas(request, { scale: 2, paper: '#ffffff' })
  jpegBytes += (await canvas.encode('jpeg', 92)).length
}

const document = await getDocument({ data: pdf.slice(), verbosity: 0 }).promise
const letters = (text) => text.replaceAll(/\s+/g, '').normalize('NFC')
const wrong = []
for (const [index, texts] of pages.entries()) {
  const { items } = await (await document.getPage(index + 1)).getTextContent()
  const copied = items.map((item) => ('str' in item ? item.str : '')).join(' ')
  if (letters(copied) !== letters(texts.join(' '))) wrong.push(`page ${index + 1}: ${copied}`)
}
const asPixels = drawn.flatMap((page) => page.pixels).length
console.log(`letters and shapes  ${pdf.length} bytes, ${Math.round(ms)} ms, ${asPixels} layers as pixels`)
console.log(`JPEG pages at 2x    ${jpegBytes} bytes: ${(jpegBytes / pdf.length).toFixed(1)} times as many`)
console.log(wrong.length === 0 ? 'text copied as it is read on all pages' : `copied otherwise:\n${wrong.join('\n')}`)
if (pdf.length > maxBytes || wrong.length > 0) process.exitCode = 1
