import type { z } from 'zod'
import type { Context } from '#server/context/context'
import { addRoute } from '#server/features/accounts/guarded-route'
import { type ContentStyle, listSharedStyles } from '#server/features/styles/style-repository'
import { listTemplates, type PromptTemplate } from '#server/features/styles/template-repository'
import type { Http } from '#server/platform/http/http'
import type { AdminStyle, PromptTemplate as TemplateShape } from '#shared/contract/admin'
import { toIso } from '#shared/time/iso'
import { changeSharedStyle, createSharedStyle, removeSharedStyle } from './change-shared-style.ts'
import { changeTemplate, createTemplate, removeTemplate } from './change-template.ts'
import { previewPrompt } from './preview-prompt.ts'

/** The shared content styles and the prompt templates. */
export function registerWritingRoutes(http: Http, ctx: Context): void {
  addRoute(http, ctx, 'listAdminStyles', async () => (await listSharedStyles(ctx.db)).map(toAdminStyle))

  addRoute(http, ctx, 'createAdminStyle', async ({ actor: { user }, body, reply }) => {
    const style = await createSharedStyle(ctx, user, body)
    reply.status(201)
    return toAdminStyle(style)
  })

  addRoute(http, ctx, 'updateAdminStyle', async ({ actor: { user }, params, body }) =>
    toAdminStyle(await changeSharedStyle(ctx, user, params.id, body)),
  )

  addRoute(http, ctx, 'deleteAdminStyle', async ({ actor: { user }, params }) => {
    await removeSharedStyle(ctx, user, params.id)
    return undefined
  })

  addRoute(http, ctx, 'listTemplates', async () => (await listTemplates(ctx.db)).map(toTemplateDto))

  addRoute(http, ctx, 'createTemplate', async ({ actor: { user }, body, reply }) => {
    const template = await createTemplate(ctx, user, body)
    reply.status(201)
    return toTemplateDto(template)
  })

  addRoute(http, ctx, 'updateTemplate', async ({ actor: { user }, params, body }) =>
    toTemplateDto(await changeTemplate(ctx, user, params.id, body)),
  )

  addRoute(http, ctx, 'deleteTemplate', async ({ actor: { user }, params }) => {
    await removeTemplate(ctx, user, params.id)
    return undefined
  })

  addRoute(http, ctx, 'previewPrompt', ({ actor: { user }, body }) => previewPrompt(ctx, user, body))
}

function toAdminStyle({ id, name, promptPart, displayOrder }: ContentStyle): z.infer<typeof AdminStyle> {
  return { id, name, promptPart, displayOrder }
}

function toTemplateDto(template: PromptTemplate): z.infer<typeof TemplateShape> {
  return { ...template, updatedAt: toIso(template.updatedAt) }
}
