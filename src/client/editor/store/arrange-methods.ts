import { align, distribute, group, ungroup } from '#shared/scene/arrange'
import { duplicateLayers, removeLayers, replaceLayers, updateLayers } from '#shared/scene/edit'
import { centreOf } from '#shared/scene/geometry'
import { frameOf } from '#shared/scene/handles'
import { bringToFront, lowerLayer, moveLayerTo, moveNextTo, raiseLayer, sendToBack } from '#shared/scene/reorder'
import type { Layer, Scene } from '#shared/scene/scene'
import { applyGesture, flip, rotateLayers, translate } from '#shared/scene/transform'
import { editorTexts } from '../texts/texts.ts'
import type { EditorCore } from './editor-core.ts'
import { findLayer, selectedLayers } from './editor-state.ts'
import { settleTexts } from './text-size.ts'

export type ArrangeMethods = ReturnType<typeof arrangeMethods>

/** Changes to the selected layers. A run of moves by key is one history entry. */
export function arrangeMethods(core: EditorCore) {
  const ids = () => core.getState().selection
  /** Locked layers do not change, though the layer list can select them. */
  const free = () => selectedLayers(core.getState()).filter((layer) => !layer.locked)
  const freeIds = () => free().map((layer) => layer.id)

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
      const message = editorTexts.done.deleted(gone.length)
      core.setState({ editingText: undefined, cropping: undefined })
      core.change((scene) => removeLayers(scene, gone), { selection: [], message })
    },
    duplicateSelection() {
      if (ids().length === 0) return
      const copied = duplicateLayers(core.scene(), ids(), core.newId)
      core.change(() => copied.scene, {
        selection: copied.ids,
        message: editorTexts.done.duplicated(copied.ids.length),
      })
    },
    groupSelection() {
      if (ids().length < 2) return
      core.setState({ enteredGroup: undefined })
      changeSelected((scene, selected) => group(scene, selected, core.newId()), editorTexts.done.grouped(ids().length))
    },
    ungroupSelection() {
      core.setState({ enteredGroup: undefined })
      changeSelected(ungroup, editorTexts.done.ungrouped)
    },

    nudge: (dx: number, dy: number) =>
      move(
        'nudge',
        (layers) => translate(layers, dx, dy),
        ({ x, y }) => editorTexts.done.moved(round(x), round(y)),
      ),
    /** From the lower right corner, like dragging its handle; texts change their width. */
    resizeBy: (dw: number, dh: number) =>
      move(
        'resize',
        (layers) => settleTexts(layers, resized(layers, dw, dh), core.measure),
        ({ width, height }) => editorTexts.done.resized(round(width), round(height)),
      ),
    rotateBy: (degrees: number) =>
      move(
        'rotate',
        (layers) => rotateLayers(layers, centreOf(frameOf(layers) ?? origin), degrees),
        ({ rotation }) => editorTexts.done.turned(round(rotation)),
      ),
    flipSelection: (direction: 'horizontal' | 'vertical') =>
      core.change((scene) => replaceLayers(scene, flip(free(), direction)), { message: editorTexts.done.flipped }),

    raise: () => changeSelected(raiseLayer, editorTexts.done.raised),
    lower: () => changeSelected(lowerLayer, editorTexts.done.lowered),
    toFront: () => changeSelected(bringToFront, editorTexts.done.toFront),
    toBack: () => changeSelected(sendToBack, editorTexts.done.toBack),
    /** `index` counts from the bottom. */
    moveLayer: (id: string, index: number) => core.change((scene) => moveLayerTo(scene, id, index)),

    moveNextTo: (of: readonly string[], targetId: string, side: 'above' | 'below') =>
      core.change((scene) => moveNextTo(scene, of, targetId, side)),

    alignSelection: (edge: Parameters<typeof align>[2]) =>
      core.change((scene) => align(scene, freeIds(), edge), { message: editorTexts.done.aligned }),
    distributeSelection: (direction: Parameters<typeof distribute>[2]) =>
      core.change((scene) => distribute(scene, freeIds(), direction), { message: editorTexts.done.distributed }),

    setLocked: (of: readonly string[], locked: boolean) =>
      core.change(
        (scene) => updateLayers(scene, of, (layer) => (layer.locked === locked ? layer : { ...layer, locked })),
        {
          message: locked ? editorTexts.done.locked : editorTexts.done.unlocked,
        },
      ),
    setVisible: (of: readonly string[], visible: boolean) =>
      core.change(
        (scene) => updateLayers(scene, of, (layer) => (layer.visible === visible ? layer : { ...layer, visible })),
        { message: visible ? editorTexts.done.shown : editorTexts.done.hidden },
      ),
    /** A blank name keeps the old one. */
    renameGroup(groupId: string, name: string) {
      const groupName = name.trim()
      const members = core.scene().layers.filter((layer) => layer.groupId === groupId)
      if (groupName === '' || members.every((layer) => layer.groupName === groupName)) return
      const ids = members.map(({ id }) => id)
      core.change((scene) => updateLayers(scene, ids, (layer) => ({ ...layer, groupName })), {
        message: editorTexts.done.renamed(groupName),
      })
    },
    /** A blank name keeps the old one. */
    rename(id: string, name: string) {
      const trimmed = name.trim()
      if (trimmed === '' || findLayer(core.getState(), id)?.name === trimmed) return
      core.change((scene) => updateLayers(scene, [id], (layer) => ({ ...layer, name: trimmed })), {
        message: editorTexts.done.renamed(trimmed),
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
