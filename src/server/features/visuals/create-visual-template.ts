import { randomUUID } from 'node:crypto'
import type { Context } from '#server/context/context'
import type { Actor } from '#server/features/accounts/people/actor'
import { withWorkspaceLock } from '#server/features/accounts/people/workspace-lock'
import type { Database } from '#server/platform/database/database'
import { AppError } from '#server/platform/errors'
import { because } from '#shared/errors/reason'
import { limits } from '#shared/rules/limits'
import type { SceneDocument } from '#shared/scene/scene'
import { checkCanvasData, toChecked } from './check-canvas-data.ts'
import { withoutPicture } from './scene-pictures.ts'
import { countUserTemplates, insertUserTemplate } from './user-template-repository.ts'
import type { TemplateFields, VisualTemplate } from './visual-template.ts'
import { countGlobalTemplates, insertGlobalTemplate } from './visual-template-repository.ts'

export interface SentTemplate {
  name: string
  description?: string | null | undefined
  category?: string | null | undefined
  canvasData?: unknown
}

/** @throws AppError invalid_input | body_too_large | conflict when the user has the maximum number */
export async function createVisualTemplate(ctx: Context, actor: Actor, sent: SentTemplate): Promise<VisualTemplate> {
  const fields = await toFields(sent)
  return await withWorkspaceLock(ctx, actor.workspace, async (db) => {
    refuseTooMany(await countUserTemplates(db, actor.workspace))
    return await insertUserTemplate(db, actor.workspace, { ...fields, ...newRow(ctx) })
  })
}

/**
 * Adds a template that everyone sees. Its pictures become empty frames: they are the administrator's, and nobody else
 * could see them. Call it under the administration lock.
 * @throws AppError invalid_input | body_too_large | conflict
 */
export async function createGlobalTemplate(ctx: Context, db: Database, sent: SentTemplate): Promise<VisualTemplate> {
  const fields = await toFields(sent)
  refuseTooMany(await countGlobalTemplates(db))
  const { version: _version, pages = [], ...first } = fields.canvasData
  const document: SceneDocument = {
    pages: [first, ...pages].map((page) => ({ ...page, layers: page.layers.map(withoutPicture) })),
  }
  return await insertGlobalTemplate(db, { ...fields, ...toChecked(document), ...newRow(ctx), builtInKey: null })
}

/** Also for someone else's templates, so that nobody learns of them. */
export function templateNotFound(): AppError {
  return new AppError('not_found', 'visualTemplateMissing')
}

function newRow(ctx: Context) {
  return { id: randomUUID(), createdAt: ctx.now() }
}

async function toFields({ name, description, category, canvasData: document }: SentTemplate): Promise<TemplateFields> {
  const checked = await checkCanvasData(document)
  if (Buffer.byteLength(JSON.stringify(checked.canvasData)) > limits.templateBytes) {
    throw new AppError('body_too_large', 'visualTemplateTooLarge')
  }
  return { name, description: description ?? '', category: category || 'custom', ...checked }
}

function refuseTooMany(count: number): void {
  if (count < limits.visualTemplates) return
  throw new AppError('conflict', because('tooManyVisualTemplates', { most: limits.visualTemplates }))
}
