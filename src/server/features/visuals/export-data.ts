import type { Context } from '#server/context/context'
import type { ExportData } from '#server/context/feature'
import type { WorkspaceId } from '#shared/contract/ids'
import { limits } from '#shared/rules/limits'
import { completeDocument } from './check-canvas-data.ts'
import { readUserTemplates } from './user-template-repository.ts'
import { findVisual, listVisuals } from './visual-repository.ts'
import { readVersions } from './visual-version-repository.ts'

export const exportData: ExportData = {
  files: {
    'visuals.json':
      'Your visuals, newest first, each with its document (canvasData) and what it was before (versions).',
    'visual-templates.json': 'The templates you saved.',
  },
  async *read(ctx, { workspace }) {
    yield { name: 'visuals.json', list: readVisuals(ctx, workspace) }
    yield { name: 'visual-templates.json', list: readTemplates(ctx, workspace) }
  },
}

async function* readVisuals(ctx: Context, ownerId: WorkspaceId) {
  for (const { id } of await listVisuals(ctx.db, ownerId, { limit: limits.visuals })) {
    const found = await findVisual(ctx.db, ownerId, id)
    if (!found) continue // deleted meanwhile
    const { ownerId: _owner, document, ...visual } = found
    const versions: unknown[] = []
    for (const { document: earlier, ...version } of await readVersions(ctx.db, { ownerId, id })) {
      versions.push({ ...version, canvasData: await completeDocument(earlier) })
    }
    yield { ...visual, canvasData: await completeDocument(document), versions }
  }
}

async function* readTemplates(ctx: Context, ownerId: WorkspaceId) {
  for await (const { ownerId: _owner, ...template } of readUserTemplates(ctx.db, ownerId)) yield template
}
