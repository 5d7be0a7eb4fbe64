import { Italic, Type } from 'lucide-react'
import type { Workspace } from '#client/editor/store/workspace'
import { Grid } from '#client/ui/layout'
import { hasItalic } from '#shared/fonts/fonts'
import type { TextData, TextLayer } from '#shared/scene/scene'
import { changeText } from './change-text.ts'
import { IconChoice } from './choices.tsx'
import { commonValue } from './common-value.ts'
import { HighlightFields } from './highlight-fields.tsx'
import { NumberField } from './number-field.tsx'
import { ParagraphFields } from './paragraph-fields.tsx'
import styles from './properties.module.css'
import { propertyTexts } from './texts.ts'

const lineHeight = { min: 0.5, max: 5, fallback: 1.4, digits: 2 }
const fontStyles = [
  { value: 'normal', icon: Type },
  { value: 'italic', icon: Italic },
] as const

/** What is changed of a text beside its look. */
export function TextStyle({ workspace: { editor }, layers }: { workspace: Workspace; layers: readonly TextLayer[] }) {
  const common = <Key extends keyof TextData>(key: Key) => commonValue(layers, ({ data }) => data[key])
  const change = changeText(editor)

  return (
    <>
      <Grid columns={2} gap={8}>
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
        <HighlightFields editor={editor} layers={layers} change={change} />
      </div>
    </>
  )
}
