import type { Editor } from '#client/editor/store/editor-store'
import { withFittingHeight } from '#client/editor/store/text-size'
import type { ImageData, Layer, LayerType, Shadow } from '#shared/scene/scene'
import { withFixedWidth } from '#shared/scene/text-layer'

/** Changes that the fields make to the selected layers. What one field changes within a second is one step to undo. */

type LayerOf<Type extends LayerType> = Extract<Layer, { type: Type }>
type DataOf<Type extends LayerType> = LayerOf<Type>['data']

/** @param field names the field: its changes, and no others, become one step */
export function changeLayers(editor: Editor, field: string, change: (layer: Layer) => Layer): void {
  const { selection } = editor.getState()
  editor.update(change, { mergeKey: `${field}:${selection.join()}` })
}

/** Of the selected layers that are of this type. */
export function changeData<Type extends LayerType>(
  editor: Editor,
  type: Type,
  field: string,
  change: (layer: LayerOf<Type>) => Partial<DataOf<Type>>,
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

/** A text is as high as its lines are in the new width. */
export function changeWidth(editor: Editor, width: number): void {
  changeLayers(editor, 'width', (layer) => {
    if (layer.type !== 'text') return { ...layer, width }
    return withFittingHeight({ ...layer, data: withFixedWidth(layer.data), width }, editor.measure)
  })
}

/** A text that keeps its height is at least as high as its lines; the others find their own. */
export function changeHeight(editor: Editor, height: number): void {
  changeLayers(editor, 'height', (layer) =>
    layer.type === 'text' ? withFittingHeight({ ...layer, height }, editor.measure) : { ...layer, height },
  )
}
