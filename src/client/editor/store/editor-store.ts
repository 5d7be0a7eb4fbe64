import type { SceneDocument } from '#shared/scene/scene'
import { type ArrangeMethods, arrangeMethods } from './arrange-methods.ts'
import { type CropMethods, cropMethods } from './crop-methods.ts'
import { type DrawMethods, drawMethods } from './draw-methods.ts'
import { createCore, type EditorCore, type EditorOptions } from './editor-core.ts'
import { type InsertMethods, insertMethods } from './insert-methods.ts'
import { type PageMethods, pageMethods } from './page-methods.ts'
import { type SelectionMethods, selectionMethods } from './selection-methods.ts'
import { type TextMethods, textMethods } from './text-methods.ts'
import { type ViewMethods, viewMethods } from './view-methods.ts'

/** One opened visual: its state and every operation on it. Independent of React, the DOM and the network. */
export interface Editor
  extends EditorCore,
    ViewMethods,
    SelectionMethods,
    PageMethods,
    InsertMethods,
    DrawMethods,
    ArrangeMethods,
    TextMethods,
    CropMethods {}

/** Opening another visual creates another editor: a history belongs to one document. */
export function createEditor(document: SceneDocument, options: EditorOptions = {}): Editor {
  const core = createCore(document, options)
  return {
    ...core,
    ...viewMethods(core),
    ...selectionMethods(core),
    ...pageMethods(core),
    ...insertMethods(core),
    ...drawMethods(core),
    ...arrangeMethods(core),
    ...textMethods(core),
    ...cropMethods(core),
  }
}
