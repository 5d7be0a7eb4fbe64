import { Italic, Type } from 'lucide-react'
import { sceneOf } from '#client/editor/store/editor-state'
import { withTextData } from '#client/editor/store/text-size'
import { useEditor } from '#client/editor/store/use-editor'
import type { Workspace } from '#client/editor/store/workspace'
import { Grid } from '#client/ui/layout'
import { Text } from '#client/ui/text'
import { availableWeights, hasItalic, nearestWeight } from '#shared/fonts/fonts'
import { contrastRatio } from '#shared/scene/colour'
import type { TextData, TextLayer } from '#shared/scene/scene'
import { changeLayers } from './change-layers.ts'
import { IconChoice, SelectField } from './choices.tsx'
import { ColourField } from './colour-field.tsx'
import { groundOf } from './colours.ts'
import { commonValue } from './common-value.ts'
import { useFontOptions } from './font-options.ts'
import { HighlightFields } from './highlight-fields.tsx'
import { NumberField } from './number-field.tsx'
import { type ChangeText, ParagraphFields } from './paragraph-fields.tsx'
import styles from './properties.module.css'
import { propertyTexts } from './texts.ts'

const fontSize = { min: 1, max: 2_000, fallback: 24, digits: 1 }
const lineHeight = { min: 0.5, max: 5, fallback: 1.4, digits: 2 }
const fontStyles = [
  { value: 'normal', icon: Type },
  { value: 'italic', icon: Italic },
] as const

export function TextStyle({ workspace: { editor }, layers }: { workspace: Workspace; layers: readonly TextLayer[] }) {
  const scene = useEditor(editor, sceneOf)
  const common = <Key extends keyof TextData>(key: Key) => commonValue(layers, ({ data }) => data[key])
  const fonts = useFontOptions(common('fontFamily'))
  const color = common('color')
  const [only] = layers.length === 1 ? layers : []
  const ground = only && groundOf(scene, only)

  const change: ChangeText = (field, to) =>
    changeLayers(editor, `text.${field}`, (layer) =>
      layer.type === 'text' ? withTextData(layer, to(layer.data), editor.measure) : layer,
    )

  return (
    <>
      <SelectField
        label={propertyTexts.font}
        value={common('fontFamily')}
        options={fonts}
        onChange={(fontFamily) => change('fontFamily', (data) => inFamily(data, fontFamily))}
      />
      <Grid columns={2} gap={8}>
        <NumberField
          label={propertyTexts.size}
          value={common('fontSize')}
          rules={fontSize}
          disabled={layers.every(({ data }) => data.autoFit)}
          onChange={(value) => change('fontSize', () => ({ fontSize: value }))}
        />
        <SelectField
          label={propertyTexts.weight}
          value={common('fontWeight')}
          options={weightsOf(layers)}
          onChange={(fontWeight) => change('fontWeight', () => ({ fontWeight }))}
        />
        <NumberField
          label={propertyTexts.lineHeight}
          value={common('lineHeight')}
          rules={lineHeight}
          step={0.1}
          onChange={(value) => change('lineHeight', () => ({ lineHeight: value }))}
        />
        {layers.every(({ data }) => hasItalic(data.fontFamily)) && (
          <IconChoice
            label={propertyTexts.style}
            value={common('fontStyle')}
            options={fontStyles.map((style) => ({ ...style, label: propertyTexts[style.value] }))}
            onChange={(fontStyle) => change('fontStyle', () => ({ fontStyle }))}
          />
        )}
      </Grid>
      <ParagraphFields editor={editor} layers={layers} change={change} />
      <div className={styles.group}>
        <ColourField
          editor={editor}
          label={propertyTexts.color}
          value={color}
          contrast={ground !== undefined && typeof color === 'string' ? contrastRatio(color, ground) : undefined}
          onChange={(value) => change('color', () => ({ color: value }))}
        />
        <HighlightFields editor={editor} layers={layers} change={change} />
        {only && (
          <Text size={12} tone="dimmer">
            {propertyTexts.wordsHint}
          </Text>
        )}
      </div>
    </>
  )
}

/** Another family has other weights, and perhaps no italic. */
function inFamily({ fontWeight, fontStyle }: TextData, fontFamily: string): Partial<TextData> {
  return {
    fontFamily,
    fontWeight: nearestWeight(fontFamily, fontWeight),
    fontStyle: hasItalic(fontFamily) ? fontStyle : 'normal',
  }
}

/** Those that all of the families have. */
function weightsOf(layers: readonly TextLayer[]) {
  const all = layers.map(({ data }) => availableWeights(data.fontFamily))
  const shared = (all[0] ?? []).filter((weight) => all.every((weights) => weights.includes(weight)))
  return shared.map((weight) => ({ value: weight, label: nameOf(weight) }))
}

function nameOf(weight: number): string {
  const names: Readonly<Record<number, string>> = propertyTexts.weights
  return names[weight] ?? String(weight)
}
