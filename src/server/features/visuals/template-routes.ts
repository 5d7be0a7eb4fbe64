import type { Context } from '#server/context/context'
import { addRoute } from '#server/features/accounts/guarded-route'
import type { Http } from '#server/platform/http/http'
import { sendPicture } from '#server/platform/http/send-picture'
import { limits } from '#shared/rules/limits'
import { createVisualTemplate, templateNotFound } from './create-visual-template.ts'
import type { Thumbnails } from './thumbnails.ts'
import { listUserTemplates } from './user-template-repository.ts'
import { toTemplateDto } from './visual-dto.ts'
import { countTemplateUse, findVisualTemplate, listGlobalTemplates } from './visual-template-repository.ts'

/**
 * Visual templates over HTTP. Deleting is with the administrators' routes, because it also works on shared templates
 * and is written to the audit log.
 */
export function registerTemplateRoutes(http: Http, ctx: Context, thumbnails: Thumbnails): void {
  addRoute(http, ctx, 'listVisualTemplates', async ({ actor }) => {
    const own = await listUserTemplates(ctx.db, actor.workspace)
    const everyones = await listGlobalTemplates(ctx.db)
    return { userTemplates: own.map(toTemplateDto), globalTemplates: everyones.map(toTemplateDto) }
  })

  addRoute(
    http,
    ctx,
    'createVisualTemplate',
    async ({ actor, body, reply }) => {
      const template = await createVisualTemplate(ctx, actor, body)
      reply.status(201)
      return toTemplateDto(template)
    },
    { bodyLimit: limits.canvasBytes },
  )

  addRoute(http, ctx, 'useVisualTemplate', async ({ actor, params }) => {
    if (!(await countTemplateUse(ctx.db, actor.workspace, params.id))) throw templateNotFound()
    return undefined
  })

  addRoute(http, ctx, 'getVisualTemplateThumbnail', async ({ actor, params, query, reply }) => {
    const find = () => findVisualTemplate(ctx.db, actor.workspace, params.id)
    const template = await find()
    const load = async () => (await find())?.canvasData
    const file = template && (await thumbnails.read({ ...template, kind: 'templates' }, load))
    if (!template || !file) throw templateNotFound()
    const isFinal = query.v === String(template.updatedAt)
    sendPicture(reply, file, { name: template.name, mimeType: 'image/webp', isFinal })
    return undefined
  })
}
