import { Lock } from 'lucide-react'
import { Badge } from '#client/ui/badge'
import { SwitchLine } from '#client/ui/switch'
import { modelFacts } from '#shared/rules/models'
import type { Offer } from './choice-selects.tsx'
import type { StyleValues } from './style-values.ts'
import { styleTexts } from './texts.ts'

/** Spec sections 5 and 6: for models that can search and paid plans only. What was on before can always be turned off. */
export function StyleWebSearch({
  offer,
  values,
  onChange,
}: {
  offer: Offer
  values: StyleValues
  onChange: (on: boolean) => void
}) {
  const isOn = values.defaultWebSearch
  const needsPlan = !offer.capabilities.webSearch
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
      hint={
        needsPlan ? styleTexts.form.needsPlan : needsModel ? styleTexts.form.needsModel : styleTexts.form.webSearchHint
      }
      checked={isOn}
      onChange={onChange}
      disabled={!isOn && (needsPlan || needsModel)}
    />
  )
}
