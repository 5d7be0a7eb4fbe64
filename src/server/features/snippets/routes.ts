import type { Context } from '#server/context/context'
import { addRoute } from '#server/features/accounts/guarded-route'
import { AppError } from '#server/platform/errors'
import type { Http } from '#server/platform/http/http'
import { createSnippet } from './create-snippet.ts'
import { deleteSnippet, listSnippets, updateSnippet } from './snippet-repository.ts'

/** An author's snippets over HTTP. */
export function registerSnippetRoutes(http: Http, ctx: Context): void {
  addRoute(http, ctx, 'listSnippets', ({ actor }) => listSnippets(ctx.db, actor.workspace))

  addRoute(http, ctx, 'createSnippet', async ({ actor, body, reply }) => {
    const snippet = await createSnippet(ctx, actor, body)
    reply.status(201)
    return snippet
  })

  addRoute(http, ctx, 'updateSnippet', async ({ actor, params, body }) => {
    const snippet = await updateSnippet(ctx.db, actor.workspace, params.id, body)
    if (!snippet) throw snippetNotFound()
    return snippet
  })

  addRoute(http, ctx, 'deleteSnippet', async ({ actor, params }) => {
    if (!(await deleteSnippet(ctx.db, actor.workspace, params.id))) throw snippetNotFound()
    return undefined
  })
}

/** Also for someone else's snippet, so that nobody learns of it. */
function snippetNotFound(): AppError {
  return new AppError('not_found', 'snippetMissing')
}
