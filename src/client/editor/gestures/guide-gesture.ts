import { worldToScreen } from '#shared/scene/camera'
import { setSettings } from '#shared/scene/edit'
import type { Guide, Point } from '#shared/scene/scene'
import type { Editor } from '../store/editor-store.ts'
import { canvasPoint, type PointerGesture } from './gesture.ts'

/** The distance at which the pointer hits a guide, in screen pixels. */
const reach = 3

/** The index of the guide under the pointer. */
export function guideAt(editor: Editor, at: Point): number | undefined {
  const { camera } = editor.getState()
  const found = editor.scene().settings.guides.findIndex(({ type, position }) => {
    const on = worldToScreen(camera, { x: position, y: position })
    return Math.abs(type === 'vertical' ? on.x - at.x : on.y - at.y) <= reach
  })
  return found === -1 ? undefined : found
}

export function guideCursor(editor: Editor, index: number): string {
  return editor.scene().settings.guides[index]?.type === 'vertical' ? 'col-resize' : 'row-resize'
}

/** Drags a guide; dropping it outside the page removes it. */
export function guideGesture(editor: Editor, index: number): PointerGesture {
  const { guides, width, height } = editor.scene().settings
  const dragged = guides[index]
  const set = (next: readonly Guide[]) =>
    editor.change((scene) => setSettings(scene, { guides: next }), { mergeKey: `guide ${index}` })
  const positionAt = (at: Point) => {
    const { x, y } = canvasPoint(editor, at)
    return Math.round(dragged?.type === 'vertical' ? x : y)
  }
  let isOffPage = false
  editor.beginDrag()

  return {
    cursor: guideCursor(editor, index),
    move(at) {
      if (!dragged) return
      const position = positionAt(at)
      isOffPage = position < 0 || position > (dragged.type === 'vertical' ? width : height)
      set(guides.with(index, { ...dragged, position }))
    },
    end() {
      if (isOffPage) set(guides.toSpliced(index, 1))
      editor.endDrag()
    },
    cancel() {
      set(guides)
      editor.endDrag()
    },
  }
}
