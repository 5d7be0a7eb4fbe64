import { z } from 'zod'
import { limits } from '#shared/rules/limits'
import type { CanvasData } from '#shared/scene/canvas-data'
import { PictureBytes } from './media.ts'
import { failsAs } from './message.ts'

/** Visuals and the templates they start from, over HTTP. Documents travel as CanvasData; shared/scene checks them. */

const SentCanvasData = z.unknown().optional()
const StoredCanvasData = z.unknown() as z.ZodType<CanvasData>

/** A visual as lists show it. Width and height are those of its first page. */
export const Visual = z.object({
  id: z.string(),
  name: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** The post it was made for. */
  postId: z.string().nullable(),
  thumbnailUrl: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
})

/** How large a picture of a visual is drawn: for a list, or sharp for the feed of the preview. */
export const pictureSizes = ['list', 'feed'] as const
export type PictureSize = (typeof pictureSizes)[number]

/** @param updatedAt epoch ms: with the time it was saved, the browser may keep the picture */
export function thumbnailAddress(id: string, updatedAt: number, size: PictureSize = 'list'): string {
  return `/api/visuals/${id}/thumbnail?v=${updatedAt}${size === 'list' ? '' : `&size=${size}`}`
}

const VisualDetail = Visual.extend({ canvasData: StoredCanvasData })

/** What a visual was before it was saved again. */
const VisualVersion = z.object({
  /** When it was saved in this form, as epoch ms: what it is asked for by. */
  version: z.number().int(),
  name: z.string(),
  width: z.number().int(),
  height: z.number().int(),
})

export const VisualTemplate = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  canvasData: StoredCanvasData,
  width: z.number().int(),
  height: z.number().int(),
  category: z.string(),
  thumbnailUrl: z.string(),
  isGlobal: z.boolean(),
  isUserTemplate: z.boolean(),
  usageCount: z.number().int(),
})

const Id = z.object({ id: z.string().max(64) })
/** The time it was saved, as `thumbnailUrl` has it: with it the browser may keep the picture. */
const Version = z.object({ v: z.string().max(20).optional() })
const Name = z.string().trim().max(limits.nameCharacters)
/** Sent beside the document, which knows better. */
const Size = { width: z.number().optional(), height: z.number().optional() }

const VisualBody = z.object({
  name: Name.min(1, failsAs('visualNameMissing')),
  canvasData: SentCanvasData,
  ...Size,
  /** Missing: none when new, else as it was. Null: none. */
  postId: z.string().max(64).nullish(),
})

const VisualTemplateBody = z.object({
  name: Name.min(1, failsAs('visualTemplateNameMissing')),
  description: z.string().trim().max(limits.descriptionCharacters).nullish(),
  canvasData: SentCanvasData,
  ...Size,
  category: Name.nullish(),
})

export const visualsContract = {
  listVisuals: {
    query: z.object({
      limit: z.coerce.number().int().min(1).max(limits.visuals).default(limits.visualsPerPage),
      /** Where the page before ended, as its Link header says. */
      before: z.string().max(200).optional(),
    }),
    answer: z.array(Visual),
  },
  createVisual: { body: VisualBody, answer: Visual },
  getVisual: { params: Id, answer: VisualDetail },
  updateVisual: {
    params: Id,
    /** With the `updatedAt` of the visual that was opened, saving is refused when it was saved elsewhere since. */
    body: VisualBody.extend({ updatedAt: z.iso.datetime().optional() }),
    answer: Visual,
  },
  deleteVisual: { params: Id },
  /** Newest first, without the one that is current. */
  listVisualVersions: { params: Id, answer: z.array(VisualVersion) },
  getVisualVersion: {
    params: Id.extend({ version: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER) }),
    answer: VisualVersion.extend({ canvasData: StoredCanvasData }),
  },
  getVisualThumbnail: {
    params: Id,
    query: Version.extend({ size: z.enum(pictureSizes).default('list') }),
    answer: PictureBytes,
  },
  listVisualTemplates: {
    answer: z.object({ userTemplates: z.array(VisualTemplate), globalTemplates: z.array(VisualTemplate) }),
  },
  createVisualTemplate: { body: VisualTemplateBody, answer: VisualTemplate },
  publishVisualTemplate: { body: VisualTemplateBody, answer: VisualTemplate },
  deleteVisualTemplate: { params: Id },
  useVisualTemplate: { params: Id },
  getVisualTemplateThumbnail: { params: Id, query: Version, answer: PictureBytes },
}
