import { sceneOf } from '#client/editor/store/editor-state'
import { useEditor } from '#client/editor/store/use-editor'
import type { Workspace } from '#client/editor/store/workspace'
import { contrastRatio } from '#shared/scene/colour'
import { type ChartData, type ChartLayer, chartTypes } from '#shared/scene/scene'
import { changeData, changeLayers } from './change-layers.ts'
import { withHighlight } from './chart-rows.ts'
import { ChartTable } from './chart-table.tsx'
import { SelectField } from './choices.tsx'
import { ColourField } from './colour-field.tsx'
import { groundOf } from './colours.ts'
import { commonValue } from './common-value.ts'
import { useFontOptions } from './font-options.ts'
import { NumberField } from './number-field.tsx'
import styles from './properties.module.css'
import { propertyTexts } from './texts.ts'

const fontSize = { min: 1, max: 2_000, fallback: 32, digits: 1 }
const none = -1

/** The chart's kind, its figures if one is selected, and its colours and words. */
export function ChartStyle({ workspace: { editor }, layers }: { workspace: Workspace; layers: readonly ChartLayer[] }) {
  const scene = useEditor(editor, sceneOf)
  const common = <Key extends keyof ChartData>(key: Key) => commonValue(layers, ({ data }) => data[key])
  const fonts = useFontOptions(common('fontFamily'))
  const set = (field: keyof ChartData, change: Partial<ChartData>) => changeData(editor, 'chart', field, () => change)
  const replace = (field: string, data: ChartData) =>
    changeLayers(editor, `chart.${field}`, (layer) => (layer.type === 'chart' ? { ...layer, data } : layer))
  const [only] = layers.length === 1 ? layers : []
  const ground = only && groundOf(scene, only)
  const contrast = only && ground !== undefined ? contrastRatio(only.data.labelColor, ground) : undefined
  const words = propertyTexts.chart

  return (
    <>
      <SelectField
        label={words.type}
        value={common('chartType')}
        options={chartTypes.map((value) => ({ value, label: words.types[value] }))}
        onChange={(chartType) => set('chartType', { chartType })}
      />
      {only && <ChartTable data={only.data} onChange={replace} />}
      <div className={styles.group}>
        {only && (
          <SelectField
            label={words.highlight}
            value={only.data.highlight ?? none}
            options={[
              { value: none, label: words.noHighlight },
              ...only.data.items.map(({ label }, value) => ({ value, label: label || words.row(value + 1) })),
            ]}
            onChange={(index) => replace('highlight', withHighlight(only.data, index === none ? undefined : index))}
          />
        )}
        <ColourField
          editor={editor}
          label={words.highlightColor}
          value={commonValue(layers, ({ data }) => data.highlightColor ?? data.color)}
          onChange={(highlightColor) => set('highlightColor', { highlightColor })}
        />
        <ColourField
          editor={editor}
          label={propertyTexts.color}
          value={common('color')}
          onChange={(color) => set('color', { color })}
        />
        <ColourField
          editor={editor}
          label={words.labelColor}
          value={common('labelColor')}
          contrast={contrast}
          onChange={(labelColor) => set('labelColor', { labelColor })}
        />
      </div>
      <div className={styles.group}>
        <SelectField
          label={propertyTexts.font}
          value={common('fontFamily')}
          options={fonts}
          onChange={(fontFamily) => set('fontFamily', { fontFamily })}
        />
        <NumberField
          label={words.maxSize}
          value={common('fontSize')}
          rules={fontSize}
          onChange={(value) => set('fontSize', { fontSize: value })}
        />
      </div>
    </>
  )
}
