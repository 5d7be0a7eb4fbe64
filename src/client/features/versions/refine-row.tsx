import { ChevronDown } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { formatLanguage, formatModel } from '#client/lib/formatting'
import type { PublicConfig } from '#client/queries/config'
import { Button } from '#client/ui/button'
import { Cluster } from '#client/ui/layout'
import { Select } from '#client/ui/select'
import { Text } from '#client/ui/text'
import { type Language, languageIds } from '#shared/rules/languages'
import type { ModelId } from '#shared/rules/models'
import { type RefinementKind, refinementKinds } from '#shared/rules/refinements'
import styles from './refine-panel.module.css'
import { refiningTexts } from './texts.ts'
import type { Wish } from './use-refining.ts'

const plainKinds = refinementKinds.filter((kind) => kind !== 'translation' && kind !== 'instruction')

/** What can be made of a post, and with which model. */
export function RefineRow({
  titleId,
  model,
  models,
  language,
  isDisabled,
  busyWith,
  onModel,
  onRefine,
  onOpenings,
}: {
  titleId: string
  model: ModelId
  /** Those the author may use. */
  models: PublicConfig['models']
  /** The one the post is in. */
  language: Language
  isDisabled: boolean
  busyWith: RefinementKind | 'openings' | null
  onModel: (model: ModelId) => void
  onRefine: (wish: Pick<Wish, 'kind' | 'language'>) => void
  onOpenings: () => void
}) {
  const id = useId()
  const [isTranslating, setIsTranslating] = useState(false)
  const translate = useRef<HTMLButtonElement>(null)
  const isComposer = model === 'composer'
  const common = { size: 'sm', 'aria-describedby': `${id}-hint` } as const
  const stateOf = (kind: typeof busyWith) => ({ pending: busyWith === kind, disabled: isDisabled && busyWith !== kind })

  return (
    <>
      <Cluster>
        <h3 id={titleId}>{refiningTexts.title}</h3>
        {models.length > 1 && (
          <Cluster as="span" wrap={false} className={styles.end}>
            <label className={styles.label} htmlFor={`${id}-model`}>
              {refiningTexts.model}
            </label>
            <Select id={`${id}-model`} value={model} onChange={(event) => onModel(event.target.value as ModelId)}>
              {models.map((each) => (
                <option key={each.id} value={each.id}>
                  {formatModel(each.id, each.label)}
                </option>
              ))}
            </Select>
          </Cluster>
        )}
      </Cluster>
      <Cluster>
        {plainKinds.map((kind) => (
          <Button key={kind} {...common} {...stateOf(kind)} onClick={() => onRefine({ kind })}>
            {refiningTexts.kinds[kind]}
          </Button>
        ))}
        <Button
          {...common}
          pending={busyWith === 'translation'}
          disabled={isComposer || (isDisabled && busyWith !== 'translation')}
          iconAfter={ChevronDown}
          ref={translate}
          aria-expanded={isTranslating && !isComposer}
          aria-controls={`${id}-languages`}
          onClick={() => setIsTranslating(!isTranslating)}
        >
          {refiningTexts.kinds.translation}
        </Button>
        <Button {...common} {...stateOf('openings')} onClick={onOpenings}>
          {refiningTexts.openings}
        </Button>
      </Cluster>
      <Cluster
        id={`${id}-languages`}
        role="group"
        aria-label={refiningTexts.translateInto}
        hidden={!isTranslating || isComposer}
      >
        {languageIds
          .filter((each) => each !== language)
          .map((each) => (
            <Button
              key={each}
              size="sm"
              variant="quiet"
              disabled={isDisabled}
              onClick={() => {
                translate.current?.focus()
                setIsTranslating(false)
                onRefine({ kind: 'translation', language: each })
              }}
            >
              {formatLanguage(each)}
            </Button>
          ))}
      </Cluster>
      <Text size={12} tone="dim" id={`${id}-hint`}>
        {isComposer ? refiningTexts.composed : refiningTexts.withModel}
      </Text>
    </>
  )
}
