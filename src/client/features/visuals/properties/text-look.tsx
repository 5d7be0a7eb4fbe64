import { sceneOf } from '#client/editor/store/editor-state'
import type { Editor } from '#client/editor/store/editor-store'
import { useEditor } from '#client/editor/store/use-editor'
import { Grid } from '#client/ui/layout'
import { availableWeights, hasItalic, nearestWeight } from '#shared/fonts/fonts'
import { contrastRatio } from '#shared/scene/colour'
import type { TextData, TextLayer } from '#shared/scene/scene'
import { changeText } from './change-text.ts'
import { SelectField } from './choices.tsx'
import { ColourField } from './colour-field.tsx'
import { groundOf } from './colours.ts'
import { commonValue } from './common-value.ts'
import { useFontOptions } from './font-options.ts'
import { NumberField } from './number-field.tsx'
import { propertyTexts } from './texts.ts'

const fontSize = { min: 1, max: 2_000, fallback: 24, digits: 1 }

/** What is changed of a text most often. */
export function TextLook({ editor, layers }: { editor: Editor; layers: readonly TextLayer[] }) {
  const scene = useEditor(editor, sceneOf)
  const common = <Key extends keyof TextData>(key: Key) => commonValue(layers, ({ data }) => data[key])
  const fonts = useFontOptions(common('fontFamily'))
  const color = common('color')
  const [only] = layers.length === 1 ? layers : []
  const ground = only && groundOf(scene, only)
  const change = changeText(editor)

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
      </Grid>
      <ColourField
        editor={editor}
        label={propertyTexts.color}
        value={color}
        contrast={ground !== undefined && typeof color === 'string' ? contrastRatio(color, ground) : undefined}
        onChange={(value) => change('color', () => ({ color: value }))}
      />
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
