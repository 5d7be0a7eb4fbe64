import type { Found } from './found.ts'
import { walkXml } from './xml.ts'
import type { Zip } from './zip.ts'

/** Title and language from the part of an archive that has the document's properties; without it, neither. */
export function readProperties(zip: Zip, part: string): Pick<Found, 'metadataTitle' | 'language'> {
  const bytes = zip.read(part)
  const properties: { title?: string; language?: string } = {}
  let current = ''
  if (bytes) {
    walkXml(bytes, {
      open(name) {
        current = name
      },
      close() {
        current = ''
      },
      text(text) {
        if (current === 'title' || current === 'language') properties[current] = (properties[current] ?? '') + text
      },
    })
  }
  return { metadataTitle: properties.title, language: properties.language }
}
