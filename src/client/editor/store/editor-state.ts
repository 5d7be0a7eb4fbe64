import type { Camera } from '#shared/scene/camera'
import type { Frame } from '#shared/scene/handles'
import type { Box, Layer, Point, Scene, SceneDocument } from '#shared/scene/scene'
import type { SnapLine } from '#shared/scene/snapping'

/** What the editor knows at one moment. Immutable: a part that did not change is the same object as before. */
export interface EditorState {
  readonly document: SceneDocument
  readonly pageIndex: number
  /** Bottom layer first. */
  readonly selection: readonly string[]
  /** The group whose layers are picked one by one. */
  readonly enteredGroup: string | undefined
  readonly camera: Camera
  /** Of the view, in CSS pixels; 0 by 0 until it is on the page. */
  readonly viewport: Size
  /** The space bar is held: a drag moves the view. */
  readonly isPanning: boolean
  readonly preview: Preview | undefined
  readonly snapLines: readonly SnapLine[]
  /** In canvas pixels. */
  readonly marquee: Box | undefined
  readonly hover: string | undefined
  readonly editingText: EditingText | undefined
  /** The layer whose picture is being moved in its frame; how it looks now is the preview. */
  readonly cropping: { readonly layerId: string; readonly picture: Size } | undefined
  /** What the next drag over the canvas draws. */
  readonly tool: DrawingTool | undefined
  readonly cursor: string
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly isDirty: boolean
  /** The last thing that was announced. */
  readonly message: string
}

/** Layers that can be drawn, by the names of their kinds. */
export type DrawingTool = 'text' | 'image' | 'placeholder' | 'rectangle' | 'circle' | 'triangle' | 'line' | 'arrow'

export interface Size {
  readonly width: number
  readonly height: number
}

/** A gesture as it stands: how the layers in hand look now, outside the document and its history. */
export interface Preview {
  readonly layers: readonly Layer[]
  readonly ids: ReadonlySet<string>
  readonly frame: Frame
  /** The layers in hand are copies: those they were taken from stay where they are. */
  readonly isCopy: boolean
  /** How far all of it has come since the press, in canvas pixels, where nothing else of it has changed. */
  readonly moved?: Point
}

export interface EditingText {
  readonly layerId: string
  /** Where the caret goes, in client pixels; without it all is selected. */
  readonly at?: Point
}

const indexes = new WeakMap<readonly Layer[], ReadonlyMap<string, Layer>>()

/** Layers by id. Made once for a list of layers, so that a moving pointer does not search through thousands. */
function layerIndex(scene: Scene): ReadonlyMap<string, Layer> {
  const known = indexes.get(scene.layers)
  if (known) return known
  const index = new Map(scene.layers.map((layer) => [layer.id, layer]))
  indexes.set(scene.layers, index)
  return index
}

/** The page in hand as it was last committed. */
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

/** The selected layers as committed, bottom first; the same array as long as neither page nor selection changed. */
export function selectedLayers(state: EditorState): readonly Layer[] {
  if (state.selection.length === 0) return noLayers
  const scene = sceneOf(state)
  if (lastSelected?.scene === scene && lastSelected.selection === state.selection) return lastSelected.layers
  const index = layerIndex(scene)
  const layers = state.selection.flatMap((id) => index.get(id) ?? [])
  lastSelected = { scene, selection: state.selection, layers }
  return layers
}

/** The selected layers as they look on screen, in mid gesture too. */
export function shownLayers(state: EditorState): readonly Layer[] {
  return state.preview && !state.preview.isCopy ? state.preview.layers : selectedLayers(state)
}
