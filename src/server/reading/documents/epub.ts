import { findDay } from '../html/dates.ts'
import { decodePage } from '../html/decode.ts'
import { readWholePage } from '../html/whole-page.ts'
import { decodeName, readPackage } from './epub-package.ts'
import { withoutPageNumbers } from './epub-pages.ts'
import { documentFailure } from './failure.ts'
import type { Found } from './found.ts'
import { resolvePart } from './office.ts'
import { TextCollector } from './text-collector.ts'
import { walkXml } from './xml.ts'
import type { Zip } from './zip.ts'

/**
 * Reads an EPUB: its chapters in the order of its spine.
 * @throws AppError CORRUPT | TOO_COMPLEX | PASSWORD_PROTECTED
 */
export function readEpub(zip: Zip): Found {
  const book = readPackage(zip)
  const locked = readEncrypted(zip)
  const collector = new TextCollector()
  for (const name of book.chapters) {
    if (collector.isFull) break
    if (locked.has(name)) throw documentFailure('PASSWORD_PROTECTED', 'an encrypted chapter')
    const bytes = zip.read(name)
    if (!bytes) continue
    const { blocks, leftOut } = readWholePage(
      withoutPageNumbers(withEndTags(decodePage(bytes, 'application/xhtml+xml'))),
    )
    for (const { text } of blocks) collector.add(text)
    collector.leftOut.add(leftOut.toLeftOut())
  }
  return {
    ...collector.found(),
    metadataTitle: book.title,
    language: book.language,
    byline: book.authors.join(', ') || null,
    published: findDay(book.date),
  }
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
  return xhtml.replace(/<([a-z][^\s/<>]*)((?:[\s/][^<>]*?)?)\/>/gi, (whole, name: string, rest: string) =>
    /^(?:br|hr|img|meta|link|input|col|wbr|source|area|base|embed|param|track)$/i.test(name)
      ? whole
      : `<${name}${rest}></${name}>`,
  )
}
