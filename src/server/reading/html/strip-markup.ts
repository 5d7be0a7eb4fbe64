/**
 * One pass over the raw markup before parsing: drops scripts, styles and other invisible elements (returning their text
 * if it contains the article as data), and unwraps elements nested deeper than in any real page, so that neither size
 * nor depth can cause harm later. Linear in the page's length.
 */

export interface PageScript {
  type: string
  id: string
  content: string
}

export interface StrippedPage {
  html: string
  /** Data scripts and inline scripts, in page order. */
  scripts: PageScript[]
  /** The page's own style sheets that hold on a screen, in page order. */
  styles: string[]
  /** The parts in noscript elements, for pages that have nothing else. */
  noscript: string
}

const depthLimit = 160
const attributesLimit = 100_000
const tagStart = /<(?:!--|[!?]|(\/?)([a-zA-Z][^\s/>]{0,60}))/g

/** Their content is never an article's text; up to the first end tag, as browsers do. */
const droppedElements = new Set(
  'script style noscript svg iframe canvas select textarea object embed audio video map'.split(' '),
)
const endTags = new Map(Array.from(droppedElements, (name) => [name, new RegExp(`</${name}[^>]{0,100}>?`, 'gi')]))
const voidElements = new Set(
  'area base br col embed hr img input link meta param source track wbr basefont bgsound frame keygen'.split(' '),
)
/** An open one is closed by the next of its kind. */
const siblingsClose = new Set('p li dt dd td th tr option optgroup thead tbody tfoot'.split(' '))
const closeParagraph = new Set(
  'address article aside blockquote div dl fieldset footer form h1 h2 h3 h4 h5 h6 header hr main nav ol pre section table ul'.split(
    ' ',
  ),
)

export function stripMarkup(source: string): StrippedPage {
  const kept: string[] = []
  const scripts: PageScript[] = []
  const styles: string[] = []
  const noscript: string[] = []
  const depth = new DepthCap()
  const findEnd = endTagFinder(source)
  let copiedTo = 0
  let at = 0

  const drop = (from: number, to: number) => {
    kept.push(source.slice(copiedTo, from))
    copiedTo = to
    at = to
  }

  for (;;) {
    tagStart.lastIndex = at
    const match = tagStart.exec(source)
    if (!match) break
    const start = match.index
    if (match[0] === '<!--') {
      const end = commentEnd(source, start)
      if (isStreamMark(source.slice(start + 4, start + 8))) at = end
      else drop(start, end)
      continue
    }
    const end = match[2] ? tagEnd(source, start + match[0].length) : bogusCommentEnd(source, start)
    if (end < 0) break
    const name = match[2]?.toLowerCase()
    if (!name) {
      at = end
      continue
    }
    const isEndTag = match[1] === '/'
    if (!isEndTag && droppedElements.has(name)) {
      const close = voidElements.has(name) ? null : findEnd(name, end)
      const content = close ? source.slice(end, close.from) : ''
      if (name === 'script' && content) scripts.push({ ...scriptAttributes(source.slice(start, end)), content })
      if (name === 'style' && isForScreen(source.slice(start, end))) styles.push(content)
      if (name === 'noscript') noscript.push(content)
      drop(start, close ? close.to : end)
    } else if (isEndTag ? depth.keepsEnd(name) : depth.keepsStart(name)) {
      at = end
    } else {
      drop(start, end)
    }
  }
  kept.push(source.slice(copiedTo))
  return { html: kept.join(''), scripts, styles, noscript: noscript.join('\n') }
}

/** A media condition may hold for some readers and not for others. */
function isForScreen(tag: string): boolean {
  const media = /\bmedia\s*=\s*["']?([^"'>]*)/i.exec(tag)?.[1]?.trim().toLowerCase() ?? ''
  return media === '' || media === 'all' || media === 'screen'
}

/** React's streamed boundaries are marked by comments (see unwrap-streamed); all other comments go. */
function isStreamMark(comment: string): boolean {
  return /^(?:\/?\$[?!]?)-?-?/.test(comment)
}

/** As browsers do: `<!-->` and `<!--->` are whole comments, and `--!>` ends one too. */
function commentEnd(source: string, start: number): number {
  commentEnds.lastIndex = start + 2
  const end = commentEnds.exec(source)
  return end ? end.index + end[0].length : source.length
}

const commentEnds = /--!?>/g

/** A declaration, `<?...` and `<![CDATA[` end with the first `>`, even inside quotation marks. */
function bogusCommentEnd(source: string, start: number): number {
  const end = source.indexOf('>', start)
  return end < 0 ? -1 : end + 1
}

/** Index after the tag's `>`, minding quoted attribute values; -1 when the page ends first. */
function tagEnd(source: string, from: number): number {
  const limit = Math.min(source.length, from + attributesLimit)
  let afterEquals = false
  for (let index = from; index < limit; index++) {
    const code = source.charCodeAt(index)
    if (code === 62) return index + 1
    if ((code === 34 || code === 39) && afterEquals) {
      const close = source.indexOf(code === 34 ? '"' : "'", index + 1)
      if (close < 0 || close > limit) break
      index = close
    }
    if (code > 32) afterEquals = code === 61
  }
  const plain = source.indexOf('>', from)
  return plain < 0 ? -1 : plain + 1
}

/** Finds an element's end tag; remembers names without further ones, so unclosed elements cost one search. */
function endTagFinder(source: string) {
  const exhausted = new Set<string>()
  return (name: string, from: number): { from: number; to: number } | null => {
    if (exhausted.has(name)) return null
    const pattern = endTags.get(name)
    if (!pattern) return null
    pattern.lastIndex = from
    const found = pattern.exec(source)
    if (!found) {
      exhausted.add(name)
      // In browsers an unclosed script or style extends to the end of the page; other elements count as empty.
      return name === 'script' || name === 'style' ? { from: source.length, to: source.length } : null
    }
    return { from: found.index, to: found.index + found[0].length }
  }
}

function scriptAttributes(tag: string): { type: string; id: string } {
  return {
    type: /\btype\s*=\s*["']?([^"'\s>]+)/i.exec(tag)?.[1]?.toLowerCase() ?? '',
    id: /\bid\s*=\s*["']?([^"'\s>]+)/i.exec(tag)?.[1] ?? '',
  }
}

/** Tracks the parser's nesting depth; beyond the limit tags are dropped and their text stays. */
class DepthCap {
  #open: string[] = []
  #unwrapped = new Map<string, number>()

  keepsStart(name: string): boolean {
    if (voidElements.has(name)) return true
    const last = this.#open.at(-1)
    if ((last === name && siblingsClose.has(name)) || (last === 'p' && closeParagraph.has(name))) this.#open.pop()
    if (this.#open.length < depthLimit) {
      this.#open.push(name)
      return true
    }
    this.#unwrapped.set(name, (this.#unwrapped.get(name) ?? 0) + 1)
    return false
  }

  keepsEnd(name: string): boolean {
    const unwrapped = this.#unwrapped.get(name) ?? 0
    if (unwrapped > 0) {
      this.#unwrapped.set(name, unwrapped - 1)
      return false
    }
    const index = this.#open.lastIndexOf(name)
    if (index >= 0) this.#open.length = index
    return true
  }
}
