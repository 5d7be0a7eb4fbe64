import { addLayer } from '#shared/scene/edit'
import type { Frame } from '#shared/scene/handles'
import { newImageLayer } from '#shared/scene/image-layer'
import { newPlaceholderLayer } from '#shared/scene/placeholder-layer'
import type { Layer, Scene } from '#shared/scene/scene'
import { newArrowLayer, newShapeLayer } from '#shared/scene/shape-layer'
import { newTextLayer } from '#shared/scene/text-layer'
import { editorTexts } from '../texts/texts.ts'
import type { EditorCore } from './editor-core.ts'
import type { DrawingTool } from './editor-state.ts'
import { withOwnName } from './own-name.ts'
import { withFittingHeight } from './text-size.ts'

export type DrawMethods = ReturnType<typeof drawMethods>

const makers: { readonly [Tool in DrawingTool]: (scene: Scene, id: string) => Layer } = {
  text: newTextLayer,
  image: newImageLayer,
  placeholder: newPlaceholderLayer,
  rectangle: (scene, id) => newShapeLayer(scene, id, 'rectangle'),
  circle: (scene, id) => newShapeLayer(scene, id, 'circle'),
  triangle: (scene, id) => newShapeLayer(scene, id, 'triangle'),
  line: (scene, id) => newShapeLayer(scene, id, 'line'),
  arrow: newArrowLayer,
}

/** Drawing layers: someone selects a tool, and the next drag over the canvas sets the layer's box. */
export function drawMethods(core: EditorCore) {
  function resetTool(): void {
    core.setState({ tool: undefined, cursor: 'default' })
  }

  return {
    /** Selecting the current tool deselects it. */
    selectTool(tool: DrawingTool) {
      if (core.getState().tool === tool) return resetTool()
      core.setState({ tool, cursor: 'crosshair', hover: undefined })
      core.announce(editorTexts.drawing(editorTexts.kinds[tool]))
    },
    putToolAway: resetTool,
    /** The tool's new layer, not on the page yet. */
    newLayerOf: (tool: DrawingTool): Layer => withOwnName(makers[tool](core.scene(), core.newId())),
    /** Adds the layer on top and selects it; a text is edited at once and keeps the width it was drawn with. */
    addDrawn(layer: Layer, frame: Frame) {
      const framed = { ...layer, ...frame }
      const drawn = framed.type === 'text' ? withFittingHeight(framed, core.measure) : framed
      core.setState({ enteredGroup: undefined })
      const message = editorTexts.done.drawn(drawn.name, Math.round(drawn.width), Math.round(drawn.height))
      core.change((scene) => addLayer(scene, drawn), { selection: [drawn.id], message })
      if (drawn.type === 'text') core.setState({ editingText: { layerId: drawn.id } })
    },
  }
}
