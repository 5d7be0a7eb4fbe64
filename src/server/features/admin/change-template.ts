import type { Context } from '#server/context/context'
import type { User } from '#server/features/accounts/people/user'
import {
  activateTemplate,
  deleteTemplate,
  findTemplate,
  insertTemplate,
  type PromptTemplate,
  updateTemplate,
} from '#server/features/styles/template-repository'
import type { Database } from '#server/platform/database/database'
import { AppError } from '#server/platform/errors'
import { type AdminChange, withAdminLock } from './admin-lock.ts'
import { requireFilled } from './require-filled.ts'

/** The prompt templates: exactly one of them is active at any time. */

export interface TemplateFields {
  name: string
  template: string
  /** Missing: inactive for a new one, else unchanged. */
  isActive?: boolean | undefined
}

/** @throws AppError invalid_input */
export async function createTemplate(ctx: Context, admin: User, given: TemplateFields): Promise<PromptTemplate> {
  requireFilled(given.name, given.template)
  return await withAdminLock(ctx, admin, async (change) => {
    const created = await insertTemplate(change.db, { ...given, updatedAt: ctx.now() })
    await change.note('prompt-template.created', String(created.id), { name: created.name })
    if (given.isActive) await switchTo(change, created)
    return await getTemplate(change.db, created.id)
  })
}

/**
 * A changed text becomes the next version; a new name alone does not.
 * @throws AppError invalid_input | not_found | conflict when none would be active
 */
export async function changeTemplate(
  ctx: Context,
  admin: User,
  id: number,
  given: TemplateFields,
): Promise<PromptTemplate> {
  requireFilled(given.name, given.template)
  return await withAdminLock(ctx, admin, async (change) => {
    const before = await getTemplate(change.db, id)
    if (before.isActive && given.isActive === false) {
      throw new AppError('conflict', 'activePromptTemplateKept')
    }
    const isNewText = given.template !== before.template
    if (isNewText || given.name !== before.name) {
      const { name, template } = given
      const version = before.version + (isNewText ? 1 : 0)
      await updateTemplate(change.db, { id: before.id, name, template, version, updatedAt: ctx.now() })
      await change.note('prompt-template.changed', String(id), { name })
    }
    if (given.isActive && !before.isActive) await switchTo(change, { id: before.id, name: given.name })
    return await getTemplate(change.db, id)
  })
}

/** @throws AppError not_found | conflict for the active one */
export async function removeTemplate(ctx: Context, admin: User, id: number): Promise<void> {
  await withAdminLock(ctx, admin, async ({ db, note }) => {
    const template = await getTemplate(db, id)
    if (template.isActive) {
      throw new AppError('conflict', 'activePromptTemplateNotDeleted')
    }
    await deleteTemplate(db, template.id)
    await note('prompt-template.deleted', String(id), { name: template.name })
  })
}

async function switchTo({ db, note }: AdminChange, { id, name }: Pick<PromptTemplate, 'id' | 'name'>): Promise<void> {
  await activateTemplate(db, id)
  await note('prompt-template.activated', String(id), { name })
}

async function getTemplate(db: Database, id: number): Promise<PromptTemplate> {
  const template = await findTemplate(db, id)
  if (!template) throw new AppError('not_found', 'promptTemplateMissing')
  return template
}
