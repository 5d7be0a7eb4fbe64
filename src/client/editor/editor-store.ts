import type { SceneDocument } from '#shared/scene/scene'
import { type ArrangeActs, arrangeActs } from './arrange-acts.ts'
import { type CropActs, cropActs } from './crop-acts.ts'
import { createCore, type EditorCore, type EditorOptions } from './editor-core.ts'
import { type InsertActs, insertActs } from './insert-acts.ts'
import { type PageActs, pageActs } from './page-acts.ts'
import { type SelectionActs, selectionActs } from './selection-acts.ts'
import { type TextActs, textActs } from './text-acts.ts'
import { type ViewActs, viewActs } from './view-acts.ts'

/** One opened visual: its state and all that can be done to it. Knows no React, no page and no network. */
export interface Editor
  extends EditorCore,
    ViewActs,
    SelectionActs,
    PageActs,
    InsertActs,
    ArrangeActs,
    TextActs,
    CropActs {}

/** Opening another visual makes another editor: a history belongs to one document. */
export function createEditor(document: SceneDocument, options: EditorOptions = {}): Editor {
  const core = createCore(document, options)
  return {
    ...core,
    ...viewActs(core),
    ...selectionActs(core),
    ...pageActs(core),
    ...insertActs(core),
    ...arrangeActs(core),
    ...textActs(core),
    ...cropActs(core),
  }
}
