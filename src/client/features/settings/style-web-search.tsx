import { Lock } from 'lucide-react'
import { Badge } from '#client/ui/badge'
import { SwitchLine } from '#client/ui/switch'
import type { ModelId } from '#shared/rules/models'
import type { Offer } from './choice-selects.tsx'
import type { StyleValues } from './style-values.ts'
import { styleTexts } from './texts.ts'

const words = styleTexts.form

export function hasWebSearch({ models }: Offer, model: ModelId): boolean {
  return models.some(({ id, hasWebSearch }) => id === model && hasWebSearch)
}

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
  const needsModel = !hasWebSearch(offer, values.defaultModel)
  return (
    <SwitchLine
      label={words.webSearch}
      badge={
        needsPlan && (
          <Badge tone="brand" icon={Lock}>
            {words.proFeature}
          </Badge>
        )
      }
      hint={needsPlan ? words.needsPlan : needsModel ? words.needsModel : words.webSearchHint}
      checked={isOn}
      onChange={onChange}
      disabled={!isOn && (needsPlan || needsModel)}
    />
  )
}
