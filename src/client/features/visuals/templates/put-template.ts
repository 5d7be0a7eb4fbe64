import type { Editor } from '#client/editor/editor-store'
import { confirmAction } from '#client/ui/confirm'
import { toast } from '#client/ui/toast'
import type { TemplateEntry } from './template-entry.ts'
import { templateTexts } from './texts.ts'

/**
 * Puts a template on the canvas: it replaces all layers and settings and resets the selection (spec section 4), as one
 * step that can be undone. Asks first while something there is not saved.
 *
 * @returns whether it was done.
 */
export async function putTemplate(editor: Editor, entry: TemplateEntry): Promise<boolean> {
  const document = entry.document()
  if (!document) {
    toast({ kind: 'error', ...templateTexts.unreadable })
    return false
  }
  editor.commitText()
  if (hasUnsavedLayers(editor) && !(await askToReplace(entry.name))) return false
  // pages of their own, so that a template is told from the visual it was once made of
  const pages = document.pages.map((page) => ({ ...page, id: editor.newId() }))
  editor.changeDocument(() => ({ pages }), { selection: [], pageIndex: 0, message: templateTexts.chosen(entry.name) })
  editor.fit()
  return true
}

function hasUnsavedLayers(editor: Editor): boolean {
  return editor.isDirty() && editor.getState().document.pages.some((page) => page.layers.length > 0)
}

function askToReplace(name: string): Promise<boolean> {
  const { title, description, confirmLabel } = templateTexts.replaceQuestion
  return confirmAction({ title, description: description(name), confirmLabel })
}
