import iconv from 'iconv-lite'
import { codePageOf, encodingOf, symbolCharset } from './code-pages.ts'
import { documentFailure } from './failure.ts'
import type { Found } from './found.ts'
import { limits } from './limits.ts'
import { rtfTokens } from './rtf-tokens.ts'
import { TextCollector } from './text-collector.ts'

/** Groups whose text is none of the document's: its tables of fonts and styles, running titles, pictures, remarks. */
const skippedGroups = new Set(
  (
    'colortbl filetbl revtbl header headerl headerr headerf footer footerl footerr footerf pict object objdata ' +
    'fldinst sp shprslt nonshppict listtext pntext annotation atnid atnauthor atntime xe tc themedata datastore ftnsep ftnsepc ' +
    'aftnsep aftnsepc template rsidtbl generator comment operator private category manager company'
  ).split(' '),
)
/** Of what a reader may leave out, by its star, these are wanted all the same. */
const wantedStars = new Set(['shptxt', 'shpinst', 'shp', 'shptop'])

const characters = new Map(
  Object.entries({
    tab: '\t',
    line: '\n',
    emdash: '—',
    endash: '–',
    emspace: ' ',
    enspace: ' ',
    qmspace: ' ',
    bullet: '•',
    lquote: '‘',
    rquote: '’',
    ldblquote: '“',
    rdblquote: '”',
    '~': '\u00a0',
    _: '-',
    '{': '{',
    '}': '}',
    '\\': '\\',
  }),
)
/** Bytes that are gathered before they are decoded, where their run is long. */
const longRun = 4_096
const paragraphEnds = new Set(['par', 'sect', 'page', 'column', '\n', '\r'])

type Place = 'body' | 'fonts' | 'styles' | 'info' | 'title' | 'note' | 'skipped'

/** What a group inherits from the one around it, and gives back at its end. */
interface Group {
  place: Place
  encoding: string
  isSymbol: boolean
  isHidden: boolean
  /** How many bytes stand after a Unicode character for readers that do not know it. */
  fallbackBytes: number
}

/**
 * Reads rich text: its paragraphs, tables row by row, then its footnotes.
 * @throws AppError TOO_COMPLEX for groups in groups without end
 */
export function readRtf(bytes: Uint8Array): Found {
  const reader = new RtfReader()
  for (const token of rtfTokens(bytes)) {
    if (reader.isDone) break
    if (token.kind === 'byte') reader.byte(token.byte)
    else if (token.kind === 'word') reader.word(token.word, token.value)
    else if (token.kind === 'open') reader.open()
    else reader.close()
  }
  return reader.finish()
}

class RtfReader {
  readonly #collector = new TextCollector()
  readonly #groups: Group[] = []
  #group: Group = { place: 'body', encoding: 'cp1252', isSymbol: false, isHidden: false, fallbackBytes: 1 }
  /** True at a group's start, where its first word names it. */
  #isStart = false
  #isStarred = false
  #documentEncoding = 'cp1252'
  readonly #fonts = new Map<number, { encoding: string | undefined; isSymbol: boolean }>()
  #font = 0
  readonly #headingStyles = new Set<number>()
  #style = 0
  #toPass = 0
  /** Bytes not decoded yet: a character of an Asian code page is two of them. */
  #bytes: number[] = []
  #paragraph = ''
  #isHeading = false
  #isTable = false
  #cells: string[] = []
  #heading: string | undefined
  #title = ''
  readonly #notes: string[] = []
  #note = ''
  #styleName = ''

  get isDone(): boolean {
    return this.#collector.isFull
  }

  open(): void {
    this.#decode()
    this.#groups.push({ ...this.#group })
    if (this.#groups.length > limits.groupDepth) throw documentFailure('TOO_COMPLEX', 'groups in groups')
    this.#isStart = true
    this.#isStarred = false
    this.#toPass = 0
  }

  close(): void {
    this.#decode()
    const ended = this.#group
    const outer = this.#groups.pop()
    if (!outer) return
    if (ended.place === 'styles' && outer.place === 'styles') this.#endStyle()
    if (ended.place === 'note' && outer.place !== 'note') this.#endNote()
    this.#group = outer
    this.#isStart = false
    this.#toPass = 0
  }

  byte(byte: number): void {
    this.#isStart = false
    if (this.#toPass > 0) this.#toPass -= 1
    else if (this.#group.place !== 'skipped') {
      this.#bytes.push(byte)
      // A blank is never the second byte of a character.
      if (this.#bytes.length > longRun && byte === 0x20) this.#decode()
    }
  }

  word(word: string, value: number | undefined): void {
    if (word === '*') {
      this.#isStarred = this.#isStart
      return
    }
    const isFirst = this.#isStart
    this.#isStart = false
    if (this.#group.place === 'skipped') return
    if (isFirst && this.#enter(word)) return
    const character = characters.get(word)
    if (character !== undefined && this.#toPass > 0) {
      this.#toPass -= 1
      return
    }
    this.#toPass = 0
    if (word === 'u') this.#unicode(value ?? 0)
    else if (character !== undefined) this.#text(character)
    else if (this.#group.place === 'fonts' || this.#group.place === 'styles') this.#define(word, value)
    else if (paragraphEnds.has(word)) this.#breakParagraph()
    else this.#command(word, value)
  }

  finish(): Found {
    this.#decode()
    if (this.#cells.length > 0) this.#endRow()
    this.#endParagraph()
    for (const note of this.#notes) this.#collector.add(note)
    return {
      ...this.#collector.found(),
      metadataTitle: this.#title,
      heading: this.#heading,
    }
  }

  /** What a group's first word makes of it; false where the word is one like any other. */
  #enter(word: string): boolean {
    const isUnknown = this.#isStarred && !wantedStars.has(word)
    this.#isStarred = false
    if (skippedGroups.has(word)) this.#group.place = 'skipped'
    else if (word === 'fonttbl') this.#group.place = 'fonts'
    else if (word === 'stylesheet') this.#group.place = 'styles'
    else if (word === 'info') this.#group.place = 'info'
    else if (this.#group.place === 'info') this.#group.place = word === 'title' ? 'title' : 'skipped'
    else if (word === 'footnote') this.#group.place = 'note'
    else if (isUnknown) this.#group.place = 'skipped'
    else return false
    return true
  }

  #command(word: string, value: number | undefined): void {
    switch (word) {
      case 'ansicpg':
        this.#decode()
        this.#documentEncoding = encodingOf(value ?? 1252) ?? 'cp1252'
        this.#group.encoding = this.#documentEncoding
        break
      case 'mac':
        this.#documentEncoding = 'macroman'
        this.#group.encoding = 'macroman'
        break
      case 'uc':
        this.#group.fallbackBytes = Math.min(Math.max(value ?? 1, 0), 16)
        break
      case 'f':
        this.#chooseFont(value ?? 0)
        break
      case 'plain':
        this.#decode()
        this.#group.isHidden = false
        break
      case 'v':
      case 'deleted':
        this.#decode()
        this.#group.isHidden = value !== 0
        break
      case 's':
        this.#isHeading = this.#headingStyles.has(value ?? -1)
        break
      case 'pard':
        this.#isHeading = false
        this.#isTable = false
        break
      case 'intbl':
        this.#isTable = true
        break
      case 'cell':
      case 'nestcell':
        this.#decode()
        this.#cells.push(this.#paragraph.trim())
        this.#paragraph = ''
        break
      case 'row':
      case 'nestrow':
        this.#endRow()
        break
    }
  }

  /** The tables of fonts and styles. */
  #define(word: string, value: number | undefined): void {
    if (word === 'f') this.#font = value ?? 0
    else if (word === 's') this.#style = value ?? 0
    else if (word === 'fcharset') {
      const codePage = codePageOf(value ?? 0)
      this.#fonts.set(this.#font, {
        encoding: codePage === undefined ? undefined : encodingOf(codePage),
        isSymbol: value === symbolCharset,
      })
    }
  }

  #chooseFont(number: number): void {
    const font = this.#fonts.get(number)
    const encoding = font?.encoding ?? this.#documentEncoding
    const isSymbol = font?.isSymbol ?? false
    if (encoding === this.#group.encoding && isSymbol === this.#group.isSymbol) return
    this.#decode()
    this.#group.encoding = encoding
    this.#group.isSymbol = isSymbol
  }

  #unicode(value: number): void {
    const unit = value & 0xffff
    // Pictograph fonts keep their signs where no characters are.
    this.#text(unit >= 0xe000 && unit <= 0xf8ff ? ' ' : String.fromCharCode(unit))
    this.#toPass = this.#group.fallbackBytes
  }

  #decode(): void {
    if (this.#bytes.length === 0) return
    const bytes = Buffer.from(this.#bytes)
    this.#bytes = []
    if (this.#group.isSymbol) this.#text(symbolText(bytes))
    // Most of a file is a few letters between two words, for which a decoder is a long way.
    else if (bytes.every((byte) => byte < 0x80)) this.#text(bytes.toString('latin1'))
    else this.#text(iconv.decode(bytes, this.#group.encoding))
  }

  #text(text: string): void {
    this.#decode()
    if (this.#group.isHidden) return
    switch (this.#group.place) {
      case 'body':
        this.#paragraph += text
        break
      case 'note':
        this.#note += text
        break
      case 'title':
        this.#title += text
        break
      case 'styles':
        this.#styleName += text
        break
    }
  }

  #breakParagraph(): void {
    this.#decode()
    if (this.#group.place === 'note') this.#note += '\n'
    else if (this.#group.place === 'body') {
      // A cell may hold several paragraphs; its row is one line.
      if (this.#isTable) this.#paragraph += ' '
      else this.#endParagraph()
    }
  }

  #endParagraph(): void {
    const text = this.#paragraph.trim()
    this.#paragraph = ''
    if (this.#isHeading && text !== '') this.#heading ??= text
    this.#collector.add(text)
  }

  #endRow(): void {
    this.#decode()
    this.#collector.add(this.#cells.join('\t').trim())
    this.#cells = []
  }

  #endStyle(): void {
    if (/^(heading 1|title);?$/i.test(this.#styleName.trim())) this.#headingStyles.add(this.#style)
    this.#styleName = ''
    this.#style = 0
  }

  #endNote(): void {
    this.#notes.push(this.#note.trim())
    this.#note = ''
  }
}

/** A list's dot is the one sign of a pictograph font that is text. */
function symbolText(bytes: Buffer): string {
  return bytes.includes(0xb7) ? '•' : ' '
}
