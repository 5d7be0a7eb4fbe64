import iconv from 'iconv-lite'
import type { LetterForm } from '../letters/letter-line.ts'
import { isSymbolFont, symbolCharacter } from '../letters/symbol-fonts.ts'
import { encodingOf } from './code-pages.ts'
import { documentFailure } from './failure.ts'
import type { Found } from './found.ts'
import { limits } from './limits.ts'
import { OfficeMath } from './office-math.ts'
import { formOf, lookWords, plainLook, type RtfLook, readLook } from './rtf-look.ts'
import { RtfColours, RtfFonts } from './rtf-tables.ts'
import { RtfText } from './rtf-text.ts'
import { rtfTokens } from './rtf-tokens.ts'
import { characters, paragraphEnds, skippedGroups, wantedStars } from './rtf-words.ts'

/** Bytes that are gathered before they are decoded, where their run is long. */
const longRun = 4_096

/** A shape behind the text, as on covers, where letters of any colour may be visible. */
const shapeBehind = '\\shpfblwtxt1'

type Place = 'body' | 'fonts' | 'colours' | 'styles' | 'info' | 'title' | 'note' | 'math' | 'skipped'

/** What a group inherits from the one around it, and gives back at its end. */
interface Group {
  place: Place
  encoding: string
  /** The name of the font if it is a symbol font. */
  symbols: string | undefined
  look: Readonly<RtfLook>
  /** In a text box, which may have any colour. */
  isBox: boolean
  /** What this group itself is in an equation. */
  math: 'equation' | 'part' | 'letters' | undefined
  /** How many fallback bytes follow a Unicode character for readers that do not support it. */
  fallbackBytes: number
}

/**
 * Reads rich text: its paragraphs, tables row by row, then its footnotes.
 * @throws AppError TOO_COMPLEX for groups in groups without end
 */
export function readRtf(bytes: Uint8Array): Found {
  const reader = new RtfReader(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(shapeBehind))
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
  readonly #out = new RtfText()
  readonly #groups: Group[] = []
  #group: Group = {
    place: 'body',
    encoding: 'cp1252',
    symbols: undefined,
    look: plainLook,
    isBox: false,
    math: undefined,
    fallbackBytes: 1,
  }
  /** True at a group's start, where its first word names it. */
  #isStart = false
  #isStarred = false
  #documentEncoding = 'cp1252'
  readonly #fonts = new RtfFonts()
  readonly #colours = new RtfColours()
  #isPageColoured: boolean
  /** Of the paragraph under way. */
  #isColoured = false
  /** Of some cell of the row under way. */
  #isRowColoured = false
  #math: OfficeMath | undefined
  readonly #headingStyles = new Set<number>()
  #style = 0
  #toPass = 0
  /** Bytes not yet decoded: a character of an Asian code page takes two. */
  #bytes: number[] = []
  #title = ''
  #styleName = ''

  /** @param hasGround whether anything besides the page may be behind the text */
  constructor(hasGround: boolean) {
    this.#isPageColoured = hasGround
  }

  get isDone(): boolean {
    return this.#out.collector.isFull
  }

  open(): void {
    this.#decode()
    this.#groups.push(this.#group)
    this.#group = { ...this.#group, math: undefined }
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
    if (ended.place === 'note' && outer.place !== 'note') this.#out.endNote()
    this.#group = outer
    if (ended.math) this.#closeMath(ended.math)
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
    else if (this.#group.place === 'fonts') this.#fonts.word(word, value)
    else if (this.#group.place === 'colours') this.#defineColour(word, value)
    else if (this.#group.place === 'styles') this.#defineStyle(word, value)
    else if (lookWords.has(word)) {
      this.#decode()
      this.#group.look = readLook(this.#group.look, word, value)
    } else if (paragraphEnds.has(word)) this.#breakParagraph()
    else this.#command(word, value)
  }

  finish(): Found {
    this.#decode()
    this.#out.finish()
    return {
      ...this.#out.collector.found(),
      metadataTitle: this.#title,
      heading: this.#out.heading,
    }
  }

  /** What a group's first word makes of it; false where the word is one like any other. */
  #enter(word: string): boolean {
    const isUnknown = this.#isStarred && !wantedStars.has(word)
    this.#isStarred = false
    if (word === 'annotation') this.#out.collector.leftOut.count('comments')
    if (word === 'background') this.#isPageColoured = true
    if (word === 'shptxt') this.#group.isBox = true
    if (this.#group.place === 'math' || word === 'moMath') return this.#enterMath(word)
    if (skippedGroups.has(word)) this.#group.place = 'skipped'
    else if (word === 'fonttbl') this.#group.place = 'fonts'
    else if (word === 'colortbl') this.#group.place = 'colours'
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
      case 'chftn':
        // the generated number; before the note itself it is omitted
        if (this.#group.place === 'body') this.#add('*', 'note')
        break
      case 'cbpat':
        this.#isColoured = this.#isOtherColour(value)
        break
      case 'clcbpat':
        this.#isRowColoured ||= this.#isOtherColour(value)
        break
      case 'trowd':
        this.#isRowColoured = false
        break
      case 's':
        this.#out.isHeading = this.#headingStyles.has(value ?? -1)
        break
      case 'pard':
        this.#decode()
        this.#isColoured = false
        this.#out.isHeading = false
        this.#out.isTable = false
        break
      case 'intbl':
        this.#out.isTable = true
        break
      case 'cell':
      case 'nestcell':
        this.#decode()
        this.#out.endCell()
        break
      case 'row':
      case 'nestrow':
        this.#decode()
        this.#out.endRow()
        break
    }
  }

  #defineColour(word: string, value: number | undefined): void {
    this.#decode()
    this.#colours.word(word, value)
  }

  #defineStyle(word: string, value: number | undefined): void {
    if (word === 's') this.#style = value ?? 0
  }

  #chooseFont(number: number): void {
    const font = this.#fonts.get(number)
    const encoding = font?.encoding ?? this.#documentEncoding
    if (encoding === this.#group.encoding && font?.symbols === this.#group.symbols) return
    this.#decode()
    this.#group.encoding = encoding
    this.#group.symbols = font?.symbols
  }

  #unicode(value: number): void {
    const unit = value & 0xffff
    const isPrivate = unit >= 0xe000 && unit <= 0xf8ff
    this.#text(isPrivate ? symbolCharacter(this.#group.symbols ?? '', unit) : String.fromCharCode(unit))
    this.#toPass = this.#group.fallbackBytes
  }

  #decode(): void {
    if (this.#bytes.length === 0) return
    const bytes = Buffer.from(this.#bytes)
    this.#bytes = []
    const { symbols, encoding } = this.#group
    if (symbols !== undefined) this.#text(symbolsOf(symbols, bytes))
    // Most of a file is a few letters between two words, for which a decoder is a long way.
    else if (bytes.every((byte) => byte < 0x80)) this.#text(bytes.toString('latin1'))
    else this.#text(iconv.decode(bytes, encoding))
  }

  #text(text: string): void {
    this.#decode()
    switch (this.#group.place) {
      case 'body':
      case 'note': {
        const { look } = this.#group
        this.#add(text, formOf(look, this.#colours.isWhite(look.colour) && this.#isOnPage()))
        break
      }
      case 'math':
        this.#math?.text(text)
        break
      case 'title':
        this.#title += text
        break
      case 'fonts':
        this.#fonts.text(text)
        break
      case 'colours':
        this.#colours.text(text)
        break
      case 'styles':
        this.#styleName += text
        break
    }
  }

  /** With nothing but the page behind the letters. */
  #isOnPage(): boolean {
    const isInColour = this.#isColoured || (this.#out.isTable && this.#isRowColoured)
    return !this.#group.isBox && !isInColour && !this.#isPageColoured
  }

  #isOtherColour(number = 0): boolean {
    return number > 0 && !this.#colours.isWhite(number)
  }

  #add(text: string, form: LetterForm): void {
    this.#decode()
    this.#out.add(text, form, this.#group.place === 'note')
  }

  /** Groups within an equation are its parts, by their first word; those of other words only look otherwise. */
  #enterMath(word: string): boolean {
    if (!word.startsWith('m')) return false
    const isEquation = this.#group.place !== 'math'
    if (isEquation) this.#math = new OfficeMath()
    this.#group.place = 'math'
    this.#group.math = isEquation ? 'equation' : word === 'mr' ? 'letters' : 'part'
    this.#math?.open(word.slice(1), {})
    if (this.#group.math === 'letters') this.#math?.open('t', {})
    return true
  }

  #closeMath(part: NonNullable<Group['math']>): void {
    if (part === 'letters') this.#math?.close()
    if (!this.#math?.close() || part !== 'equation') return
    this.#add(this.#math.toText(), 'formula')
    this.#math = undefined
  }

  #breakParagraph(): void {
    this.#decode()
    if (/^(?:body|note)$/.test(this.#group.place)) this.#out.endParagraph(this.#group.place === 'note')
  }

  #endStyle(): void {
    if (/^(heading 1|title);?$/i.test(this.#styleName.trim())) this.#headingStyles.add(this.#style)
    this.#styleName = ''
    this.#style = 0
  }
}

/** Characters of a symbol font; of an unknown one only a list's bullet is kept. */
function symbolsOf(font: string, bytes: Buffer): string {
  if (!isSymbolFont(font)) return bytes.includes(0xb7) ? '•' : ' '
  return Array.from(bytes, (byte) => symbolCharacter(font, byte)).join('')
}
