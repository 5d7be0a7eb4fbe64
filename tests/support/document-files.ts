import CFB from 'cfb'
import { strToU8, type Zippable, zipSync } from 'fflate'

/** Small office files and PDFs, built from their parts, for tests of reading and uploading. */

const relationshipsXml = (rows: { id: string; type: string; target: string }[]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${rows
    .map(
      ({ id, type, target }) => `<Relationship Id="${id}" Type="http://x/relationships/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`

/** A zip of text parts. */
export function makeZip(parts: Record<string, string | Uint8Array>, level: 0 | 6 = 6): Uint8Array {
  const files: Zippable = {}
  for (const [name, part] of Object.entries(parts)) files[name] = typeof part === 'string' ? strToU8(part) : part
  return zipSync(files, { level })
}

export function coreProperties(title: string): string {
  return `<cp:coreProperties xmlns:dc="d" xmlns:cp="c"><dc:title>${title}</dc:title></cp:coreProperties>`
}

/** A Word document: `body` is the XML inside w:body, or plain paragraphs. */
export function makeDocx(body: string | string[], more: Record<string, string> = {}): Uint8Array {
  const xml = typeof body === 'string' ? body : body.map(wordParagraph).join('')
  return makeZip({
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="w"><w:body>${xml}</w:body></w:document>`,
    'word/_rels/document.xml.rels': relationshipsXml([
      { id: 'rId1', type: 'footnotes', target: 'footnotes.xml' },
      { id: 'rId2', type: 'endnotes', target: '/word/endnotes.xml' },
    ]),
    ...more,
  })
}

export function wordParagraph(text: string): string {
  return `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
}

/** A presentation; its slides are in the archive in reverse, since the presentation itself defines their order. */
export function makePptx(slides: { xml: string; notes?: string }[], more: Record<string, string> = {}): Uint8Array {
  const parts: Record<string, string> = {
    '[Content_Types].xml': '<Types/>',
    'ppt/presentation.xml': `<p:presentation xmlns:p="p" xmlns:r="r"><p:sldIdLst>${slides
      .map((_, index) => `<p:sldId id="${256 + index}" r:id="rId${index}"/>`)
      .join('')}</p:sldIdLst></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relationshipsXml(
      slides.map((_, index) => ({
        id: `rId${index}`,
        type: 'slide',
        target: `slides/slide${slides.length - index}.xml`,
      })),
    ),
  }
  slides.forEach(({ xml, notes }, index) => {
    const number = slides.length - index
    parts[`ppt/slides/slide${number}.xml`] = `<p:sld xmlns:p="p" xmlns:a="a"><p:spTree>${xml}</p:spTree></p:sld>`
    if (notes === undefined) return
    parts[`ppt/slides/_rels/slide${number}.xml.rels`] = relationshipsXml([
      { id: 'rId1', type: 'notesSlide', target: `../notesSlides/notes${number}.xml` },
    ])
    parts[`ppt/notesSlides/notes${number}.xml`] = `<p:notes xmlns:p="p" xmlns:a="a">${notes}</p:notes>`
  })
  return makeZip({ ...parts, ...more })
}

export function slideShape(text: string, placeholder?: string): string {
  const role = placeholder === undefined ? '' : `<p:nvPr><p:ph type="${placeholder}"/></p:nvPr>`
  return `<p:sp>${role}<p:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`
}

export interface PdfOptions {
  count?: number
  trailer?: string
  catalog?: string
  /** Added to the resources and to the dictionary of each page. */
  resources?: string
  page?: string
  /** More objects, numbered from 4. */
  objects?: string[]
}

/** A PDF with Helvetica as /F1; each page is given as its content stream. */
export function makePdf(pages: string[], options: PdfOptions = {}): Uint8Array {
  const { resources = '', page = '', objects: more = [] } = options
  const first = 4 + more.length
  const kids = pages.map((_, index) => `${first + index * 2} 0 R`).join(' ')
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${options.catalog ?? ''} >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${options.count ?? pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...more,
    ...pages.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] ${page} /Resources << /Font << /F1 3 0 R >> ${resources} >> /Contents ${first + 1 + index * 2} 0 R >>`,
      pdfStream(content),
    ]),
  ]
  return assemblePdf(objects, options.trailer)
}

export function pdfStream(content: string, dictionary = ''): string {
  return `<< ${dictionary} /Length ${content.length} >>\nstream\n${content}\nendstream`
}

/** Numbers the objects from 1 and adds the cross-reference table. The first one is the catalog. */
export function assemblePdf(objects: string[], trailer = ''): Uint8Array {
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const at = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  return Buffer.from(
    `${file}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  )
}

/** Content that shows one line of text at a place; y counts from the bottom of the page. */
export function pdfText(text: string, x: number, y: number, size = 12): string {
  return `BT /F1 ${size} Tf 1 0 0 1 ${x} ${y} Tm (${text.replace(/[()\\]/g, '\\$&')}) Tj ET\n`
}

/** Letters of a line: their size and their rise above the others, and the operators before and after them. */
export interface PdfPart {
  text: string
  size?: number
  rise?: number
  before?: string
  after?: string
}

/** Content that shows the parts of a line one after another. */
export function pdfLine(parts: (string | PdfPart)[], x: number, y: number, size = 12): string {
  const shown = parts.map((part) => {
    const {
      text,
      size: own = size,
      rise = 0,
      before = '',
      after = '',
    } = typeof part === 'string' ? { text: part } : part
    return `${before} /F1 ${own} Tf ${rise} Ts (${text.replace(/[()\\]/g, '\\$&')}) Tj ${after}`
  })
  return `BT 1 0 0 1 ${x} ${y} Tm ${shown.join(' ')} ET\n`
}

/** An old office file: a compound file with these streams. */
export function makeCompound(streams: Record<string, Uint8Array>): Uint8Array {
  const container = CFB.utils.cfb_new()
  for (const [name, content] of Object.entries(streams)) CFB.utils.cfb_add(container, `/${name}`, Buffer.from(content))
  return CFB.write(container, { type: 'buffer' }) as Buffer
}

interface DocOptions {
  version?: number
  flags?: number
  /** Character properties between two positions of the text, numbered as in [MS-DOC] 2.6.1. */
  looks?: { from: number; to: number; properties: number[] }[]
  /** Positions of the marks that end rows. */
  rowEnds?: number[]
  /** Names of fonts, by their number. */
  fonts?: string[]
  /** How many characters at the text's end are a footnote. */
  footnoteLength?: number
}

/** A Word 97 document of one piece of text; paragraphs end with a carriage return. */
export function makeDoc(text: string, options: DocOptions = {}): Uint8Array {
  const textAt = 2048
  const pageBytes = 512
  const lettersAt = Math.ceil((textAt + text.length * 2 + 4096) / pageBytes)
  const header = Buffer.alloc((lettersAt + 2) * pageBytes)
  const table = Buffer.alloc(8000)
  header.writeUInt16LE(0xa5ec, 0)
  header.writeUInt16LE(options.version ?? 0x00c1, 2)
  header.writeUInt16LE(0x0200 | (options.flags ?? 0), 10)
  header.writeUInt32LE(textAt, 0x18)
  header.writeUInt32LE(text.length - (options.footnoteLength ?? 0), 0x4c)
  header.writeUInt32LE(options.footnoteLength ?? 0, 0x50)
  header.write(text, textAt, 'utf16le')

  const put = (headerAt: number, tableAt: number, data: Buffer) => {
    data.copy(table, tableAt)
    header.writeUInt32LE(tableAt, headerAt)
    header.writeUInt32LE(data.length, headerAt + 4)
  }
  const pieces = Buffer.alloc(21)
  pieces.writeUInt8(2, 0)
  pieces.writeUInt32LE(16, 1)
  pieces.writeUInt32LE(0, 5)
  pieces.writeUInt32LE(text.length, 9)
  pieces.writeUInt32LE(textAt, 15)
  put(0x1a2, 100, pieces)

  const places = (...characters: number[]) => characters.map((character) => textAt + character * 2)
  const looks = options.looks ?? []
  const edges = [...new Set([0, ...looks.flatMap(({ from, to }) => [from, to]), text.length])].sort((a, b) => a - b)
  const letters = edges.slice(0, -1).map((edge) => looks.find(({ from }) => from === edge)?.properties ?? [])
  const withLength = (properties: number[]) => (properties.length === 0 ? [] : [properties.length, ...properties])
  docPage(places(...edges), letters.map(withLength), 1).copy(header, lettersAt * pageBytes)
  put(0xfa, 200, docPageList(places(0, text.length), lettersAt))

  const rowEnds = options.rowEnds ?? []
  const paragraphs = [...new Set([0, ...rowEnds.flatMap((at) => [at, at + 1]), text.length])].sort((a, b) => a - b)
  // a length in words, the style's number, then the end-of-row flag
  const ending = (edge: number) => (rowEnds.includes(edge) ? [0, 3, 0, 0, 0x17, 0x24, 1, 0] : [])
  docPage(places(...paragraphs), paragraphs.slice(0, -1).map(ending), 13).copy(header, (lettersAt + 1) * pageBytes)
  put(0x102, 300, docPageList(places(0, text.length), lettersAt + 1))

  const fonts = (options.fonts ?? []).map((name) => {
    const entry = Buffer.alloc(40 + name.length * 2 + 2)
    entry.writeUInt8(entry.length - 1, 0)
    entry.write(name, 40, 'utf16le')
    return entry
  })
  put(0x112, 400, Buffer.concat([Buffer.alloc(4), ...fonts]))
  return makeCompound({ WordDocument: header, '1Table': table })
}

/** A page of properties ([MS-DOC] 2.9.33): where each run begins, then where its properties are on the page. */
function docPage(places: number[], properties: number[][], entryBytes: number): Buffer {
  const page = Buffer.alloc(512)
  places.forEach((place, index) => {
    page.writeUInt32LE(place, index * 4)
  })
  let end = 510
  properties.forEach((each, index) => {
    if (each.length === 0) return
    end = (end - each.length) & ~1
    Buffer.from(each).copy(page, end)
    page.writeUInt8(end / 2, places.length * 4 + index * entryBytes)
  })
  page.writeUInt8(properties.length, 511)
  return page
}

function docPageList([first = 0, last = 0]: number[], page: number): Buffer {
  const list = Buffer.alloc(12)
  list.writeUInt32LE(first, 0)
  list.writeUInt32LE(last, 4)
  list.writeUInt32LE(page, 8)
  return list
}

/** One PowerPoint 97 record; containers are records made of records. */
function pptRecord(type: number, data: Buffer | Buffer[], instance = 0): Buffer {
  const body = Array.isArray(data) ? Buffer.concat(data) : data
  const header = Buffer.alloc(8)
  header.writeUInt16LE((instance << 4) | (Array.isArray(data) ? 0xf : 0), 0)
  header.writeUInt16LE(type, 2)
  header.writeUInt32LE(body.length, 4)
  return Buffer.concat([header, body])
}

interface PptSlide {
  outline: string[]
  /** A box may have a text style, from {@link pptStyle}, and may be hidden. */
  boxes: (string | { text: string; style?: Uint8Array; isHidden?: boolean })[]
  notes?: string
  isHidden?: boolean
}

/** A text's style: its runs, each with its rise above the line in percent. */
export function pptStyle(runs: [length: number, lift: number][]): Uint8Array {
  const numbers = (...values: number[]) => Buffer.from(new Int32Array(values).buffer)
  const length = runs.reduce((sum, [count]) => sum + count, 0) + 1
  // a paragraph with a bullet and one tab stop, whose properties a reader has to skip
  const paragraph = Buffer.concat([
    numbers(length),
    Buffer.from([0, 0]),
    numbers(0x100081),
    Buffer.from([1, 0, 0x22, 0x20, 1, 0, 9, 0, 0, 0]),
  ])
  const letters = runs.map(([count, lift], at) => {
    const own = Buffer.alloc(2)
    own.writeInt16LE(lift)
    return Buffer.concat([
      numbers(at === runs.length - 1 ? count + 1 : count, 0xa0001),
      Buffer.from([1, 0, 24, 0]),
      own,
    ])
  })
  return Buffer.concat([paragraph, ...letters])
}

/** A presentation in PowerPoint 97's format: outline texts, free boxes and speaker notes per slide. */
export function makePpt(slides: PptSlide[], options: { token?: number } = {}): Uint8Array {
  const numbers = (...values: number[]) => {
    const data = Buffer.alloc(values.length * 4)
    values.forEach((value, index) => {
      data.writeUInt32LE(value >>> 0, index * 4)
    })
    return data
  }
  const chars = (text: string) => pptRecord(0x0fa0, Buffer.from(text, 'utf16le'))
  const shape = (...content: Buffer[]) => pptRecord(0xf004, [pptRecord(0xf00d, content)])
  const drawing = (shapes: Buffer[]) => pptRecord(0x040c, [pptRecord(0xf002, [pptRecord(0xf003, shapes)])])

  const objects: Buffer[] = []
  const listed = { slides: [] as Buffer[], notes: [] as Buffer[] }
  const hiding = pptRecord(0xf00b, Buffer.from([0xbf, 0x03, 0x02, 0x00, 0x02, 0x00]), 1)
  const boxOf = (box: PptSlide['boxes'][number]) => {
    const { text, style, isHidden = false } = typeof box === 'string' ? { text: box } : box
    const styled = style ? [pptRecord(0x0fa1, Buffer.from(style))] : []
    return pptRecord(0xf004, [...(isHidden ? [hiding] : []), pptRecord(0xf00d, [chars(text), ...styled])])
  }
  slides.forEach(({ outline, boxes, notes, isHidden }, index) => {
    const notesId = notes === undefined ? 0 : 500 + index
    const references = outline.map((_, number) => shape(pptRecord(0x0f9e, numbers(number))))
    const slideAtom = pptRecord(0x03ef, numbers(0, 0, 0, 0, notesId, 0))
    const settings = pptRecord(0x03f9, Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, isHidden ? 4 : 0, 0, 0, 0, 0, 0]))
    objects.push(pptRecord(0x03ee, [slideAtom, settings, drawing([...references, ...boxes.map(boxOf)])]))
    listed.slides.push(
      pptRecord(0x03f3, numbers(objects.length + 1, 0, outline.length, 256 + index, 0)),
      ...outline.flatMap((text) => [pptRecord(0x0f9f, numbers(0)), pptRecord(0x0fa8, Buffer.from(text, 'latin1'))]),
    )
    if (notes === undefined) return
    objects.push(pptRecord(0x03f0, [drawing([shape(chars(notes))])]))
    listed.notes.push(pptRecord(0x03f3, numbers(objects.length + 1, 0, 0, notesId, 0)))
  })
  objects.unshift(pptRecord(0x03e8, [pptRecord(0x0ff0, listed.slides, 0), pptRecord(0x0ff0, listed.notes, 2)]))

  const places: number[] = []
  let length = 0
  for (const object of objects) {
    places.push(length)
    length += object.length
  }
  const directory = pptRecord(0x1772, numbers((objects.length << 20) | 1, ...places))
  const edit = pptRecord(0x0ff5, numbers(0, 0, 0, length, 1, objects.length, 0))
  const editAt = length + directory.length
  return makeCompound({
    'PowerPoint Document': Buffer.concat([...objects, directory, edit]),
    'Current User': pptRecord(0x0ff6, numbers(20, options.token ?? 0xe391c05f, editAt, 0, 0)),
  })
}

const odfTypes = { text: 'text', presentation: 'presentation', spreadsheet: 'spreadsheet' } as const

/** An OpenDocument file: `body` is the XML inside office:text, office:presentation or office:spreadsheet. */
export function makeOdf(
  kind: keyof typeof odfTypes,
  body: string,
  { styles = '', more = {} }: { styles?: string; more?: Record<string, string> } = {},
): Uint8Array {
  return makeZip({
    mimetype: `application/vnd.oasis.opendocument.${odfTypes[kind]}`,
    'content.xml':
      '<?xml version="1.0" encoding="UTF-8"?><office:document-content xmlns:office="o" xmlns:text="t" xmlns:table="b"' +
      ' xmlns:draw="d" xmlns:presentation="p" xmlns:style="s" xmlns:svg="v" xmlns:fo="f">' +
      `<office:automatic-styles>${styles}</office:automatic-styles>` +
      `<office:body><office:${kind}>${body}</office:${kind}></office:body></office:document-content>`,
    'META-INF/manifest.xml': '<manifest:manifest xmlns:manifest="m"/>',
    ...more,
  })
}

export function odfMeta(title: string, language = ''): string {
  return `<office:document-meta xmlns:office="o" xmlns:dc="d"><office:meta><dc:title>${title}</dc:title><dc:language>${language}</dc:language></office:meta></office:document-meta>`
}

/** A book; each chapter is the XHTML inside body. `spine` names chapters by number, in reading order. */
export function makeEpub(
  chapters: string[],
  {
    spine,
    facts = '',
    more = {},
  }: { spine?: number[]; facts?: string; more?: Record<string, string | Uint8Array> } = {},
): Uint8Array {
  const items = chapters.map(
    (_, at) => `<item id="c${at}" href="text/c%20${at}.xhtml" media-type="application/xhtml+xml"/>`,
  )
  const order = (spine ?? chapters.map((_, at) => at)).map((at) => `<itemref idref="c${at}"/>`)
  const parts: Record<string, string | Uint8Array> = {
    mimetype: 'application/epub+zip',
    'META-INF/container.xml': '<container><rootfiles><rootfile full-path="OPS/book.opf"/></rootfiles></container>',
    'OPS/book.opf':
      `<package xmlns:dc="d"><metadata>${facts}</metadata><manifest>` +
      `<item id="n" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>${items.join('')}</manifest>` +
      `<spine><itemref idref="n"/>${order.join('')}</spine></package>`,
    'OPS/nav.xhtml': '<html><body><nav><ol><li>Contents</li></ol></nav></body></html>',
  }
  chapters.forEach((chapter, at) => {
    parts[`OPS/text/c ${at}.xhtml`] =
      `<?xml version="1.0"?><!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml"><head><title/></head><body>${chapter}</body></html>`
  })
  return makeZip({ ...parts, ...more })
}

/** An e-mail from its header lines and its body, as stored in a file. */
export function makeMail(headers: string[], body: string | Uint8Array): Uint8Array {
  return Buffer.concat([Buffer.from(`${headers.join('\r\n')}\r\n\r\n`), Buffer.from(body)])
}
