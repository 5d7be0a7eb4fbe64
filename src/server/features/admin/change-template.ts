import type { Context } from '#server/context'
import type { User } from '#server/features/accounts/user'
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
import { administer, type Turn } from './administer.ts'
import { requireFilled } from './require-filled.ts'

/** The templates that posts are written by: always exactly one of them is active. */

export interface TemplateFields {
  name: string
  template: string
  /** Missing: inactive when new, else as it was. */
  isActive?: boolean | undefined
}

/** @throws AppError invalid_input */
export async function createTemplate(ctx: Context, admin: User, given: TemplateFields): Promise<PromptTemplate> {
  requireFilled(given.name, given.template)
  return await administer(ctx, admin, async (turn) => {
    const created = await insertTemplate(turn.db, { ...given, updatedAt: ctx.now() })
    await turn.note('Created the prompt template', created.name)
    if (given.isActive) await switchTo(turn, created)
    return await getTemplate(turn.db, created.id)
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
  return await administer(ctx, admin, async (turn) => {
    const before = await getTemplate(turn.db, id)
    if (before.isActive && given.isActive === false) {
      throw new AppError('conflict', 'Posts are written by this template. Activate another one instead.')
    }
    const isNewText = given.template !== before.template
    if (isNewText || given.name !== before.name) {
      const { name, template } = given
      const version = before.version + (isNewText ? 1 : 0)
      await updateTemplate(turn.db, { id: before.id, name, template, version, updatedAt: ctx.now() })
      await turn.note('Changed the prompt template', name)
    }
    if (given.isActive && !before.isActive) await switchTo(turn, { id: before.id, name: given.name })
    return await getTemplate(turn.db, id)
  })
}

/** @throws AppError not_found | conflict for the active one */
export async function removeTemplate(ctx: Context, admin: User, id: number): Promise<void> {
  await administer(ctx, admin, async ({ db, note }) => {
    const template = await getTemplate(db, id)
    if (template.isActive) {
      throw new AppError('conflict', 'Posts are written by this template. Activate another one before you delete it.')
    }
    await deleteTemplate(db, template.id)
    await note('Deleted the prompt template', template.name)
  })
}

async function switchTo({ db, note }: Turn, { id, name }: Pick<PromptTemplate, 'id' | 'name'>): Promise<void> {
  await activateTemplate(db, id)
  await note('Activated the prompt template', name)
}

async function getTemplate(db: Database, id: number): Promise<PromptTemplate> {
  const template = await findTemplate(db, id)
  if (!template) throw new AppError('not_found', 'This prompt template does not exist.')
  return template
}
