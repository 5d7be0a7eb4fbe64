import { newChartLayer } from '#shared/scene/chart-layer'
import { addLayer, fitImage, updateLayers } from '#shared/scene/edit'
import { type Icon, newIconLayer } from '#shared/scene/icon-layer'
import { newImageLayer } from '#shared/scene/image-layer'
import { kindOf } from '#shared/scene/layer-kinds'
import { newPlaceholderLayer } from '#shared/scene/placeholder-layer'
import { newQrLayer } from '#shared/scene/qr-layer'
import type { Layer, Point, Scene, ShapeData } from '#shared/scene/scene'
import { newArrowLayer, newShapeLayer } from '#shared/scene/shape-layer'
import { growing, newTextLayer } from '#shared/scene/text-layer'
import { editorTexts } from '../texts/texts.ts'
import { scaleCrop } from './crop.ts'
import type { EditorCore } from './editor-core.ts'
import type { Size } from './editor-state.ts'
import { withOwnName } from './own-name.ts'
import { withFittingHeight } from './text-size.ts'

export type InsertMethods = ReturnType<typeof insertMethods>

/** A stored picture, in its own pixels. */
export interface PictureAsset {
  readonly src: string
  readonly width: number
  readonly height: number
  readonly name?: string
}

/** New layers: on top, selected, centred on the canvas or on a given point. Each method returns the new id. */
export function insertMethods(core: EditorCore) {
  function insert(make: (scene: Scene, id: string) => Layer, at?: Point): string {
    const id = core.newId()
    const layer = withOwnName(make(core.scene(), id))
    const placed = at ? { ...layer, x: at.x - layer.width / 2, y: at.y - layer.height / 2 } : layer
    core.setState({ enteredGroup: undefined })
    core.change((scene) => addLayer(scene, placed), { selection: [id], message: editorTexts.done.added(layer.name) })
    return id
  }

  return {
    /** With `isEdited` text editing starts at once. */
    addText({ text, at, isEdited = false }: { text?: string; at?: Point; isEdited?: boolean } = {}): string {
      const id = insert((scene, newId) => {
        const layer = growing(newTextLayer(scene, newId, text), scene)
        return text === undefined ? layer : withFittingHeight(layer, core.measure)
      }, at)
      if (isEdited) core.setState({ editingText: { layerId: id } })
      return id
    },
    addShape: (shapeType: ShapeData['shapeType'], at?: Point) =>
      insert((scene, id) => newShapeLayer(scene, id, shapeType), at),
    addIcon: (icon: Icon, at?: Point) => insert((scene, id) => newIconLayer(scene, id, icon), at),
    addChart: (at?: Point) =>
      insert((scene, id) => {
        const layer = newChartLayer(scene, id, sampleItems())
        return { ...layer, data: { ...layer.data, isSample: true } }
      }, at),
    addArrow: (at?: Point) => insert(newArrowLayer, at),
    addQr: (at?: Point) => insert(newQrLayer, at),
    addPlaceholder: (at?: Point) => insert(newPlaceholderLayer, at),
    addImageFrame: (at?: Point) => insert((scene, id) => newImageLayer(scene, id), at),
    addImage: (asset: PictureAsset, at?: Point) =>
      insert((scene, id) => {
        const layer = newImageLayer(scene, id, { src: asset.src, ...fitImage(asset) })
        return asset.name ? { ...layer, name: asset.name } : layer
      }, at),
    /**
     * Replaces the picture in its frame: an image keeps its size, its fit and, if `before` (the size of the previous
     * picture) is given, the proportional crop; a placeholder takes it as its screenshot.
     */
    replaceImage(layerId: string, asset: PictureAsset, before?: Size) {
      core.change((scene) => updateLayers(scene, [layerId], (layer) => withPicture(layer, asset, before)), {
        selection: [layerId],
        message: editorTexts.done.pictureReplaced,
      })
    },
  }
}

/** Sample figures, so that a new chart shows what it will look like. */
function sampleItems() {
  const shares = [46, 32, 22]
  return editorTexts.sampleLabels.map((label, index) => {
    const value = shares[index] ?? 0
    return { label, value, display: `${value} %` }
  })
}

/** The image's crop is carried over to its new picture. */
function withPicture(layer: Layer, asset: PictureAsset, before: Size | undefined): Layer {
  const replaced = kindOf(layer).withPicture(layer, asset.src)
  if (layer.type !== 'image' || replaced.type !== 'image') return replaced
  return { ...replaced, data: { ...replaced.data, ...scaleCrop(layer.data, before, asset) } }
}
