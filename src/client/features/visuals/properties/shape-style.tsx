import type { Editor } from '#client/editor/store/editor-store'
import type { Workspace } from '#client/editor/store/workspace'
import { Grid } from '#client/ui/layout'
import { type LineCap, lineCaps, type ShapeData, type ShapeLayer } from '#shared/scene/scene'
import { changeData, changeLayers } from './change-layers.ts'
import { SelectField } from './choices.tsx'
import { ColourField } from './colour-field.tsx'
import { commonValue, mixed } from './common-value.ts'
import { maxCornerRadius } from './corner-radius.ts'
import { dashNameOf, dashNames, patternOf } from './dashes.ts'
import { FillField } from './fill-field.tsx'
import { NumberField } from './number-field.tsx'
import styles from './properties.module.css'
import { Slider } from './slider.tsx'
import { propertyTexts } from './texts.ts'

const shapes = ['rectangle', 'circle', 'triangle', 'line'] as const
const strokeWidth = { min: 0, max: 1_000, fallback: 0, digits: 1 }

export function ShapeStyle({ workspace: { editor }, layers }: { workspace: Workspace; layers: readonly ShapeLayer[] }) {
  const common = <Key extends keyof ShapeData>(key: Key) => commonValue(layers, ({ data }) => data[key])
  const set = (field: keyof ShapeData, change: Partial<ShapeData>) => changeData(editor, 'shape', field, () => change)
  const shapeType = common('shapeType')
  const dash = commonValue(layers, ({ data }) => dashNameOf(data.strokeDashArray))
  const dashes = dashNames.filter((name) => name !== 'own' || dash === 'own')

  return (
    <>
      <SelectField
        label={propertyTexts.shape.type}
        value={shapeType}
        options={shapes.map((value) => ({ value, label: propertyTexts.shape[value] }))}
        onChange={(value) => set('shapeType', { shapeType: value })}
      />
      {shapeType === 'line' && <CapFields editor={editor} layers={layers} />}
      {shapeType !== 'line' && <FillField editor={editor} layers={layers} />}
      <div className={styles.group}>
        <ColourField
          editor={editor}
          label={propertyTexts.shape.stroke}
          value={common('stroke')}
          onChange={(stroke) => set('stroke', { stroke })}
        />
        <NumberField
          label={propertyTexts.shape.strokeWidth}
          value={common('strokeWidth')}
          rules={strokeWidth}
          onChange={(value) => set('strokeWidth', { strokeWidth: value })}
        />
        <SelectField
          label={propertyTexts.shape.dash}
          value={dash}
          options={dashes.map((value) => ({ value, label: propertyTexts.shape.dashes[value] }))}
          onChange={(name) => {
            const pattern = patternOf(name)
            if (pattern) set('strokeDashArray', { strokeDashArray: pattern })
          }}
        />
      </div>
      {(shapeType === 'rectangle' || shapeType === mixed) && (
        <div className={styles.group}>
          <Slider
            label={propertyTexts.shape.cornerRadius}
            value={common('cornerRadius')}
            max={maxCornerRadius(layers)}
            step={1}
            onChange={(cornerRadius) => set('cornerRadius', { cornerRadius })}
          />
        </div>
      )}
    </>
  )
}

/** The ends of lines. */
function CapFields({ editor, layers }: { editor: Editor; layers: readonly ShapeLayer[] }) {
  const options = (['none', ...lineCaps] as const).map((value) => ({ value, label: propertyTexts.shape.caps[value] }))
  return (
    <Grid columns={2} gap={8}>
      {(['startCap', 'endCap'] as const).map((end) => (
        <SelectField
          key={end}
          label={propertyTexts.shape[end]}
          value={commonValue(layers, ({ data }) => data[end] ?? 'none')}
          options={options}
          onChange={(cap) =>
            changeLayers(editor, `shape.${end}`, (layer) => (layer.type === 'shape' ? withCap(layer, end, cap) : layer))
          }
        />
      ))}
    </Grid>
  )
}

function withCap(layer: ShapeLayer, end: 'startCap' | 'endCap', cap: LineCap | 'none'): ShapeLayer {
  const { [end]: _, ...data } = layer.data
  return { ...layer, data: cap === 'none' ? data : { ...data, [end]: cap } }
}
