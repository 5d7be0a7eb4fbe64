import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatLanguage, formatModel, formatStyle } from '#client/lib/formatting'
import { Badge } from '#client/ui/badge'
import { Cluster } from '#client/ui/layout'
import { Select } from '#client/ui/select'
import { SwitchLine } from '#client/ui/switch'
import { type Language, languageIds } from '#shared/rules/languages'
import { isShownTo, type ModelId, modelFacts } from '#shared/rules/models'
import { type PostLength, postLengths } from '#shared/rules/post-brief'
import styles from './choice-line.module.css'
import type { Choices, FormOptions } from './resolve-choices.ts'
import { formTexts, shapeTexts } from './texts.ts'
import type { GenerateForm } from './use-generate-form.ts'

/** How to write the post, in one line: style, model, language, length, and below it web search. */
export function ChoiceLine({ form, options }: { form: GenerateForm; options: FormOptions | undefined }) {
  const { choices, brief, change, pickStyle } = form
  return (
    <div className={styles.choices}>
      <Cluster className={styles.line}>
        <Chip
          label={formTexts.style.label}
          chosen={choices?.contentStyleId}
          onPick={(value) => pickStyle(Number(value))}
        >
          {options && <StyleOptions {...options} />}
        </Chip>
        <Chip
          label={formTexts.model.label}
          chosen={choices?.model}
          onPick={(value) => change({ model: value as ModelId })}
        >
          {options && <ModelOptions {...options} />}
        </Chip>
        <Chip
          label={formTexts.language.label}
          chosen={choices?.language}
          onPick={(value) => change({ language: value as Language })}
        >
          {options && <LanguageOptions />}
        </Chip>
        <Chip
          label={shapeTexts.length}
          chosen={brief.length}
          onPick={(value) => change({ length: value as PostLength })}
        >
          {options && <LengthOptions />}
        </Chip>
      </Cluster>
      <WebSearchField options={options} choices={choices} onChange={(webSearch) => change({ webSearch })} />
    </div>
  )
}

/** A compact select. @param children the options; none until they have loaded, and it is disabled */
function Chip({
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
    <Select
      className={styles.chip}
      aria-label={label}
      title={label}
      disabled={!children}
      value={chosen ?? ''}
      onChange={(event) => onPick(event.target.value)}
    >
      {children}
    </Select>
  )
}

function StyleOptions({ sharedStyles, userStyles }: Pick<FormOptions, 'sharedStyles' | 'userStyles'>) {
  const optionOf = ({ id }: { id: number }, name: string) => (
    <option key={id} value={id}>
      {name}
    </option>
  )
  const shared = sharedStyles.map((style) => optionOf(style, formatStyle(style.name)))
  if (userStyles.length === 0) return shared
  return (
    <>
      <optgroup label={formTexts.style.own}>{userStyles.map((style) => optionOf(style, style.name))}</optgroup>
      <optgroup label={formTexts.style.shared}>{shared}</optgroup>
    </>
  )
}

/** The configured models; those that need Pro are labelled. */
function ModelOptions({ config, capabilities }: Pick<FormOptions, 'config' | 'capabilities'>) {
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

function LengthOptions() {
  return (Object.keys(postLengths) as PostLength[]).map((id) => (
    <option key={id} value={id}>
      {shapeTexts.lengths[id]}
    </option>
  ))
}

function canAnySearch({ config, capabilities }: FormOptions): boolean {
  return config.models.some((model) => isShownTo(capabilities.models, model) && modelFacts[model.id].hasWebSearch)
}

/**
 * Needs a paid plan and a model that can search (spec section 6); the switch says which of the two is missing. Where no
 * model can, there is nothing to switch.
 */
function WebSearchField({
  options,
  choices,
  onChange,
}: {
  options: FormOptions | undefined
  choices: Choices | null
  onChange: (on: boolean) => void
}) {
  const texts = formTexts.webSearch
  const needsPlan = options !== undefined && !options.capabilities.webSearch
  const needsModel = choices !== null && !modelFacts[choices.model].hasWebSearch
  if (options && !canAnySearch(options)) return null
  return (
    <div className={styles.webSearch}>
      <SwitchLine
        label={texts.label}
        badge={
          needsPlan && (
            <Badge tone="brand" icon={Lock}>
              {texts.badge}
            </Badge>
          )
        }
        hint={needsPlan ? texts.needsPlan : needsModel ? texts.needsModel : undefined}
        checked={choices?.webSearch ?? false}
        onChange={onChange}
        disabled={!options || needsPlan || needsModel}
      />
    </div>
  )
}
