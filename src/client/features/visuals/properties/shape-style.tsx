import type { Editor } from '#client/editor/editor-store'
import type { ShapeData, ShapeLayer } from '#shared/scene/scene'
import { changeData } from './change-layers.ts'
import { SelectField } from './choices.tsx'
import { ColourField } from './colour-field.tsx'
import { commonValue, mixed } from './common-value.ts'
import { dashKinds, dashNameOf } from './dashes.ts'
import { FillField } from './fill-field.tsx'
import { NumberField } from './number-field.tsx'
import { Slider } from './slider.tsx'
import { propertyTexts } from './texts.ts'

const words = propertyTexts.shape
const shapes = (['rectangle', 'circle', 'triangle', 'line'] as const).map((value) => ({ value, label: words[value] }))
const strokeWidth = { min: 0, max: 1_000, fallback: 0, digits: 1 }

/** Spec section 5: the slider goes from 0 to 50. */
export const mostCornerRadius = 50

export function ShapeStyle({ editor, layers }: { editor: Editor; layers: readonly ShapeLayer[] }) {
  const common = <Key extends keyof ShapeData>(key: Key) => commonValue(layers, ({ data }) => data[key])
  const set = (field: keyof ShapeData, change: Partial<ShapeData>) => changeData(editor, 'shape', field, () => change)
  const shapeType = common('shapeType')
  const dash = commonValue(layers, ({ data }) => dashNameOf(data.strokeDashArray))
  const dashes = dashKinds.filter((kind) => kind.value !== 'own' || dash === 'own')

  return (
    <>
      <SelectField
        label={words.type}
        value={shapeType}
        options={shapes}
        onChange={(value) => set('shapeType', { shapeType: value })}
      />
      {shapeType !== 'line' && <FillField editor={editor} layers={layers} />}
      <div className="grp">
        <ColourField
          editor={editor}
          label={words.stroke}
          value={common('stroke')}
          onChange={(stroke) => set('stroke', { stroke })}
        />
        <div className="duo">
          <NumberField
            label={words.strokeWidth}
            value={common('strokeWidth')}
            rules={strokeWidth}
            onChange={(value) => set('strokeWidth', { strokeWidth: value })}
          />
          <SelectField
            label={words.dash}
            value={dash}
            options={dashes}
            onChange={(name) => {
              const picked = dashKinds.find(({ value }) => value === name)
              if (picked?.pattern) set('strokeDashArray', { strokeDashArray: picked.pattern })
            }}
          />
        </div>
      </div>
      {(shapeType === 'rectangle' || shapeType === mixed) && (
        <div className="grp">
          <Slider
            label={words.cornerRadius}
            value={common('cornerRadius')}
            max={mostCornerRadius}
            step={1}
            onChange={(cornerRadius) => set('cornerRadius', { cornerRadius })}
          />
        </div>
      )}
    </>
  )
}
