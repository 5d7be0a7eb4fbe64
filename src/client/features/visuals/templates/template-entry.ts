import type { VisualTemplate } from '#client/queries/visual-templates'
import { documentOf, type Format, formatOf } from '#shared/designs/design'
import { twitterMockUp } from '#shared/designs/twitter-mock-up'
import { readCanvasData } from '#shared/scene/read-canvas-data'
import type { SceneDocument } from '#shared/scene/scene'
import { isTranslated, translateName, translateWords } from '../parts/design-texts.ts'

/** The entries of the templates' dialog, from any origin. */

export interface TemplateEntry {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly width: number
  readonly height: number
  readonly pages: number
  readonly kind: 'mine' | 'global' | 'built-in'
  readonly usageCount: number
  /** Null for templates drawn here: the server only has pictures of designs with English words. */
  readonly thumbnailUrl: string | null
  /** Undefined when the stored document can't be read. */
  readonly document: () => SceneDocument | undefined
  /** The same design in other formats. */
  readonly others: readonly TemplateEntry[]
}

export const filters = ['all', 'mine', 'global'] as const
export type TemplateFilter = (typeof filters)[number]

/**
 * One per design. Own templates first, then those for everyone, or the built-in mock-up while there are none (spec
 * section 4).
 */
export function entriesOf({
  userTemplates,
  globalTemplates,
}: {
  userTemplates: readonly VisualTemplate[]
  globalTemplates: readonly VisualTemplate[]
}): TemplateEntry[] {
  const forAll = globalTemplates.length > 0 ? byDesign(globalTemplates.map(entryOf)) : [mockUpEntry()]
  return [...userTemplates.map(entryOf), ...forAll]
}

/** Entries with the same name and description but different sizes are one design in several formats. */
function byDesign(entries: readonly TemplateEntry[]): TemplateEntry[] {
  const designs = new Map<string, TemplateEntry[]>()
  for (const entry of entries) {
    const design = `${entry.name}\n${entry.description}`
    designs.set(design, [...(designs.get(design) ?? []), entry])
  }
  return [...designs.values()].flatMap((formats) => {
    const sizes = new Set(formats.map(({ width, height }) => `${width} ${height}`))
    const [first, ...others] = formats
    return first && sizes.size === formats.length ? { ...first, others } : formats
  })
}

/** The design of an entry in a format, if it has it. */
export function inFormat(entry: TemplateEntry, format: Format | null): TemplateEntry {
  return [entry, ...entry.others].find((each) => formatOf(each) === format) ?? entry
}

function entryOf(template: VisualTemplate): TemplateEntry {
  const { id, width, height, isUserTemplate, usageCount, thumbnailUrl, canvasData } = template
  const { name, description } = isUserTemplate ? template : translateName(template)
  let document: SceneDocument | undefined
  return {
    id,
    name,
    description,
    width,
    height,
    pages: 1 + (canvasData.pages?.length ?? 0),
    kind: isUserTemplate ? 'mine' : 'global',
    usageCount,
    thumbnailUrl: !isUserTemplate && isTranslated(template) ? null : thumbnailUrl,
    others: [],
    document: () => {
      if (document) return document
      const read = readCanvasData(canvasData)
      document = read.ok ? translateWords(read.document) : undefined
      return document
    },
  }
}

function mockUpEntry(): TemplateEntry {
  const { key, name, description } = translateName(twitterMockUp)
  const document = translateWords(documentOf(twitterMockUp))
  const [page] = document.pages
  return {
    id: key,
    name,
    description,
    width: page?.settings.width ?? 0,
    height: page?.settings.height ?? 0,
    pages: document.pages.length,
    kind: 'built-in',
    usageCount: 0,
    thumbnailUrl: null,
    others: [],
    document: () => document,
  }
}
