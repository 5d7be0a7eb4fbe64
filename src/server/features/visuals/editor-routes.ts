import type { Context } from '#server/context/context'
import { addRoute } from '#server/features/accounts/guarded-route'
import { personName } from '#server/features/accounts/people/person-name'
import type { Http } from '#server/platform/http/http'
import { toIso } from '#shared/time/iso'
import { visualNotFound } from './save-visual.ts'
import { findEditor, holdVisual, releaseVisual } from './visual-editor-repository.ts'
import { findVisualFacts } from './visual-repository.ts'

/** Who edits a visual of a team. It tells people of each other, and keeps nobody from saving: each save names its version. */
export function registerEditorRoutes(http: Http, ctx: Context): void {
  addRoute(http, ctx, 'editVisual', async ({ actor, params: { id }, body: { page, does } }) => {
    const key = { ownerId: actor.workspace, id }
    const by = { userId: actor.user.id, page }
    if (does === 'leave') await releaseVisual(ctx.db, key, by)
    else await holdVisual(ctx.db, key, { ...by, takeOver: does === 'take-over' }, ctx.now())
    const [editor, visual] = await Promise.all([
      findEditor(ctx.db, key, ctx.now()),
      findVisualFacts(ctx.db, actor.workspace, id),
    ])
    if (!visual) throw visualNotFound()
    const isOther = editor && editor.userId !== actor.user.id
    return {
      other: isOther ? { name: personName(editor), since: toIso(editor.since) } : null,
      updatedAt: toIso(visual.updatedAt),
    }
  })
}
