import { findIcon } from '#shared/drawing/icons'
import { newIconLayer, newImageLayer, newPlaceholderLayer, newShapeLayer, newTextLayer } from '#shared/scene/create'
import { addLayer, fitImage, updateLayers } from '#shared/scene/edit'
import type { Layer, Point, Scene, ShapeData } from '#shared/scene/scene'
import { scaleCrop } from './crop.ts'
import type { EditorCore } from './editor-core.ts'
import type { Size } from './editor-state.ts'
import { withFittingHeight } from './text-size.ts'

export type InsertActs = ReturnType<typeof insertActs>

/** A stored picture, in its own pixels. */
export interface PictureAsset {
  readonly src: string
  readonly width: number
  readonly height: number
  readonly name?: string
}

/** New layers: on top, selected, in the middle of the canvas or about a point of it. Each answers the new id. */
export function insertActs(core: EditorCore) {
  function insert(make: (scene: Scene, id: string) => Layer, at?: Point): string {
    const id = core.newId()
    const layer = make(core.scene(), id)
    const placed = at ? { ...layer, x: at.x - layer.width / 2, y: at.y - layer.height / 2 } : layer
    core.setState({ enteredGroup: undefined })
    core.change((scene) => addLayer(scene, placed), { selection: [id], message: `${layer.name} added.` })
    return id
  }

  return {
    /** With `isEdited` the caret stands in it at once. */
    addText({ text, at, isEdited = false }: { text?: string; at?: Point; isEdited?: boolean } = {}): string {
      const id = insert((scene, newId) => {
        const layer = newTextLayer(scene, newId, text)
        return text === undefined ? layer : withFittingHeight(layer, core.measure)
      }, at)
      if (isEdited) core.setState({ editingText: { layerId: id } })
      return id
    },
    addShape: (shapeType: ShapeData['shapeType'], at?: Point) =>
      insert((scene, id) => newShapeLayer(scene, id, shapeType), at),
    /** By the specification's name, such as 'CheckCircle'. */
    addIcon: (iconName: string, at?: Point) =>
      insert((scene, id) => newIconLayer(scene, id, iconName, findIcon(iconName)?.nodes ?? []), at),
    addPlaceholder: (at?: Point) => insert(newPlaceholderLayer, at),
    addImageFrame: (at?: Point) => insert((scene, id) => newImageLayer(scene, id), at),
    addImage: (asset: PictureAsset, at?: Point) =>
      insert((scene, id) => {
        const layer = newImageLayer(scene, id, { src: asset.src, ...fitImage(asset) })
        return asset.name ? { ...layer, name: asset.name } : layer
      }, at),
    /**
     * Another picture in the same frame: an image keeps its size, its fit and, where the size of the picture before is
     * given, the part that its crop shows; a placeholder takes it as its screenshot.
     */
    replaceImage(layerId: string, asset: PictureAsset, before?: Size) {
      core.change((scene) => updateLayers(scene, [layerId], (layer) => withPicture(layer, asset, before)), {
        selection: [layerId],
        message: 'Picture replaced.',
      })
    },
  }
}

function withPicture(layer: Layer, asset: PictureAsset, before: Size | undefined): Layer {
  if (layer.type === 'image') {
    const crop = scaleCrop(layer.data, before, asset)
    return { ...layer, data: { ...layer.data, ...crop, src: asset.src, originalSrc: asset.src } }
  }
  if (layer.type !== 'placeholder') return layer
  const placeholderConfig = { ...layer.data.placeholderConfig, src: asset.src }
  return { ...layer, data: { ...layer.data, placeholderConfig } }
}
