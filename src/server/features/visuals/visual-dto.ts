import type { z } from 'zod'
import {
  type VisualTemplate as TemplateShape,
  thumbnailAddress,
  type Visual as VisualShape,
} from '#shared/contract/visuals'
import { toIso } from '#shared/time/iso'
import type { Visual } from './visual-repository.ts'
import type { VisualTemplate } from './visual-template.ts'
import type { VisualVersion } from './visual-version-repository.ts'

export function toVisualDto(visual: Visual): z.infer<typeof VisualShape> {
  const { id, name, width, height, postId, createdAt, updatedAt } = visual
  return {
    id,
    name,
    width,
    height,
    postId,
    thumbnailUrl: thumbnailAddress(id, updatedAt),
    createdAt: toIso(createdAt),
    updatedAt: toIso(updatedAt),
  }
}

export function toVersionDto({ savedAt, name, width, height }: VisualVersion) {
  return { version: savedAt, name, width, height }
}

export function toTemplateDto(template: VisualTemplate): z.infer<typeof TemplateShape> {
  const { id, name, description, canvasData, width, height, category, usageCount, ownerId, updatedAt } = template
  return {
    id,
    name,
    description,
    canvasData,
    width,
    height,
    category,
    thumbnailUrl: `/api/templates/${id}/thumbnail?v=${updatedAt}`,
    isGlobal: ownerId === null,
    isUserTemplate: ownerId !== null,
    usageCount,
  }
}
