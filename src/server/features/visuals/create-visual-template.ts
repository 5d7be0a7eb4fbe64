import { randomUUID } from 'node:crypto'
import type { Context } from '#server/context'
import { inOwnersTurn } from '#server/features/accounts/owner-turn'
import type { User } from '#server/features/accounts/user'
import type { Database } from '#server/platform/database/database'
import { AppError } from '#server/platform/errors'
import { limits } from '#shared/rules/limits'
import type { SceneDocument } from '#shared/scene/scene'
import { checkCanvasData, toChecked } from './check-canvas-data.ts'
import { withoutPicture } from './scene-pictures.ts'
import {
  countVisualTemplates,
  insertVisualTemplate,
  type TemplateFields,
  type VisualTemplate,
} from './visual-template-repository.ts'

export interface SentTemplate {
  name: string
  description?: string | null | undefined
  category?: string | null | undefined
  canvasData?: unknown
}

/** @throws AppError invalid_input | body_too_large | conflict when the user has as many as one may have */
export async function createVisualTemplate(ctx: Context, user: User, sent: SentTemplate): Promise<VisualTemplate> {
  const fields = toFields(sent)
  return await inOwnersTurn(ctx, user.id, async (db) => {
    await refuseTooMany(db, user.id)
    return await insertVisualTemplate(db, { ...fields, ...newRow(ctx), ownerId: user.id })
  })
}

/**
 * Adds a template that everyone sees. Its pictures become empty frames: they are the administrator's, and nobody else
 * could see them. Call it in an administrator's turn.
 * @throws AppError invalid_input | body_too_large | conflict
 */
export async function insertGlobalTemplate(ctx: Context, db: Database, sent: SentTemplate): Promise<VisualTemplate> {
  const fields = toFields(sent)
  await refuseTooMany(db, null)
  const { version: _version, pages = [], ...first } = fields.canvasData
  const document: SceneDocument = {
    pages: [first, ...pages].map((page) => ({ ...page, layers: page.layers.map(withoutPicture) })),
  }
  return await insertVisualTemplate(db, { ...fields, ...toChecked(document), ...newRow(ctx), ownerId: null })
}

/** Also for templates that belong to someone else, so that nobody learns of them. */
export function templateNotFound(): AppError {
  return new AppError('not_found', 'This template does not exist.')
}

function newRow(ctx: Context) {
  return { id: randomUUID(), builtInKey: null, createdAt: ctx.now() }
}

function toFields({ name, description, category, canvasData: document }: SentTemplate): TemplateFields {
  const checked = checkCanvasData(document)
  if (Buffer.byteLength(JSON.stringify(checked.canvasData)) > limits.templateBytes) {
    throw new AppError('body_too_large', 'This design is too large for a template. Remove some layers and try again.')
  }
  return { name, description: description ?? '', category: category || 'custom', ...checked }
}

async function refuseTooMany(db: Database, ownerId: string | null): Promise<void> {
  if ((await countVisualTemplates(db, ownerId)) < limits.visualTemplates) return
  const sentence = `There are ${limits.visualTemplates} templates already. Delete one to make room for another.`
  throw new AppError('conflict', sentence)
}
