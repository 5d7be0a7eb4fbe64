import { editRules } from '#shared/rules/canvas'
import { align, distribute, group, ungroup } from '#shared/scene/arrange'
import { duplicateLayers, removeLayers, replaceLayers, updateLayers } from '#shared/scene/edit'
import { centreOf } from '#shared/scene/geometry'
import { frameOf } from '#shared/scene/handles'
import { bringToFront, lowerLayer, moveLayerTo, raiseLayer, sendToBack } from '#shared/scene/reorder'
import type { Layer, Scene } from '#shared/scene/scene'
import { applyGesture, flip, rotateLayers, translate } from '#shared/scene/transform'
import type { EditorCore } from './editor-core.ts'
import { findLayer, selectedLayers } from './editor-state.ts'
import { settleTexts } from './text-size.ts'

export type ArrangeActs = ReturnType<typeof arrangeActs>

/** What is done to the selected layers. Moves by key come in runs: one run is one history entry. */
export function arrangeActs(core: EditorCore) {
  const ids = () => core.getState().selection
  /** Locked layers stay as they are, though the layer list can select them. */
  const free = () => selectedLayers(core.getState()).filter((layer) => !layer.locked)
  const freeIds = () => free().map((layer) => layer.id)
  const count = (layers: number) => (layers === 1 ? 'Layer' : `${layers} layers`)

  function changeSelected(change: (scene: Scene, ids: readonly string[]) => Scene, message: string): void {
    core.change((scene) => change(scene, ids()), { message })
  }

  function move(
    kind: string,
    change: (layers: readonly Layer[]) => readonly Layer[],
    message: (first: Layer) => string,
  ) {
    const layers = free()
    if (layers.length === 0) return
    const moved = change(layers)
    const mergeKey = `${kind}:${layers.map((layer) => layer.id).join()}`
    core.change((scene) => replaceLayers(scene, moved), { mergeKey, ...(moved[0] && { message: message(moved[0]) }) })
  }

  return {
    deleteSelection() {
      const gone = freeIds()
      if (gone.length === 0) return
      const message = `${count(gone.length)} deleted.`
      core.setState({ editingText: undefined, cropping: undefined })
      core.change((scene) => removeLayers(scene, gone), { selection: [], message })
    },
    duplicateSelection() {
      if (ids().length === 0) return
      const copied = duplicateLayers(core.scene(), ids(), core.newId)
      core.change(() => copied.scene, { selection: copied.ids, message: `${count(copied.ids.length)} duplicated.` })
    },
    groupSelection() {
      if (ids().length < 2) return
      core.setState({ enteredGroup: undefined })
      changeSelected((scene, selected) => group(scene, selected, core.newId()), `${ids().length} layers grouped.`)
    },
    ungroupSelection() {
      core.setState({ enteredGroup: undefined })
      changeSelected(ungroup, 'Group taken apart.')
    },

    nudge: (dx: number, dy: number) =>
      move(
        'nudge',
        (layers) => translate(layers, dx, dy),
        ({ x, y }) => `Moved to ${round(x)}, ${round(y)}.`,
      ),
    /** From the lower right corner, as dragging its handle would; texts change their width. */
    resizeBy: (dw: number, dh: number) =>
      move(
        'resize',
        (layers) => settleTexts(layers, resized(layers, dw, dh), core.measure),
        ({ width, height }) => `Size ${round(width)} by ${round(height)}.`,
      ),
    rotateBy: (degrees: number) =>
      move(
        'rotate',
        (layers) => rotateLayers(layers, centreOf(frameOf(layers) ?? origin), degrees),
        ({ rotation }) => `Turned to ${round(rotation)} degrees.`,
      ),
    flipSelection: (direction: 'horizontal' | 'vertical') =>
      core.change((scene) => replaceLayers(scene, flip(free(), direction)), { message: 'Mirrored.' }),

    raise: () => changeSelected(raiseLayer, 'Moved a step to the front.'),
    lower: () => changeSelected(lowerLayer, 'Moved a step to the back.'),
    toFront: () => changeSelected(bringToFront, 'Moved to the front.'),
    toBack: () => changeSelected(sendToBack, 'Moved to the back.'),
    /** `index` counts from the bottom. */
    moveLayer: (id: string, index: number) => core.change((scene) => moveLayerTo(scene, id, index)),

    alignSelection: (edge: Parameters<typeof align>[2]) =>
      core.change((scene) => align(scene, freeIds(), edge), { message: 'Aligned.' }),
    distributeSelection: (direction: Parameters<typeof distribute>[2]) =>
      core.change((scene) => distribute(scene, freeIds(), direction), { message: 'Distributed.' }),

    setLocked: (of: readonly string[], locked: boolean) =>
      core.change(
        (scene) => updateLayers(scene, of, (layer) => (layer.locked === locked ? layer : { ...layer, locked })),
        {
          message: locked ? 'Locked.' : 'Unlocked.',
        },
      ),
    setVisible: (of: readonly string[], visible: boolean) =>
      core.change(
        (scene) => updateLayers(scene, of, (layer) => (layer.visible === visible ? layer : { ...layer, visible })),
        { message: visible ? 'Shown.' : 'Hidden.' },
      ),
    /** A blank name leaves the old one. */
    rename(id: string, name: string) {
      const trimmed = name.trim()
      if (trimmed === '' || findLayer(core.getState(), id)?.name === trimmed) return
      core.change((scene) => updateLayers(scene, [id], (layer) => ({ ...layer, name: trimmed })), {
        message: `Renamed to ${trimmed}.`,
      })
    },
  }
}

const origin = { x: 0, y: 0, width: 0, height: 0, rotation: 0 }

function resized(layers: readonly Layer[], dw: number, dh: number): readonly Layer[] {
  const frame = frameOf(layers)
  if (!frame) return layers
  const pull = { kind: 'resize', dx: dw, dy: dh, keepRatio: false, fromCentre: false } as const
  const isText = layers.length === 1 && layers[0]?.type === 'text'
  return applyGesture(
    layers,
    { ...frame, rotation: 0 },
    { ...pull, handle: isText ? 'e' : dh === 0 ? 'e' : dw === 0 ? 's' : 'se' },
  )
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

export const nudgeStep = (isBig: boolean) => (isBig ? editRules.bigNudge : editRules.nudge)
