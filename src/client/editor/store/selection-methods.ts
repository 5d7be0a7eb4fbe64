import { expandToGroups } from '#shared/scene/arrange'
import type { Layer } from '#shared/scene/scene'
import { editorTexts } from '../texts/texts.ts'
import { describeLayer } from './describe-layer.ts'
import { type EditorCore, present } from './editor-core.ts'
import { findLayer, selectedLayers } from './editor-state.ts'

export type SelectionMethods = ReturnType<typeof selectionMethods>

/** The selection. Layers of one group are selected together until the group is entered. */
export function selectionMethods(core: EditorCore) {
  function select(ids: readonly string[], { isAnnounced = true } = {}): void {
    const state = core.getState()
    const scene = core.scene()
    const isInside = (id: string) =>
      state.enteredGroup !== undefined && findLayer(state, id)?.groupId === state.enteredGroup
    const whole = ids.every(isInside) ? ids : expandToGroups(scene, ids)
    const selection = present(scene, whole)
    const enteredGroup = ids.length > 0 && ids.every(isInside) ? state.enteredGroup : undefined
    core.setState({ selection, enteredGroup })
    if (isAnnounced) core.announce(nameSelection())
  }

  /** Describes the selection for the live region. */
  function nameSelection(): string {
    const layers = selectedLayers(core.getState())
    const [first, second] = layers
    if (!first) return editorTexts.done.nothingSelected
    return second
      ? editorTexts.done.severalSelected(layers.length)
      : editorTexts.done.selected(describeLayer(first, core.scene()))
  }

  function isSelectable(layer: Layer): boolean {
    return layer.visible && !layer.locked
  }

  return {
    select,
    /** Adds the layer if it is not selected, removes it otherwise. */
    toggle(id: string) {
      const { selection } = core.getState()
      const group = new Set(expandToGroups(core.scene(), [id]))
      const isInside = core.getState().enteredGroup !== undefined
      const gone = isInside ? new Set([id]) : group
      select(selection.includes(id) ? selection.filter((each) => !gone.has(each)) : [...selection, id])
    },
    selectAll: () =>
      select(
        core
          .scene()
          .layers.filter(isSelectable)
          .map((layer) => layer.id),
      ),
    selectNone() {
      const { enteredGroup, selection } = core.getState()
      if (enteredGroup === undefined) return select([], { isAnnounced: selection.length > 0 })
      core.setState({ enteredGroup: undefined })
      select(selection.slice(0, 1))
    },
    enterGroup(groupId: string, id: string) {
      core.setState({ enteredGroup: groupId })
      select([id])
    },
    /** Selects one layer alone, even inside a group, as the layer list and the keyboard do. */
    pick(id: string, options: { isAnnounced?: boolean } = {}) {
      core.setState({ enteredGroup: findLayer(core.getState(), id)?.groupId })
      select([id], options)
    },
    /** The layer above or below the selected one; hidden ones too, since the keyboard must reach them. */
    selectNext(step: 1 | -1): boolean {
      const { layers } = core.scene()
      const { selection } = core.getState()
      const current = layers.findIndex((layer) => layer.id === selection.at(step === 1 ? -1 : 0))
      const from = current === -1 && step === -1 ? layers.length : current
      const next = layers[from + step]
      if (!next) return false
      core.setState({ enteredGroup: next.groupId })
      select([next.id])
      return true
    },
  }
}
