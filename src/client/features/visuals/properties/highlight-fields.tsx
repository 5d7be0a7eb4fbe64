import { SwitchLine } from '#client/ui/switch'
import { commonStyle, styleRuns } from '#shared/scene/text-runs'
import { ColourField } from './colour-field.tsx'
import { commonValue } from './common-value.ts'
import type { TextProperties } from './paragraph-fields.tsx'
import { propertyTexts } from './texts.ts'

const firstColour = '#ffe066'

/** A marker behind all words of a text; the bar of the text field marks single words. */
export function HighlightFields({ editor, layers, change }: TextProperties) {
  const color = commonValue(layers, ({ data }) => commonStyle(data.runs, 0, data.text.length).highlight ?? '')
  const highlight = (colour: string | undefined) =>
    change('runs', ({ runs, text }) => {
      const styled = styleRuns(runs, { start: 0, end: text.length }, { highlight: colour })
      return { runs: styled.length > 0 ? styled : undefined }
    })
  return (
    <>
      <SwitchLine
        label={propertyTexts.highlight}
        checked={color !== ''}
        onChange={(isOn) => highlight(isOn ? firstColour : undefined)}
      />
      {color !== '' && (
        <ColourField editor={editor} label={propertyTexts.highlightColor} value={color} onChange={highlight} />
      )}
    </>
  )
}
