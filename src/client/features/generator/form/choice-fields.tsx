import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { breakpoints } from '#client/lib/breakpoints'
import { formatLanguage, formatModel } from '#client/lib/formatting'
import { useMediaQuery } from '#client/lib/use-media-query'
import { Badge } from '#client/ui/badge'
import { Field, FieldPair } from '#client/ui/field'
import { Select } from '#client/ui/select'
import { SwitchLine } from '#client/ui/switch'
import { type Language, languageIds } from '#shared/rules/languages'
import { isShownTo, type ModelId, modelFacts } from '#shared/rules/models'
import styles from './choice-fields.module.css'
import { FoldedFields } from './folded-fields.tsx'
import { type Choices, describeChoices, type Offer } from './resolve-choices.ts'
import { formTexts } from './texts.ts'
import type { GenerateForm } from './use-generate-form.ts'

/** How the post is to be written: style, model, language, web search. On phones one line, so that the button is near. */
export function ChoiceFields({ form, offer }: { form: GenerateForm; offer: Offer | undefined }) {
  const isPhone = useMediaQuery(breakpoints.phone)
  const fields = <AllChoices form={form} offer={offer} />
  if (!isPhone) return fields
  return (
    <FoldedFields title={formTexts.choices} now={describeChoices(form, offer)}>
      {fields}
    </FoldedFields>
  )
}

/** Disabled until it is known what there is. */
function AllChoices({ form, offer }: { form: GenerateForm; offer: Offer | undefined }) {
  const { choices, change, pickStyle } = form
  return (
    <>
      <ChoiceField
        label={formTexts.style.label}
        chosen={choices?.contentStyleId}
        onPick={(value) => pickStyle(Number(value))}
      >
        {offer && <StyleOptions {...offer} />}
      </ChoiceField>
      <FieldPair className={styles.pair}>
        <ChoiceField
          label={formTexts.model.label}
          chosen={choices?.model}
          onPick={(value) => change({ model: value as ModelId })}
        >
          {offer && <ModelOptions {...offer} />}
        </ChoiceField>
        <ChoiceField
          label={formTexts.language.label}
          chosen={choices?.language}
          onPick={(value) => change({ language: value as Language })}
        >
          {offer && <LanguageOptions />}
        </ChoiceField>
      </FieldPair>
      <WebSearchField offer={offer} choices={choices} onChange={(webSearch) => change({ webSearch })} />
    </>
  )
}

/** @param children the options; none as long as they are not known */
function ChoiceField({
  label,
  chosen,
  onPick,
  children,
}: {
  label: string
  chosen: string | number | null | undefined
  onPick: (value: string) => void
  children: ReactNode
}) {
  return (
    <Field label={label}>
      {(control) => (
        <Select {...control} disabled={!children} value={chosen ?? ''} onChange={(event) => onPick(event.target.value)}>
          {children}
        </Select>
      )}
    </Field>
  )
}

function StyleOptions({ sharedStyles, userStyles }: Pick<Offer, 'sharedStyles' | 'userStyles'>) {
  const optionOf = ({ id, name }: { id: number; name: string }) => (
    <option key={id} value={id}>
      {name}
    </option>
  )
  const shared = sharedStyles.map(optionOf)
  if (userStyles.length === 0) return shared
  return (
    <>
      <optgroup label={formTexts.style.own}>{userStyles.map(optionOf)}</optgroup>
      <optgroup label={formTexts.style.shared}>{shared}</optgroup>
    </>
  )
}

/** Those that are set up; which of them need Pro is said. */
function ModelOptions({ config, capabilities }: Pick<Offer, 'config' | 'capabilities'>) {
  return config.models
    .filter((model) => isShownTo(capabilities.models, model))
    .map(({ id, label: given }) => {
      const label = formatModel(id, given)
      const isAllowed = capabilities.models.includes(id)
      return (
        <option key={id} value={id} disabled={!isAllowed}>
          {isAllowed ? label : `${label} (${formTexts.model.needsPro})`}
        </option>
      )
    })
}

function LanguageOptions() {
  return languageIds.map((id) => (
    <option key={id} value={id}>
      {formatLanguage(id)}
    </option>
  ))
}

/** Needs a paid plan and a model that can search (spec section 6); the switch says which of the two is missing. */
function WebSearchField({
  offer,
  choices,
  onChange,
}: {
  offer: Offer | undefined
  choices: Choices | null
  onChange: (on: boolean) => void
}) {
  const texts = formTexts.webSearch
  const needsPlan = offer !== undefined && !offer.capabilities.webSearch
  const needsModel = choices !== null && !modelFacts[choices.model].hasWebSearch
  return (
    <SwitchLine
      label={texts.label}
      badge={
        needsPlan && (
          <Badge tone="brand" icon={Lock}>
            {texts.badge}
          </Badge>
        )
      }
      hint={needsPlan ? texts.needsPlan : needsModel ? texts.needsModel : texts.hint}
      checked={choices?.webSearch ?? false}
      onChange={onChange}
      disabled={!offer || needsPlan || needsModel}
    />
  )
}
