import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  AlignVerticalJustifyCenter,
  AlignVerticalJustifyEnd,
  AlignVerticalJustifyStart,
  CaseSensitive,
  CaseUpper,
  List,
  ListOrdered,
  Minus,
} from 'lucide-react'
import type { Editor } from '#client/editor/store/editor-store'
import { formatLanguage } from '#client/lib/formatting'
import { Grid } from '#client/ui/layout'
import { SwitchLine } from '#client/ui/switch'
import { languageIds } from '#shared/rules/languages'
import type { TextData, TextLayer } from '#shared/scene/scene'
import type { ChangeText } from './change-text.ts'
import { IconChoice, SelectField } from './choices.tsx'
import { commonValue, mixed } from './common-value.ts'
import { NumberField } from './number-field.tsx'
import { propertyTexts } from './texts.ts'

/** Letter and line spacing, capitals, lists and alignment of texts. */

/** What the fields of texts work on. */
export interface TextProperties {
  editor: Editor
  layers: readonly TextLayer[]
  change: ChangeText
}

/** Percent of the font size. */
const letterSpacing = { min: -20, max: 200, fallback: 0, digits: 1 }
const alignments = [
  { value: 'left', icon: AlignLeft },
  { value: 'center', icon: AlignCenter },
  { value: 'right', icon: AlignRight },
] as const
const cases = [
  { value: 'none', icon: CaseSensitive },
  { value: 'upper', icon: CaseUpper },
] as const
const lists = [
  { value: 'none', icon: Minus },
  { value: 'bullets', icon: List },
  { value: 'numbers', icon: ListOrdered },
] as const
const places = [
  { value: 'top', icon: AlignVerticalJustifyStart },
  { value: 'middle', icon: AlignVerticalJustifyCenter },
  { value: 'bottom', icon: AlignVerticalJustifyEnd },
] as const

export function ParagraphFields({ editor, layers, change }: TextProperties) {
  const common = <Value,>(of: (data: TextData) => Value) => commonValue(layers, ({ data }) => of(data))
  const spacing = common((data) => data.letterSpacing ?? 0)
  return (
    <>
      <Grid columns={2} gap={8}>
        <NumberField
          label={propertyTexts.letterSpacing}
          value={typeof spacing === 'number' ? spacing * 100 : mixed}
          rules={letterSpacing}
          onChange={(percent) =>
            change('letterSpacing', () => ({ letterSpacing: percent === 0 ? undefined : percent / 100 }))
          }
        />
        <IconChoice
          label={propertyTexts.textCase.label}
          value={common((data) => data.textCase ?? 'none')}
          options={cases.map((each) => ({ ...each, label: propertyTexts.textCase[each.value] }))}
          onChange={(value) => change('textCase', () => ({ textCase: value === 'none' ? undefined : value }))}
        />
        <IconChoice
          label={propertyTexts.textAlign.label}
          value={common((data) => data.textAlign)}
          options={alignments.map((each) => ({ ...each, label: propertyTexts.textAlign[each.value] }))}
          onChange={(textAlign) => change('textAlign', () => ({ textAlign }))}
        />
        <IconChoice
          label={propertyTexts.verticalAlign.label}
          value={common((data) => data.verticalAlign ?? 'top')}
          options={places.map((each) => ({ ...each, label: propertyTexts.verticalAlign[each.value] }))}
          onChange={(place) => change('verticalAlign', () => ({ verticalAlign: place === 'top' ? undefined : place }))}
        />
        <IconChoice
          label={propertyTexts.list.label}
          value={common((data) => data.list ?? 'none')}
          options={lists.map((each) => ({ ...each, label: propertyTexts.list[each.value] }))}
          onChange={(list) => change('list', () => ({ list: list === 'none' ? undefined : list }))}
        />
      </Grid>
      <SelectField
        label={propertyTexts.hyphenation.label}
        value={common((data) => data.hyphenation ?? 'none')}
        options={[
          { value: 'none' as const, label: propertyTexts.hyphenation.none },
          ...languageIds.map((language) => ({ value: language, label: formatLanguage(language) })),
        ]}
        onChange={(language) => void editor.hyphenate(language === 'none' ? undefined : language)}
      />
      <SwitchLine
        label={propertyTexts.autoFit}
        checked={common((data) => data.autoFit ?? false) === true}
        onChange={(isOn) => change('autoFit', () => ({ autoFit: isOn ? true : undefined }))}
      />
    </>
  )
}
