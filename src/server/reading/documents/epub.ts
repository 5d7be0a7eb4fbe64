import { findDay } from '../html/dates.ts'
import { decodePage } from '../html/decode.ts'
import { readWholePage } from '../html/whole-page.ts'
import { documentFailure } from './failure.ts'
import type { Found } from './found.ts'
import { resolvePart } from './office.ts'
import { TextCollector } from './text-collector.ts'
import { walkXml } from './xml.ts'
import type { Zip } from './zip.ts'

/** What a book's package file says of it, and its parts in reading order, each once. */
interface Book {
  title: string
  creators: string[]
  language: string
  date: string
  chapters: string[]
}

/**
 * Reads an EPUB: its chapters in the order of its spine.
 * @throws AppError CORRUPT | TOO_COMPLEX | PASSWORD_PROTECTED
 */
export function readEpub(zip: Zip): Found {
  const book = readPackage(zip, findPackage(zip))
  const locked = readEncrypted(zip)
  const collector = new TextCollector()
  for (const name of book.chapters) {
    if (collector.isFull) break
    if (locked.has(name)) throw documentFailure('PASSWORD_PROTECTED', 'an encrypted chapter')
    const bytes = zip.read(name)
    if (!bytes) continue
    const { blocks, leftOut } = readWholePage(withEndTags(decodePage(bytes, 'application/xhtml+xml')))
    for (const { text } of blocks) collector.add(text)
    collector.leftOut.add(leftOut.toLeftOut())
  }
  return {
    ...collector.found(),
    metadataTitle: book.title,
    language: book.language,
    byline: book.creators.join(', ') || null,
    published: findDay(book.date),
  }
}

function findPackage(zip: Zip): string {
  const container = zip.read('META-INF/container.xml')
  if (!container) throw documentFailure('CORRUPT', 'no container')
  let found: string | undefined
  walkXml(container, {
    open(name, attributes) {
      if (name === 'rootfile') found ??= attributes['full-path']
    },
  })
  if (found === undefined) throw documentFailure('CORRUPT', 'no package is named')
  return found
}

function readPackage(zip: Zip, part: string): Book {
  const bytes = zip.read(part)
  if (!bytes) throw documentFailure('CORRUPT', 'no package')
  const folder = part.slice(0, part.lastIndexOf('/') + 1)
  const book: Book = { title: '', creators: [], language: '', date: '', chapters: [] }
  const items = new Map<string, string>()
  const chapters = new Set<string>()
  let told = ''
  let text = ''
  walkXml(bytes, {
    open(name, attributes) {
      told = name
      text = ''
      if (name === 'item' && isChapter(attributes)) {
        items.set(attributes.id ?? '', resolvePart(folder, decodeName(attributes.href ?? '')))
      } else if (name === 'itemref' && attributes.linear !== 'no') {
        const chapter = items.get(attributes.idref ?? '')
        if (chapter !== undefined) chapters.add(chapter)
      }
    },
    text(piece) {
      text += piece
    },
    close(name) {
      const value = text.trim()
      if (name !== told || value === '') return
      if (name === 'creator') book.creators.push(value)
      else if (name === 'title' || name === 'language' || name === 'date') book[name] ||= value
    },
  })
  return { ...book, chapters: [...chapters] }
}

/** Text that is read from beginning to end; the table of contents repeats its headings. */
function isChapter(attributes: Record<string, string>): boolean {
  return /x?html/i.test(attributes['media-type'] ?? '') && !/\bnav\b/.test(attributes.properties ?? '')
}

/** Parts that only their seller's programs can open. Fonts are often made unreadable in the same way. */
function readEncrypted(zip: Zip): Set<string> {
  const locked = new Set<string>()
  const bytes = zip.read('META-INF/encryption.xml')
  if (!bytes) return locked
  walkXml(bytes, {
    open(name, attributes) {
      if (name === 'CipherReference') locked.add(resolvePart('', decodeName(attributes.URI ?? '')))
    },
  })
  return locked
}

/** In XML every element may end in itself; read as HTML, `<title/>` would take in all that follows. */
function withEndTags(xhtml: string): string {
  return xhtml.replace(/<([a-z][^\s/<>]*)([^<>]*?)\/>/gi, (whole, name: string, rest: string) =>
    /^(?:br|hr|img|meta|link|input|col|wbr|source|area|base|embed|param|track)$/i.test(name)
      ? whole
      : `<${name}${rest}></${name}>`,
  )
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name.split('#')[0] ?? '')
  } catch {
    return name // A stray percent sign; the name as it stands will do.
  }
}
