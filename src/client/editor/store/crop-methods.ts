import { replaceLayers } from '#shared/scene/edit'
import { frameOf } from '#shared/scene/handles'
import type { ImageLayer, Point } from '#shared/scene/scene'
import { editorTexts } from '../texts/texts.ts'
import { type Crop, panCrop, sameCrop, startingCrop, zoomCrop } from './crop.ts'
import type { EditorCore } from './editor-core.ts'
import { findLayer, type Size } from './editor-state.ts'

export type CropMethods = ReturnType<typeof cropMethods>

/** Cropping on the canvas. Until the crop is committed, the cropped layer is a preview outside the document. */
export function cropMethods(core: EditorCore) {
  function show(layer: ImageLayer, crop: Crop): void {
    const shown = { ...layer, data: { ...layer.data, ...crop, fit: 'cover' as const } }
    const frame = frameOf([shown])
    if (frame) core.setState({ preview: { layers: [shown], ids: new Set([layer.id]), frame, isCopy: false } })
  }
  function leave(): void {
    core.setState({ cropping: undefined, preview: undefined, snapLines: [] })
  }

  const methods = {
    /** `picture` is the size of the whole picture. */
    startCrop(layerId: string, picture: Size) {
      const layer = findLayer(core.getState(), layerId)
      if (layer?.type !== 'image' || layer.locked || layer.data.src === '') return
      core.setState({ selection: [layerId], cropping: { layerId, picture }, hover: undefined })
      show(layer, startingCrop(layer.data, picture, layer))
      core.announce(editorTexts.cropping)
    },
    /** The layer as it is being cropped. */
    croppedLayer(): ImageLayer | undefined {
      const { cropping, preview } = core.getState()
      const layer = cropping && preview?.layers[0]
      return layer?.type === 'image' ? layer : undefined
    },
    showCrop: show,
    panCropBy(delta: Point) {
      const layer = methods.croppedLayer()
      const { cropping } = core.getState()
      if (layer && cropping) show(layer, panCrop(layer.data, layer, delta, cropping.picture))
    },
    zoomCropBy(factor: number) {
      const layer = methods.croppedLayer()
      const { cropping } = core.getState()
      if (layer && cropping) show(layer, zoomCrop(layer.data, factor, cropping.picture))
    },
    commitCrop() {
      const layer = methods.croppedLayer()
      leave()
      const before = layer && findLayer(core.getState(), layer.id)
      if (!layer || before?.type !== 'image') return
      const isSame = sameCrop(before.data, layer.data) && before.width === layer.width && before.height === layer.height
      if (!isSame) core.change((scene) => replaceLayers(scene, [layer]), { message: editorTexts.done.cropped })
    },
    cancelCrop: leave,
  }
  return methods
}
