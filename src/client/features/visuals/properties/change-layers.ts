import type { Editor } from '#client/editor/store/editor-store'
import { withFittingHeight } from '#client/editor/store/text-size'
import type { LayerOf } from '#shared/scene/layer-kind'
import type { ImageData, Layer, LayerType, Shadow } from '#shared/scene/scene'
import { withFixedWidth } from '#shared/scene/text-layer'

/** Changes to the selected layers by the panel's fields. Changes by one field within a second are one undo step. */

/** @param field names the field: only its changes are merged into one step */
export function changeLayers(editor: Editor, field: string, change: (layer: Layer) => Layer): void {
  const { selection } = editor.getState()
  editor.update(change, { mergeKey: `${field}:${selection.join()}` })
}

/** Changes those selected layers that have this type. */
export function changeData<Type extends LayerType>(
  editor: Editor,
  type: Type,
  field: string,
  change: (layer: LayerOf<Type>) => Partial<LayerOf<Type>['data']>,
): void {
  const isOfType = (layer: Layer): layer is LayerOf<Type> => layer.type === type
  changeLayers(editor, `${type}.${field}`, (layer) =>
    isOfType(layer) ? ({ ...layer, data: { ...layer.data, ...change(layer) } } as Layer) : layer,
  )
}

/** Changes that may also remove a property. */
export function changeImages(editor: Editor, field: string, change: (data: ImageData) => ImageData): void {
  changeLayers(editor, `image.${field}`, (layer) =>
    layer.type === 'image' ? { ...layer, data: change(layer.data) } : layer,
  )
}

/** The picture's data without this property. */
export function without<Key extends 'shape' | 'border' | 'adjust' | 'scrim'>(data: ImageData, key: Key) {
  const { [key]: _, ...rest } = data
  return rest
}

export function changeShadow(editor: Editor, field: keyof Shadow, change: Partial<Shadow>): void {
  changeLayers(editor, `shadow.${field}`, (layer) => ({ ...layer, shadow: { ...layer.shadow, ...change } }))
}

/** A text's height follows its lines at the new width. */
export function changeWidth(editor: Editor, width: number): void {
  changeLayers(editor, 'width', (layer) => {
    if (layer.type !== 'text') return { ...layer, width }
    return withFittingHeight({ ...layer, data: withFixedWidth(layer.data), width }, editor.measure)
  })
}

/** A fixed-height text stays at least as high as its lines; other texts set their own height. */
export function changeHeight(editor: Editor, height: number): void {
  changeLayers(editor, 'height', (layer) =>
    layer.type === 'text' ? withFittingHeight({ ...layer, height }, editor.measure) : { ...layer, height },
  )
}
