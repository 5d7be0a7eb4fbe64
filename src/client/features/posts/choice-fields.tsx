import { Lock } from 'lucide-react'
import { Badge } from '#client/ui/badge'
import { Field } from '#client/ui/field'
import { Select } from '#client/ui/select'
import { SwitchLine } from '#client/ui/switch'
import { type Language, languageIds, languages } from '#shared/rules/languages'
import type { ModelId } from '#shared/rules/models'
import { type Choices, hasWebSearch, type Offer } from './resolve-choices.ts'
import { generatorTexts } from './texts.ts'
import type { GenerateForm } from './use-generate-form.ts'

/** How the post is to be written: style, model, language, web search. Disabled until it is known what there is. */
export function ChoiceFields({ form, offer }: { form: GenerateForm; offer: Offer | undefined }) {
  return (
    <>
      <StyleField offer={offer} chosen={form.choices?.contentStyleId ?? null} onPick={form.pickStyle} />
      <div className="pair">
        <ModelField offer={offer} chosen={form.choices?.model} onPick={(model) => form.change({ model })} />
        <LanguageField
          isReady={offer !== undefined}
          chosen={form.choices?.language}
          onPick={(language) => form.change({ language })}
        />
      </div>
      <WebSearchField offer={offer} choices={form.choices} onChange={(webSearch) => form.change({ webSearch })} />
    </>
  )
}

function StyleField({
  offer,
  chosen,
  onPick,
}: {
  offer: Offer | undefined
  chosen: number | null
  onPick: (id: number) => void
}) {
  const shared = offer?.sharedStyles ?? []
  const own = offer?.userStyles ?? []
  const optionOf = ({ id, name }: { id: number; name: string }) => (
    <option key={id} value={id}>
      {name}
    </option>
  )
  return (
    <Field label={generatorTexts.style.label}>
      {(control) => (
        <Select
          {...control}
          disabled={!offer}
          value={chosen ?? ''}
          onChange={(event) => onPick(Number(event.target.value))}
        >
          {own.length === 0 ? (
            shared.map(optionOf)
          ) : (
            <>
              <optgroup label={generatorTexts.style.own}>{own.map(optionOf)}</optgroup>
              <optgroup label={generatorTexts.style.shared}>{shared.map(optionOf)}</optgroup>
            </>
          )}
        </Select>
      )}
    </Field>
  )
}

/** Every model is shown; those that can't be chosen say why. */
function ModelField({
  offer,
  chosen,
  onPick,
}: {
  offer: Offer | undefined
  chosen: ModelId | undefined
  onPick: (model: ModelId) => void
}) {
  return (
    <Field label={generatorTexts.model.label}>
      {(control) => (
        <Select
          {...control}
          disabled={!offer}
          value={chosen ?? ''}
          onChange={(event) => onPick(event.target.value as ModelId)}
        >
          {offer?.config.models.map(({ id, label, isConfigured }) => {
            const isAllowed = offer.capabilities.models.includes(id)
            const reason = isConfigured ? generatorTexts.model.needsPro : generatorTexts.model.notConfigured
            return (
              <option key={id} value={id} disabled={!isAllowed}>
                {isAllowed ? label : `${label} (${reason})`}
              </option>
            )
          })}
        </Select>
      )}
    </Field>
  )
}

function LanguageField({
  isReady,
  chosen,
  onPick,
}: {
  isReady: boolean
  chosen: Language | undefined
  onPick: (language: Language) => void
}) {
  return (
    <Field label={generatorTexts.language.label}>
      {(control) => (
        <Select
          {...control}
          disabled={!isReady}
          value={chosen ?? ''}
          onChange={(event) => onPick(event.target.value as Language)}
        >
          {isReady &&
            languageIds.map((id) => (
              <option key={id} value={id}>
                {languages[id].label}
              </option>
            ))}
        </Select>
      )}
    </Field>
  )
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
  const texts = generatorTexts.webSearch
  const needsPlan = offer !== undefined && !offer.capabilities.webSearch
  const needsModel = offer !== undefined && choices !== null && !hasWebSearch(choices.model, offer)
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
