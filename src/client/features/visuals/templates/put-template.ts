import type { Editor } from '#client/editor/store/editor-store'
import { confirmAction } from '#client/ui/confirm'
import { toast } from '#client/ui/toast'
import type { SceneDocument } from '#shared/scene/scene'
import type { TemplateEntry } from './template-entry.ts'
import { templateTexts } from './texts.ts'

/**
 * Puts a template on the canvas: it replaces all layers and settings and resets the selection (spec section 4), as one
 * undo step. Asks first if there is unsaved work.
 * @param fill inserts the words of the visual's post
 * @returns whether it was done
 */
export async function putTemplate(
  editor: Editor,
  entry: TemplateEntry,
  fill?: (template: SceneDocument) => Promise<SceneDocument>,
): Promise<boolean> {
  const template = entry.document()
  if (!template) {
    toast({ kind: 'error', ...templateTexts.unreadable })
    return false
  }
  editor.commitText()
  if (hasUnsavedLayers(editor) && !(await askToReplace(entry.name))) return false
  const document = fill ? await filled(template, fill) : template
  // new page ids, so that a template differs from the visual it was once made of
  const pages = document.pages.map((page) => ({ ...page, id: editor.newId() }))
  editor.changeDocument(() => ({ pages }), { selection: [], pageIndex: 0, message: templateTexts.chosen(entry.name) })
  editor.fit()
  return true
}

/** With its samples if the post is not available, which it reports. */
async function filled(
  template: SceneDocument,
  fill: (template: SceneDocument) => Promise<SceneDocument>,
): Promise<SceneDocument> {
  try {
    return await fill(template)
  } catch {
    toast({ kind: 'error', ...templateTexts.notFilled })
    return template
  }
}

function hasUnsavedLayers(editor: Editor): boolean {
  return editor.isDirty() && editor.getState().document.pages.some((page) => page.layers.length > 0)
}

function askToReplace(name: string): Promise<boolean> {
  const { title, description, confirmLabel } = templateTexts.replaceQuestion
  return confirmAction({ title, description: description(name), confirmLabel })
}
