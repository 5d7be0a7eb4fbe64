import { documentFailure } from './failure.ts'
import { resolvePart } from './office.ts'
import { attributeOf, walkXml } from './xml.ts'
import type { Zip } from './zip.ts'

/** Metadata from a book's package file, and its parts in reading order, each once. */
export interface Book {
  title: string
  authors: string[]
  language: string
  /** As it is written. */
  date: string
  chapters: string[]
}

interface Creator {
  id: string
  name: string
  /** As libraries abbreviate them: aut, trl, ill. Unknown in many books. */
  role: string
}

/** @throws AppError CORRUPT */
export function readPackage(zip: Zip): Book {
  const part = findPackage(zip)
  const bytes = zip.read(part)
  if (!bytes) throw documentFailure('CORRUPT', 'no package')
  const folder = part.slice(0, part.lastIndexOf('/') + 1)
  const book = { title: '', language: '', date: '' }
  const creators: Creator[] = []
  const roles = new Map<string, string>()
  const items = new Map<string, string>()
  const chapters = new Set<string>()
  let openName = ''
  let openAttributes: Record<string, string> = {}
  let text = ''
  walkXml(bytes, {
    open(name, attributes) {
      openName = name
      openAttributes = attributes
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
      if (name !== openName || value === '') return
      if (name === 'creator') {
        creators.push({ id: openAttributes.id ?? '', name: value, role: attributeOf(openAttributes, 'role') ?? '' })
      } else if (name === 'meta' && openAttributes.property === 'role') roles.set(openAttributes.refines ?? '', value)
      else if (name === 'date' && isOtherDay(attributeOf(openAttributes, 'event'))) return
      else if (name === 'title' || name === 'language' || name === 'date') book[name] ||= value
    },
  })
  const known = creators.map(({ id, name, role }) => ({ name, role: roles.get(`#${id}`) ?? role }))
  return { ...book, authors: authorsOf(known), chapters: [...chapters] }
}

/** Those who translated or illustrated a book did not write it. */
function authorsOf(creators: readonly { name: string; role: string }[]): string[] {
  const authors = creators.filter(({ role }) => role === 'aut')
  const others = creators.filter(({ role }) => role === '')
  const found = [authors, others, creators].find((some) => some.length > 0) ?? []
  return found.map(({ name }) => name)
}

/** A day on which the file was made or changed. */
function isOtherDay(event: string | undefined): boolean {
  return event !== undefined && !/publication/i.test(event)
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

/** Text that is read from beginning to end; the table of contents repeats its headings. */
function isChapter(attributes: Record<string, string>): boolean {
  return /x?html/i.test(attributes['media-type'] ?? '') && !/\bnav\b/.test(attributes.properties ?? '')
}

export function decodeName(name: string): string {
  try {
    return decodeURIComponent(name.split('#')[0] ?? '')
  } catch {
    return name // A stray percent sign; the name as it stands will do.
  }
}
