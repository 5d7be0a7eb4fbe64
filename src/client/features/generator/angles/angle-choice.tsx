import { Text } from '#client/ui/text'
import type { Language } from '#shared/rules/languages'
import { languages } from '#shared/rules/languages'
import styles from './angle-choice.module.css'

export interface Choice {
  text: string
  /** What kind of suggestion it is, before it. */
  kind?: string | undefined
}

/** Lines of which one may be taken, and given back by a second press. */
export function AngleChoice({
  label,
  choices,
  chosen,
  language,
  onChoose,
}: {
  label: string
  choices: readonly Choice[]
  chosen: string | null
  /** Of the lines. */
  language: Language
  onChoose: (text: string | null) => void
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and these are buttons that go off again
    <div className={styles.choice} role="group" aria-label={label}>
      {choices.map(({ kind, text }) => (
        <button
          key={text}
          type="button"
          className={styles.line}
          aria-pressed={text === chosen}
          onClick={() => onChoose(text === chosen ? null : text)}
        >
          {kind && (
            <Text as="span" size={12} tone="dim" className={styles.kind}>
              {kind}
            </Text>
          )}
          <span lang={languages[language].code} dir="auto">
            {text}
          </span>
        </button>
      ))}
    </div>
  )
}
