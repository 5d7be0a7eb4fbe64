import { shownLayers } from '#client/editor/store/editor-state'
import type { Editor } from '#client/editor/store/editor-store'
import { useEditor } from '#client/editor/store/use-editor'
import { Grid } from '#client/ui/layout'
import type { Layer } from '#shared/scene/scene'
import { keepsHeight } from '#shared/scene/text-layer'
import { changeHeight, changeLayers, changeWidth } from './change-layers.ts'
import { type Common, commonValue } from './common-value.ts'
import { NumberField } from './number-field.tsx'
import { roundTo } from './read-number.ts'
import { propertyTexts } from './texts.ts'

type Side = 'x' | 'y' | 'width' | 'height' | 'rotation'
const sides: readonly Side[] = ['x', 'y', 'width', 'height', 'rotation']

const anywhere = { fallback: 0, digits: 1 }
const size = { min: 1, fallback: 1, digits: 1 }

/** Position and size. The only fields that update during a gesture. */
export function FrameFields({
  editor,
  layers,
  isLocked,
}: {
  editor: Editor
  layers: readonly Layer[]
  isLocked: boolean
}) {
  const frame = useEditor(editor, (state) => frameOf(shownLayers(state)), isSameFrame)
  const isText = layers.every((layer) => layer.type === 'text')
  const isAsHighAsText = layers.every((layer) => layer.type === 'text' && !keepsHeight(layer.data))
  const set = (side: Side) => (value: number) => changeLayers(editor, side, (layer) => ({ ...layer, [side]: value }))
  return (
    <Grid columns={2} gap={8}>
      <NumberField
        label={propertyTexts.x}
        affix="X"
        value={frame.x}
        rules={anywhere}
        disabled={isLocked}
        onChange={set('x')}
      />
      <NumberField
        label={propertyTexts.y}
        affix="Y"
        value={frame.y}
        rules={anywhere}
        disabled={isLocked}
        onChange={set('y')}
      />
      <NumberField
        label={propertyTexts.width}
        affix="W"
        value={frame.width}
        rules={size}
        disabled={isLocked}
        isLive={!isText}
        onChange={(width) => changeWidth(editor, width)}
      />
      <NumberField
        label={propertyTexts.height}
        affix="H"
        value={frame.height}
        rules={size}
        disabled={isLocked || isAsHighAsText}
        isLive={!isText}
        onChange={(height) => changeHeight(editor, height)}
      />
      <NumberField
        label={propertyTexts.rotation}
        affix="∠"
        value={frame.rotation}
        rules={anywhere}
        disabled={isLocked}
        onChange={set('rotation')}
      />
    </Grid>
  )
}

type FrameValues = Record<Side, Common<number> | undefined>

function frameOf(layers: readonly Layer[]): FrameValues {
  const entries = sides.map((side) => [side, commonValue(layers, (layer) => roundTo(layer[side], 1))] as const)
  return Object.fromEntries(entries) as FrameValues
}

function isSameFrame(a: FrameValues, b: FrameValues): boolean {
  return sides.every((side) => a[side] === b[side])
}
