import { pointerRules } from '#shared/rules/canvas'
import { screenToWorld } from '#shared/scene/camera'
import type { Layer, Point } from '#shared/scene/scene'
import { selectedLayers } from '../store/editor-state.ts'
import type { Editor } from '../store/editor-store.ts'

/** The modifier keys held now. They may change during a gesture. */
export interface Modifiers {
  readonly shift: boolean
  readonly alt: boolean
  /** Or Cmd. */
  readonly ctrl: boolean
}

export const noModifiers: Modifiers = { shift: false, alt: false, ctrl: false }

/** What a drag does between the press and the release. Points are screen pixels of the view. */
export interface PointerGesture {
  readonly cursor?: string
  /** Whether the view scrolls when the pointer reaches its edge. */
  readonly isFollowed?: boolean
  move(at: Point, modifiers: Modifiers): void
  /** Commits one history entry, or none if nothing changed. */
  end(): void
  /** Restores the state before the gesture. */
  cancel(): void
}

export function canvasPoint(editor: Editor, at: Point): Point {
  return screenToWorld(editor.getState().camera, at)
}

/** In canvas pixels. */
export function snapReach(editor: Editor): number {
  return pointerRules.snapThreshold / editor.getState().camera.zoom
}

/** The selected layers that a gesture may change. */
export function draggedLayers(editor: Editor): readonly Layer[] {
  return selectedLayers(editor.getState()).filter((layer) => !layer.locked && layer.visible)
}

export function clearPreview(editor: Editor): void {
  editor.setState({ preview: undefined, snapLines: [] })
}
