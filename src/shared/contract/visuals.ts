import { z } from 'zod'
import { limits } from '#shared/rules/limits'
import type { CanvasData } from '#shared/scene/canvas-data'
import { PictureBytes } from './media.ts'
import { failsAs } from './message.ts'

/** Visuals and the templates they start from. Documents travel as CanvasData; shared/scene validates them. */

const SentCanvasData = z.unknown().optional()
const StoredCanvasData = z.unknown() as z.ZodType<CanvasData>

/** A visual in a list. Width and height are those of its first page. */
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

/** Sizes of a visual's rendering: for lists, or sharp for the feed in the preview. */
export const pictureSizes = ['list', 'feed'] as const
export type PictureSize = (typeof pictureSizes)[number]

/** @param updatedAt epoch ms: makes the address cacheable */
export function thumbnailAddress(id: string, updatedAt: number, size: PictureSize = 'list'): string {
  return `/api/visuals/${id}/thumbnail?v=${updatedAt}${size === 'list' ? '' : `&size=${size}`}`
}

const VisualDetail = Visual.extend({
  canvasData: StoredCanvasData,
  /** The name of whoever saved it last, in a team; null in one's own workspace. */
  savedBy: z.string().nullable(),
})

/** An earlier version of a visual. */
const VisualVersion = z.object({
  /** When this rendering was saved, in epoch ms; part of its address. */
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
/** When it was saved, as in `thumbnailUrl`: makes the response cacheable. */
const Version = z.object({ v: z.string().max(20).optional() })
const Name = z.string().trim().max(limits.nameCharacters)
/** Sent along with the document, which takes precedence. */
const Size = { width: z.number().optional(), height: z.number().optional() }

const VisualBody = z.object({
  name: Name.min(1, failsAs('visualNameMissing')),
  canvasData: SentCanvasData,
  ...Size,
  /** Missing: none for a new visual, else unchanged. Null: none. */
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
      /** Cursor: where the previous page ended, from its Link header. */
      before: z.string().max(200).optional(),
    }),
    answer: z.array(Visual),
  },
  createVisual: { body: VisualBody, answer: Visual },
  getVisual: { params: Id, answer: VisualDetail },
  updateVisual: {
    params: Id,
    /** With the `updatedAt` of the opened visual, saving is refused if it was saved elsewhere since. */
    body: VisualBody.extend({ updatedAt: z.iso.datetime().optional() }),
    answer: Visual,
  },
  deleteVisual: { params: Id },
  /** Sent regularly while someone has it open to edit, and when they take over from someone else or leave. */
  editVisual: {
    params: Id,
    body: z.object({
      /** A random id of the page on which it is open. */
      page: z.string().min(1).max(64),
      does: z.enum(['edit', 'take-over', 'leave']),
    }),
    answer: z.object({
      /** Who else edits it; null: whoever asks, or nobody. */
      other: z.object({ name: z.string(), since: z.string() }).nullable(),
      /** When it was saved last. */
      updatedAt: z.string(),
    }),
  },
  /** Newest first, without the current one. */
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
