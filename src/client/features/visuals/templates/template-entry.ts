import type { Answer } from '#shared/contract/contract'
import { readCanvasData } from '#shared/scene/read-canvas-data'
import type { SceneDocument } from '#shared/scene/scene'

/** Templates as the window lists them, wherever they come from. */

export type StoredTemplate = Answer<'listVisualTemplates'>['userTemplates'][number]

export interface TemplateEntry {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly width: number
  readonly height: number
  readonly pages: number
  readonly kind: 'mine' | 'global' | 'built-in'
  readonly usageCount: number
  /** None for what is drawn here. */
  readonly thumbnailUrl: string | null
  /** Undefined when what is stored cannot be read. */
  document(): SceneDocument | undefined
}

export const filters = ['all', 'mine', 'global'] as const
export type TemplateFilter = (typeof filters)[number]

/** What comes with the product and is used when the server has none for everyone (spec section 4). */
export interface MockUp {
  readonly key: string
  readonly name: string
  readonly description: string
  readonly document: SceneDocument
}

export function entryOf(template: StoredTemplate): TemplateEntry {
  const { id, name, description, width, height, isUserTemplate, usageCount, thumbnailUrl, canvasData } = template
  return {
    id,
    name,
    description,
    width,
    height,
    pages: 1 + (canvasData.pages?.length ?? 0),
    kind: isUserTemplate ? 'mine' : 'global',
    usageCount,
    thumbnailUrl,
    document() {
      const read = readCanvasData(canvasData)
      return read.ok ? read.document : undefined
    },
  }
}

export function entryOfMockUp({ key, name, description, document }: MockUp): TemplateEntry {
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
    document: () => document,
  }
}
