import type { Context } from '#server/context/context'
import { addRoute } from '#server/features/accounts/guarded-route'
import type { User } from '#server/features/accounts/people/user'
import {
  createGlobalTemplate,
  type SentTemplate,
  templateNotFound,
} from '#server/features/visuals/create-visual-template'
import { removeThumbnails } from '#server/features/visuals/thumbnails'
import { deleteUserTemplate } from '#server/features/visuals/user-template-repository'
import { toTemplateDto } from '#server/features/visuals/visual-dto'
import type { VisualTemplate } from '#server/features/visuals/visual-template'
import { deleteGlobalTemplate, findVisualTemplate } from '#server/features/visuals/visual-template-repository'
import type { Http } from '#server/platform/http/http'
import { personalWorkspaceOf } from '#shared/contract/ids'
import { limits } from '#shared/rules/limits'
import { withAdminLock } from './admin-lock.ts'

/** Visual templates that everyone sees. One route deletes both these and one's own. */
export function registerVisualTemplateRoutes(http: Http, ctx: Context): void {
  addRoute(
    http,
    ctx,
    'publishVisualTemplate',
    async ({ actor: { user }, body, reply }) => {
      const template = await publishTemplate(ctx, user, body)
      reply.status(201)
      return toTemplateDto(template)
    },
    { bodyLimit: limits.canvasBytes },
  )

  addRoute(http, ctx, 'deleteVisualTemplate', async ({ actor: { user, workspace }, params: { id } }) => {
    const isOwn = await deleteUserTemplate(ctx.db, workspace, id)
    if (!isOwn) await withdrawTemplate(ctx, user, id)
    const ownerId = isOwn ? workspace : null
    await removeThumbnails(ctx, { ownerId, kind: 'templates', id })
    return undefined
  })
}

/** @throws AppError invalid_input | body_too_large | conflict */
async function publishTemplate(ctx: Context, admin: User, sent: SentTemplate): Promise<VisualTemplate> {
  return await withAdminLock(ctx, admin, async ({ db, note }) => {
    const template = await createGlobalTemplate(ctx, db, sent)
    await note('visual-template.published', template.id, { name: sent.name })
    return template
  })
}

/** @throws AppError not_found; forbidden for everyone's template when the user is no administrator */
async function withdrawTemplate(ctx: Context, user: User, id: string): Promise<void> {
  if (!(await findVisualTemplate(ctx.db, personalWorkspaceOf(user.id), id))) throw templateNotFound()
  await withAdminLock(ctx, user, async ({ db, note }) => {
    const template = await findVisualTemplate(db, personalWorkspaceOf(user.id), id)
    if (!template) throw templateNotFound()
    await deleteGlobalTemplate(db, template, ctx.now())
    await note('visual-template.deleted', id, { name: template.name })
  })
}
