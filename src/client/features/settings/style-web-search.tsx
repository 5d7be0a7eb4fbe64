import { Lock } from 'lucide-react'
import { Badge } from '#client/ui/badge'
import { SwitchLine } from '#client/ui/switch'
import { modelFacts } from '#shared/rules/models'
import type { Options } from './choice-selects.tsx'
import type { StyleValues } from './style-values.ts'
import { styleTexts } from './texts.ts'

/**
 * Spec sections 5 and 6: only for models that can search and paid plans. A search that is on can always be turned off.
 */
export function StyleWebSearch({
  options,
  values,
  onChange,
}: {
  options: Options
  values: StyleValues
  onChange: (on: boolean) => void
}) {
  const isOn = values.defaultWebSearch
  const needsPlan = !options.capabilities.webSearch
  const needsModel = !modelFacts[values.defaultModel].hasWebSearch
  return (
    <SwitchLine
      label={styleTexts.form.webSearch}
      badge={
        needsPlan && (
          <Badge tone="brand" icon={Lock}>
            {styleTexts.form.proFeature}
          </Badge>
        )
      }
      hint={needsPlan ? styleTexts.form.needsPlan : needsModel && styleTexts.form.needsModel}
      checked={isOn}
      onChange={onChange}
      disabled={!isOn && (needsPlan || needsModel)}
    />
  )
}
