import type { Camera } from '#shared/scene/camera'
import type { Frame } from '#shared/scene/handles'
import type { KindWord } from '#shared/scene/layer-kind'
import type { Box, Layer, Point, Scene, SceneDocument } from '#shared/scene/scene'
import type { SnapLine } from '#shared/scene/snapping'

/** The editor's state. Immutable: a part that did not change is the same object as before. */
export interface EditorState {
  readonly document: SceneDocument
  readonly pageIndex: number
  /** Bottom layer first. */
  readonly selection: readonly string[]
  /** The group whose layers can be selected one by one. */
  readonly enteredGroup: string | undefined
  readonly camera: Camera
  /** Of the view, in CSS pixels; 0 by 0 until it is mounted. */
  readonly viewport: Size
  /** The space bar is held: a drag moves the view. */
  readonly isPanning: boolean
  readonly preview: Preview | undefined
  readonly snapLines: readonly SnapLine[]
  /** In canvas pixels. */
  readonly marquee: Box | undefined
  readonly hover: string | undefined
  readonly editingText: EditingText | undefined
  /** The layer being cropped; the preview has its current look. */
  readonly cropping: { readonly layerId: string; readonly picture: Size } | undefined
  /** What the next drag over the canvas draws. */
  readonly tool: DrawingTool | undefined
  readonly cursor: string
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly isDirty: boolean
  /** The last announcement for screen readers. */
  readonly message: string
}

/** Layers that can be drawn, by the names of their kinds. */
export type DrawingTool = Exclude<KindWord, 'icon' | 'chart' | 'qr'>

export interface Size {
  readonly width: number
  readonly height: number
}

/** A gesture's current state: the dragged layers as they look now, outside the document and its history. */
export interface Preview {
  readonly layers: readonly Layer[]
  readonly ids: ReadonlySet<string>
  readonly frame: Frame
  /** The dragged layers are copies: the originals stay where they are. */
  readonly isCopy: boolean
  /** How far everything has moved since the press, in canvas pixels; only set where nothing else changed. */
  readonly moved?: Point
}

export interface EditingText {
  readonly layerId: string
  /** Where the caret goes, in client pixels; without it, all text is selected. */
  readonly at?: Point
}

const indexes = new WeakMap<readonly Layer[], ReadonlyMap<string, Layer>>()

/** Layers by id, built once per list of layers, so that pointer moves do not search through thousands. */
function layerIndex(scene: Scene): ReadonlyMap<string, Layer> {
  const known = indexes.get(scene.layers)
  if (known) return known
  const index = new Map(scene.layers.map((layer) => [layer.id, layer]))
  indexes.set(scene.layers, index)
  return index
}

/** The current page as last committed. */
export function sceneOf(state: Pick<EditorState, 'document' | 'pageIndex'>): Scene {
  const scene = state.document.pages[state.pageIndex] ?? state.document.pages[0]
  if (!scene) throw new Error('A document has at least one page.')
  return scene
}

export function findLayer(state: EditorState, id: string): Layer | undefined {
  return layerIndex(sceneOf(state)).get(id)
}

const noLayers: readonly Layer[] = []
let lastSelected: { scene: Scene; selection: readonly string[]; layers: readonly Layer[] } | undefined

/** The selected layers as committed, bottom first; the same array as long as neither page nor selection changes. */
export function selectedLayers(state: EditorState): readonly Layer[] {
  if (state.selection.length === 0) return noLayers
  const scene = sceneOf(state)
  if (lastSelected?.scene === scene && lastSelected.selection === state.selection) return lastSelected.layers
  const index = layerIndex(scene)
  const layers = state.selection.flatMap((id) => index.get(id) ?? [])
  lastSelected = { scene, selection: state.selection, layers }
  return layers
}

/** The selected layers as shown on screen, also during a gesture. */
export function shownLayers(state: EditorState): readonly Layer[] {
  return state.preview && !state.preview.isCopy ? state.preview.layers : selectedLayers(state)
}
