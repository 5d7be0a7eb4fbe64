import type { ReactNode } from 'react'
import { formatLanguage, formatModel } from '#client/lib/formatting'
import type { PublicConfig } from '#client/queries/config'
import type { User } from '#client/queries/user'
import { Field } from '#client/ui/field'
import { Select } from '#client/ui/select'
import { type Language, languageIds } from '#shared/rules/languages'
import { isShownTo, type ModelId } from '#shared/rules/models'
import { addressWords, type ReaderAddress, readerAddresses } from '#shared/rules/reader-address'
import { addressTexts, modelTexts } from './texts.ts'

/** The options, and which of them this person may choose. */
export interface Options {
  models: PublicConfig['models']
  capabilities: User['capabilities']
}

export function labelOf(models: PublicConfig['models'], id: ModelId): string {
  return formatModel(id, models.find((model) => model.id === id)?.label ?? id)
}

/** The configured models and the chosen one; unavailable ones say why. `none` means no particular model. */
export function ModelSelect<Value extends ModelId | null>({
  label,
  hint,
  options: { models, capabilities },
  none,
  value,
  onChange,
}: {
  label: string
  hint?: ReactNode
  options: Options
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
  hint,
  none,
  value,
  onChange,
}: {
  label: string
  hint?: string
  none?: null extends Value ? string : undefined
  value: Value
  onChange: (language: Value) => void
}) {
  return (
    <Field label={label} hint={hint}>
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

/**
 * How posts address their readers. Null where the language has one form for everybody.
 * @param language null: posts of any language
 * @param none what applies without a choice
 */
export function AddressSelect({
  language,
  none,
  value,
  onChange,
}: {
  language: Language | null
  none: string
  value: ReaderAddress | null
  onChange: (address: ReaderAddress | null) => void
}) {
  const words = language === null ? Object.values(addressWords) : [addressWords[language]]
  const known = words.filter((each) => each !== null)
  if (known.length === 0) return null
  return (
    <Field label={addressTexts.label}>
      {(control) => (
        <Select
          {...control}
          value={value ?? ''}
          onChange={({ target }) => onChange(readerAddresses.find((each) => each === target.value) ?? null)}
        >
          <option value="">{none}</option>
          {readerAddresses.map((each) => (
            <option key={each} value={each}>
              {addressTexts[each]([...new Set(known.map((word) => word[each]))].join(', '))}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
