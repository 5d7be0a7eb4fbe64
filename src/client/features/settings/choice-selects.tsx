import type { ReactNode } from 'react'
import { formatLanguage, formatModel } from '#client/lib/formatting'
import type { PublicConfig } from '#client/queries/config'
import type { User } from '#client/queries/user'
import { Field } from '#client/ui/field'
import { Select } from '#client/ui/select'
import { type Language, languageIds } from '#shared/rules/languages'
import { isShownTo, type ModelId } from '#shared/rules/models'
import { modelTexts } from './texts.ts'

/** What there is to choose from, and what of it this person may choose. */
export interface Offer {
  models: PublicConfig['models']
  capabilities: User['capabilities']
}

export function labelOf(models: PublicConfig['models'], id: ModelId): string {
  return formatModel(id, models.find((model) => model.id === id)?.label ?? id)
}

/** Those that are set up, and the one that is chosen; those that can't be chosen say why. `none` is the choice of no model in particular. */
export function ModelSelect<Value extends ModelId | null>({
  label,
  hint,
  offer: { models, capabilities },
  none,
  value,
  onChange,
}: {
  label: string
  hint?: ReactNode
  offer: Offer
  none?: null extends Value ? string : undefined
  value: Value
  onChange: (model: Value) => void
}) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <Select {...control} value={value ?? ''} onChange={(event) => onChange((event.target.value || null) as Value)}>
          {none && <option value="">{none}</option>}
          {models
            .filter((model) => isShownTo(capabilities.models, model) || model.id === value)

            .map(({ id, label: given, isConfigured, audience }) => {
              const name = formatModel(id, given)
              const isAllowed = capabilities.models.includes(id)
              const reason = isConfigured && audience !== 'admins' ? modelTexts.needsPro : modelTexts.notConfigured
              return (
                <option key={id} value={id} disabled={!isAllowed}>
                  {isAllowed ? name : `${name} (${reason})`}
                </option>
              )
            })}
        </Select>
      )}
    </Field>
  )
}

export function LanguageSelect<Value extends Language | null>({
  label,
  none,
  value,
  onChange,
}: {
  label: string
  none?: null extends Value ? string : undefined
  value: Value
  onChange: (language: Value) => void
}) {
  return (
    <Field label={label}>
      {(control) => (
        <Select {...control} value={value ?? ''} onChange={(event) => onChange((event.target.value || null) as Value)}>
          {none && <option value="">{none}</option>}
          {languageIds.map((id) => (
            <option key={id} value={id}>
              {formatLanguage(id)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
