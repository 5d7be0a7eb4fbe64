import { unlessCorrupt } from './failure.ts'
import { elementValue, walkXml, type XmlVisitor } from './xml.ts'
import type { Zip } from './zip.ts'

export interface Relationship {
  id: string
  /** The last segment of the relationship type, such as `slide` or `notesSlide`. */
  type: string
  /** Name of the part in the archive. */
  target: string
}

/** The parts another part points to, in the order they are listed. External targets are left out. */
export function readRelationships(zip: Zip, part: string): Relationship[] {
  const folder = part.slice(0, part.lastIndexOf('/') + 1)
  const bytes = zip.read(`${folder}_rels/${part.slice(folder.length)}.rels`)
  if (!bytes) return []

  const relationships: Relationship[] = []
  walkXml(bytes, {
    open(name, attributes) {
      if (name !== 'Relationship' || attributes.TargetMode === 'External') return
      relationships.push({
        id: attributes.Id ?? '',
        type: (attributes.Type ?? '').split('/').at(-1) ?? '',
        target: resolvePart(folder, attributes.Target ?? ''),
      })
    },
  })
  return relationships
}

/** The archive's main part: what its root relationships say, else where every writer puts it. */
export function mainPart(zip: Zip, usual: string): string {
  const declared = readRelationships(zip, '').find((each) => each.type === 'officeDocument')?.target
  return declared !== undefined && zip.has(declared) ? declared : usual
}

/** Counts a part's elements of a name; 0 for a missing or damaged part. */
export function countElements(zip: Zip, part: string, element: string): number {
  if (!zip.has(part)) return 0
  let count = 0
  const visitor: XmlVisitor = {
    open(name) {
      if (name === element) count += 1
    },
  }
  unlessCorrupt(() => walkXml(zip.readPieces(part), visitor), undefined)
  return count
}

/** Where an OOXML file has its properties. */
export const corePart = 'docProps/core.xml'

/** A switch in OOXML: present means on, unless its value is off. */
export function isOn(attributes: Record<string, string>): boolean {
  return !/^(0|false|off|none)$/.test(elementValue(attributes) ?? '')
}

/** The name of a part that another part in `folder` points to. */
export function resolvePart(folder: string, target: string): string {
  const segments: string[] = []
  for (const segment of (target.startsWith('/') ? target : folder + target).split('/')) {
    if (segment === '..') segments.pop()
    else if (segment !== '' && segment !== '.') segments.push(segment)
  }
  return segments.join('/')
}
