import { decodeHTMLStrict } from 'entities'
import type { MarkedToken, Token, Tokens } from 'marked'
import { readWholePage } from '../../html/whole-page.ts'
import type { LeftOutCounter } from '../../left-out.ts'
import { type LetterForm, LetterLine } from '../../letters/letter-line.ts'
import type { BlockToken } from './block-syntax.ts'
import type { InlineToken } from './inline-syntax.ts'
import { Markup } from './markup.ts'

type KnownToken = MarkedToken | InlineToken | BlockToken

/** Blocks of Markdown as their readers see them; the texts of notes are gathered for the end. */
export class BlockTexts {
  readonly notes: string[] = []
  /** The first heading. */
  heading: string | undefined
  readonly #leftOut: LeftOutCounter
  readonly #markup: Markup

  constructor(leftOut: LeftOutCounter) {
    this.#leftOut = leftOut
    this.#markup = new Markup(leftOut)
  }

  read(given: Token): string[] {
    const token = given as KnownToken
    switch (token.type) {
      case 'list':
        return this.#list(token)
      case 'table': {
        const rows = [token.header, ...token.rows]
        return [rows.map((row) => row.map((cell) => this.#line(cell.tokens)).join('\t')).join('\n')]
      }
      case 'blockquote':
        return this.#blocks(token.tokens).map((text) => text.replace(/^\[!\w+\]\s*/, ''))
      case 'code':
        return this.#markup.isHidden ? [] : [token.text]
      case 'heading': {
        const text = this.#line(token.tokens).replace(/(?<!\s)\s*\{[#.][^{}]{0,200}\}$/, '')
        if (text !== '') this.heading ??= text
        return [text]
      }
      case 'definitions':
        return [`${this.#line(token.term)}: ${token.meanings.map((meaning) => this.#line(meaning)).join('\n')}`]
      case 'noteText':
        this.notes.push(this.#blocks(token.tokens).join('\n'))
        return []
      case 'html':
        return this.#html(token.text)
      case 'paragraph':
      case 'text':
      case 'formula':
      case 'remark':
        return [this.#line([token])]
      default:
        return []
    }
  }

  #blocks(tokens: readonly Token[]): string[] {
    return tokens.flatMap((token) => this.read(token))
  }

  /** An item is one block, with the items under it; ordered ones have their numbers, as readers see them. */
  #list({ items, ordered, start }: Tokens.List): string[] {
    const first = start === '' ? 1 : Number(start)
    return items.map((item, index) => {
      const text = this.#blocks(item.tokens.filter(({ type }) => type !== 'checkbox'))
        .filter((block) => block !== '')
        .join('\n')
      if (text === '') return ''
      return `${ordered ? `${first + index}. ` : ''}${item.task ? `[${item.checked ? 'x' : ' '}] ` : ''}${text}`
    })
  }

  #html(source: string): string[] {
    const shown = this.#markup.readBlock(source)
    if (shown.replace(/<[^<>]*>/g, '').trim() === '') return []
    const { blocks, leftOut } = readWholePage(shown)
    this.#leftOut.add(leftOut.toLeftOut())
    return blocks.map(({ text }) => text)
  }

  #line(tokens: readonly Token[]): string {
    const line = new LetterLine()
    const { depth } = this.#markup
    this.#add(line, tokens, 'plain')
    this.#markup.closeTo(depth)
    return line
      .toText(this.#leftOut)
      .replace(/[ \t]{2,}/g, ' ')
      .trim()
  }

  #add(line: LetterLine, tokens: readonly Token[], form: LetterForm): void {
    for (const token of tokens) this.#addOne(line, token, form)
  }

  #addOne(line: LetterLine, given: Token, form: LetterForm): void {
    const token = given as KnownToken
    switch (token.type) {
      case 'br':
        this.#say(line, '\n', form)
        break
      case 'image':
        break
      case 'html':
        this.#say(line, this.#markup.readTag(token.raw), form)
        break
      case 'codespan':
      case 'formula':
        this.#say(line, token.text, form === 'plain' ? 'formula' : form)
        break
      case 'remark':
        if (!this.#markup.isHidden) this.#leftOut.count('comments')
        break
      case 'noteMark':
        this.#say(line, token.text, 'note')
        break
      case 'noteWithin':
        this.#say(line, '*', 'note')
        this.notes.push(this.#line(token.tokens))
        break
      case 'raised':
      case 'lowered':
        this.#add(line, token.tokens, form === 'struck' ? form : token.type)
        break
      case 'del':
      case 'struck':
        this.#add(line, token.tokens, 'struck')
        break
      case 'link': {
        const isNote = this.#markup.form === 'raised' && token.href.startsWith('#')
        this.#add(line, token.tokens, isNote ? 'note' : form)
        break
      }
      default:
        if ('tokens' in token && token.tokens) this.#add(line, token.tokens, form)
        else if ('text' in token) this.#say(line, decodeHTMLStrict(token.text), form)
    }
  }

  /** Text within struck text stays struck; otherwise the nearest mark decides the letter form. */
  #say(line: LetterLine, text: string, form: LetterForm): void {
    const around = this.#markup.form
    const isOuter = around === 'struck' || (form === 'plain' && around !== 'plain')
    if (!this.#markup.isHidden) line.add(text, isOuter ? around : form)
  }
}
