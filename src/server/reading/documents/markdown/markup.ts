import { readStyle } from '../../html/hiding-declarations.ts'
import type { LeftOutCounter } from '../../left-out.ts'
import type { LetterForm } from '../../letters/letter-line.ts'

interface OpenElement {
  name: string
  isHidden: boolean
  form: LetterForm
}

const tagOrComment = /<!--[\s\S]*?(?:-->|$)|<\/?[a-z][^<>]*>/gi
const attribute = /\s([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/g
const withoutEnd = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
/** Elements whose content is for programs, or a pronunciation guide. */
const unread = new Set('script style template title rt rp'.split(' '))
/** Closed by the start of any next block. */
const endedByBlock = new Set('p li dt dd td th tr'.split(' '))
const forms: Readonly<Record<string, LetterForm>> = {
  sup: 'raised',
  sub: 'lowered',
  del: 'struck',
  s: 'struck',
  strike: 'struck',
}
/** Elements in each other beyond this are counted as one. */
const maxOpen = 200

/**
 * HTML tags in Markdown, which may be anywhere between Markdown's marks: hidden content may start in one block and end
 * in another.
 */
export class Markup {
  readonly #leftOut: LeftOutCounter
  readonly #open: OpenElement[] = []
  #hidden = 0

  constructor(leftOut: LeftOutCounter) {
    this.#leftOut = leftOut
  }

  get isHidden(): boolean {
    return this.#hidden > 0
  }

  /** The current letter form. */
  get form(): LetterForm {
    const has = (form: LetterForm) => this.#open.some((element) => element.form === form)
    if (this.#open.length === 0) return 'plain'
    if (has('struck')) return 'struck'
    if (has('raised') && has('note')) return 'note'
    return this.#open.findLast(({ form }) => form === 'raised' || form === 'lowered')?.form ?? 'plain'
  }

  get depth(): number {
    return this.#open.length
  }

  /** Elements that were opened in a line end with it. */
  closeTo(depth: number): void {
    while (this.#open.length > depth) this.#close()
  }

  /** Processes one inline tag or comment. @returns its replacement text */
  readTag(tag: string): string {
    const [, slash, given = ''] = /^<(\/?)([a-z][\w-]*)/i.exec(tag) ?? []
    const name = given.toLowerCase()
    if (name === '') this.#countComment(tag)
    else if (slash) this.#end(name)
    else this.#start(name, tag)
    if (name === 'q') return slash ? '”' : '“'
    return name === 'br' ? '\n' : ''
  }

  /** A block of HTML without comments and hidden content. */
  readBlock(html: string): string {
    const shown: string[] = []
    let at = 0
    for (const { 0: tag, index } of html.matchAll(tagOrComment)) {
      if (!this.isHidden) shown.push(html.slice(at, index))
      const wasHidden = this.isHidden
      this.readTag(tag)
      if (!wasHidden && !this.isHidden && !tag.startsWith('<!')) shown.push(tag)
      at = index + tag.length
    }
    if (!this.isHidden) shown.push(html.slice(at))
    while (endedByBlock.has(this.#open.at(-1)?.name ?? '')) this.#close()
    return shown.join('')
  }

  #countComment(comment: string): void {
    if (!this.isHidden && comment.startsWith('<!--') && /[\p{L}\p{N}]/u.test(comment)) this.#leftOut.count('comments')
  }

  #start(name: string, tag: string): void {
    if (withoutEnd.has(name) || this.#open.length >= maxOpen) return
    const attributes = [...tag.matchAll(attribute)]
    const attributeOf = (wanted: string) => {
      const [, , ...values] = attributes.find(([, found = '']) => found.toLowerCase() === wanted) ?? []
      return values.join('')
    }
    const style = attributeOf('style')
    const isSwitchedOff =
      /\shidden(?=[\s=/>])/i.test(tag) || (style !== '' && (readStyle(style).hiding ?? 'none') !== 'none')
    if (isSwitchedOff && !this.isHidden) this.#leftOut.count('hiddenTexts')
    const isHidden = isSwitchedOff || unread.has(name)
    if (isHidden) this.#hidden += 1
    const isCrossed = /text-decoration[^;]{0,200}line-through/i.test(style)
    const isNote = name === 'a' && attributeOf('href').startsWith('#')
    this.#open.push({ name, isHidden, form: isCrossed ? 'struck' : isNote ? 'note' : (forms[name] ?? 'plain') })
  }

  #end(name: string): void {
    const at = this.#open.findLastIndex((element) => element.name === name)
    if (at >= 0) this.closeTo(at)
  }

  #close(): void {
    if (this.#open.pop()?.isHidden) this.#hidden -= 1
  }
}
